import type { Language } from '#domain/reference/languages.ts'
import { localeOf } from '#phrases/format.ts'

/** '21 November 2026' from 'YYYY-MM-DD' (a day, without zone). */
export function sayDay(day: string, language: Language): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf(language), style).format(new Date(day))
}

/** '21 Nov 2026' from 'YYYY-MM-DD', where there is little room. */
export function sayShortDay(day: string, language: Language): string {
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf(language), style).format(new Date(day))
}

/** '21 Nov 2026, 09:32' from a moment in ISO 8601, in the reader's own zone. */
export function sayMoment(moment: string, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(localeOf(language), style).format(new Date(moment))
}

/** '09:32' in the reader's own zone. */
export function sayTime(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(
    new Date(moment),
  )
}

/** '312 kB', '1.9 MB': thousands, as the hints about files count. */
export function saySize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1024 * 1024
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / (1024 * 1024) : Math.max(1, bytes / 1024))
}
