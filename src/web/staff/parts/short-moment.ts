import type { Language } from '#domain/reference/languages.ts'
import { localeOf } from '#phrases/format.ts'

/** '09:32' today, '3 Nov' this year, '3 Nov 2025' before: in the reader's own zone. */
export function shortMoment(moment: string, now: Date, language: Language): string {
  const at = new Date(moment)
  const isToday = at.toDateString() === now.toDateString()
  const isThisYear = at.getFullYear() === now.getFullYear()
  const style: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }
  return new Intl.DateTimeFormat(localeOf(language), style).format(at)
}
