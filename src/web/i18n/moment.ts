import type { Language } from '#domain/reference/languages.ts'
import { formatDate, formatWholeDay, localeOf } from '#phrases/format.ts'

/** '21 November 2026' from 'YYYY-MM-DD' (a date without zone), never broken at the end of a line. */
export const sayDay = (day: string, language: Language): string => formatWholeDay(day, language)

/** '21 Nov 2026' from 'YYYY-MM-DD', for small spaces. */
export const sayShortDay = (day: string, language: Language): string =>
  formatDate(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' }, language)

/** '21 Nov 2026, 09:32' from a moment in ISO 8601, in the reader's time zone. */
export const sayMoment = (moment: string, language: Language): string =>
  formatDate(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' }, language)

/** '09:32' in the reader's time zone. */
export function sayTime(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(
    new Date(moment),
  )
}

/** '312 kB', '1.9 MB': decimal units, as in the hints about files. */
export function saySize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1024 * 1024
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / (1024 * 1024) : Math.max(1, bytes / 1024))
}
