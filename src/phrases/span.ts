import type { Language } from '#domain/reference/languages.ts'

/** A stretch of time in words of a language, plural included: '90 days', '90 gün', '90 дней'. */
export function spanIn(
  language: Language,
): (count: number, unit: 'day' | 'hour' | 'month' | 'year') => string {
  return (count, unit) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** The forms that a language has for counted things, `#` where the number stands: '# business days'. */
export type CountForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/**
 * Counted things that are no unit of time, and units in a case that `spanIn` does not know, in texts that
 * are not ICU messages: `count(3, { one: '# business day', other: '# business days' })`.
 */
export function countIn(language: Language): (count: number, forms: CountForms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count))
}
