import { type Cents, currency } from '#domain/money.ts'
import type { Language } from '#domain/reference/languages.ts'

/** Our calendar and western digits in every language; English writes the day first. */
function localeOf(language: Language): string {
  return `${language === 'en' ? 'en-GB' : language}-u-ca-gregory-nu-latn`
}

/** '$1,234.00' as the language writes it. */
export function formatMoney(cents: Cents, language: Language): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(`${language}-u-nu-latn`, style).format(cents / 100)
}

/** A day, from 'YYYY-MM-DD' or from a moment in ISO 8601 (then in UTC): '21 November 2026'. */
export function formatDay(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(iso))
}

/** A moment in ISO 8601, in UTC and saying so: '21 November 2026 at 09:32:11 UTC'. */
export function formatMoment(iso: string, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf(language), style).format(new Date(iso))
}
