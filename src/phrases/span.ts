import type { Language } from '#domain/reference/languages.ts'

/** A stretch of time in words of a language, plural included: '90 days', '90 gün', '90 дней'. */
export function spanIn(
  language: Language,
): (count: number, unit: 'day' | 'month' | 'year') => string {
  return (count, unit) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
