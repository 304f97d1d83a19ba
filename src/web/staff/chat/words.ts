import type { StaffChatSession } from '#contract/staff/chat.ts'
import type { Language } from '#domain/reference/languages.ts'
import { localeOf } from '#phrases/format.ts'
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

/** 'YYYY-MM-DD' of a moment where the reader is. */
export function dayOf(timestamp: string): string {
  const at = new Date(timestamp)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** 'Today', 'Yesterday', 'Tuesday 3 November', with the year when it is another one. */
export function dayWords(day: string, now: Date, t: Translate, language: Language): string {
  const midnight = new Date(`${day}T00:00:00`)
  const daysAgo = Math.round((startOfDay(now) - midnight.getTime()) / 86_400_000)
  if (daysAgo === 0) return t('staff.chat.talk.today')
  if (daysAgo === 1) return t('staff.chat.talk.yesterday')
  const isThisYear = midnight.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(midnight)
}

function startOfDay(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
}
