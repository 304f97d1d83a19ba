import type { Language } from '#domain/reference/languages.ts'
import { localeOf } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'

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
