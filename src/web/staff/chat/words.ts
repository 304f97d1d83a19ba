import type { StaffChatSession } from '#contract/staff/chat.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { staffPages } from '../../paths.ts'

type Who = Pick<StaffChatSession, 'userEmail' | 'userName'>

export const chatPath = (sessionId?: string): string =>
  `${staffPages.admin}/chat${sessionId ? `/${sessionId}` : ''}`

/** Name or e-mail address of the visitor, 'Anonymous User' when they gave neither. */
export function visitorWords({ userEmail, userName }: Who, t: Translate): string {
  return userName ?? userEmail ?? t('staff.chat.visitor.anonymous')
}

/** A language as the reader calls it. */
export function languageWords(language: Language, reader: Language): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
}
