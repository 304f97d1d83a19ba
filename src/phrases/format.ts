import { type Cents, currency, fromDollars } from '#domain/money/money.ts'
import { directionOf, type Language } from '#domain/reference/languages.ts'
import { isCalendarDate } from '#domain/time/calendar.ts'

/** Our calendar and western digits in every language; English writes the day first. */
export function localeOf(language: Language): string {
  return `${language === 'en' ? 'en-GB' : language}-u-ca-gregory-nu-latn`
}

/** Addresses, numbers and sums keep their order among words that run from right to left. */
export function isolated(text: string, language: Language): string {
  // The mark that some formats begin with would turn what is isolated again.
  return directionOf(language) === 'rtl' ? `\u2066${text.replace(/\u200f/g, '')}\u2069` : text
}

type Zeros = 'auto' | 'stripIfInteger'

// A formatter costs a hundred times its use; languages, styles and time zones are few.
const moneyFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function kept<Format>(formats: Map<string, Format>, name: string, make: () => Format): Format {
  const format = formats.get(name) ?? make()
  formats.set(name, format)
  return format
}

const moneyFormat = (language: Language, zeros: Zeros): Intl.NumberFormat =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'currency',
    currency,
    // Where a bare $ may be another dollar, the symbol says whose it is; Japanese has words for that.
    currencyDisplay: language === 'ja' ? 'name' : 'symbol',
    trailingZeroDisplay: zeros,
  })

function sayMoney(cents: Cents, language: Language, zeros: Zeros): string {
  const format = kept(moneyFormats, `${language} ${zeros}`, () => moneyFormat(language, zeros))
  const text = isolated(format.format(cents / 100), language)
  // What is isolated reads from left to right: there, Arabic too has the currency before the amount.
  return text.replace(/([\d.,]+)\u00a0(US\$)(?=\u2069$)/, '$2\u00a0$1')
}

/** '$1,234.00' as the language writes it: 'US$1,234.00', '1,234.00米ドル'. */
export const formatMoney = (cents: Cents, language: Language): string =>
  sayMoney(cents, language, 'auto')

/** '$233' for whole dollars, '$62.50' otherwise, as the language writes it. */
export const formatPrice = (cents: Cents, language: Language): string =>
  sayMoney(cents, language, 'stripIfInteger')

/** The same for the API's dollars. */
export const formatDollars = (dollars: number, language: Language): string =>
  formatPrice(fromDollars(dollars), language)

/** A day or moment in a style of Intl, which does not know that French calls the first of a month '1er'. */
export function formatDate(
  date: Date,
  style: Intl.DateTimeFormatOptions,
  language: Language,
): string {
  const name = `${language} ${JSON.stringify(style)}`
  const make = () => new Intl.DateTimeFormat(localeOf(language), style)
  const text = kept(dateFormats, name, make).format(date)
  return language === 'fr'
    ? text.replace(/(^|\D)1 (?=\p{L})/u, (_, before) => `${before}1er `)
    : text
}

/** A day, from 'YYYY-MM-DD' or from a moment in ISO 8601 (then in UTC): '21 November 2026'. */
export const formatDay = (iso: string, language: Language): string =>
  formatDate(new Date(iso), { dateStyle: 'long', timeZone: 'UTC' }, language)

/** A day that is never broken at the end of a line. */
export const formatWholeDay = (iso: string, language: Language): string =>
  formatDay(iso, language)
    .replaceAll(' ', '\u00A0')
    .replaceAll(/(?=[年月日])|(?<=[年月])/g, '\u2060')

/**
 * What somebody typed for others to read: a day as 2026-12-31 in their language, anything else as it is,
 * isolated where it runs the other way.
 */
export function formatTyped(typed: string, language: Language): string {
  if (isCalendarDate(typed)) return formatDay(typed, language)
  return /\p{Script=Arabic}/u.test(typed) ? typed : isolated(typed, language)
}

/** A moment in ISO 8601, in UTC and saying so: '21 November 2026 at 09:32:11 UTC'. */
export const formatMoment = (iso: string, language: Language): string =>
  formatDate(new Date(iso), { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }, language)

const commas: Partial<Record<Language, string>> = { ar: '، ', ja: '、', zh: '、' }

/** Things one after the other: 'passport photo, flight ticket'. */
export function formatList(things: readonly string[], language: Language): string {
  return things.join(commas[language] ?? ', ')
}

/** What stands between two sentences: Chinese and Japanese leave no space. */
export const sentenceGap = (language: Language): string =>
  language === 'zh' || language === 'ja' ? '' : ' '

/** Sentences one after the other. */
export function formatSentences(sentences: readonly string[], language: Language): string {
  return sentences.filter(Boolean).join(sentenceGap(language))
}

export type Named = Readonly<{ firstName: string; lastName: string }>

const surnameFirst: readonly Language[] = ['ja', 'ko', 'zh']

/** Whether forms in a language ask for the surname first, and names begin with it. */
export const writesSurnameFirst = (language: Language): boolean => surnameFirst.includes(language)

/** The name of a traveller, as far as it is typed, in the order of the language that is read. */
export function formatName({ firstName, lastName }: Named, language: Language): string {
  const parts = [firstName.trim(), lastName.trim()].filter(Boolean)
  return (writesSurnameFirst(language) ? parts.reverse() : parts).join(' ')
}

const otherScripts: readonly Language[] = ['ar', 'ja', 'ko', 'ru', 'zh']

/** Whether a language is written in Latin letters, in which the authority wants its answers. */
export const isWrittenInLatin = (language: Language): boolean => !otherScripts.includes(language)

export type DatePart = 'day' | 'month' | 'year'

/** The parts of a date in the order in which a language writes them. */
export function datePartsOf(language: Language): readonly DatePart[] {
  return new Intl.DateTimeFormat(localeOf(language))
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter((type): type is DatePart => /^(day|month|year)$/.test(type))
}
