import type { Language } from '#domain/reference/languages.ts'
import type { ReadyTime } from '#domain/rules/rules.ts'

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

/** A promised time as parameters of a phrase, which says one number where both ends are it: `apart` is 0. */
export function readyParams(time: ReadyTime): Readonly<Record<string, number>> {
  const { most } = time
  return time.unit === 'hours' ? { most } : { least: time.least, most, apart: most - time.least }
}

type Range = Readonly<{ least: number; most: number }>

/** The same in other texts, before the end of a range: nothing where both ends are alike. */
export const opening = ({ least, most }: Range, say: (least: number) => string): string =>
  least === most ? '' : say(least)

/** A Sunday. */
const firstDay = Date.UTC(2026, 0, 4)

/** Days of the week, 0 is Sunday: 'Monday – Friday', and each by its name where they do not follow one another. */
export function weekdaysIn(language: Language): (days: readonly number[]) => string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const list = new Intl.ListFormat(language)
  const moment = (day: number) => firstDay + day * 24 * 60 * 60_000
  return (days) => {
    const starts = days.filter((day) => !days.includes((day + 6) % 7))
    const [first = 0, ...others] = starts
    const inOrder = Array.from({ length: 7 }, (_, day) => first + day).filter((day) =>
      days.includes(day % 7),
    )
    return others.length === 0 && inOrder.length > 2
      ? format.formatRange(moment(first), moment(first + inOrder.length - 1))
      : list.format(inOrder.map((day) => format.format(moment(day))))
  }
}
