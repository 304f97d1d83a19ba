import type { StaffChatSession } from '#contract/staff/chat.ts'
import type { Translate } from '#phrases/translate.ts'
import { staffPages } from '../../paths.ts'
import { addressWords } from '../parts/messenger/messenger.ts'

type Who = Pick<StaffChatSession, 'userEmail' | 'userName' | 'messenger'>

export const chatPath = (sessionId?: string): string =>
  `${staffPages.admin}/chat${sessionId ? `/${sessionId}` : ''}`

export const emailPath = (id: string): string => `${chatPath()}/email/${id}`

/** Name, e-mail address or number of the visitor, 'Anonymous User' when we know none. */
export function visitorWords({ userEmail, userName, messenger }: Who, t: Translate): string {
  const number = messenger && addressWords(messenger)
  return userName ?? userEmail ?? number ?? t('staff.chat.visitor.anonymous')
}
