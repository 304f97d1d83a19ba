import { languages } from '../reference/languages.ts'
import { cleanText, foldText, latinDigits } from '../text.ts'
import { type CalendarDate, dateOf, daysInMonth, partsOf } from './calendar.ts'
import { besideDates } from './month-names.ts'
import { readOtherCalendar } from './other-calendar.ts'

/** The three fields of a date. */
export type TypedDate = { day: string; month: string; year: string }

/**
 * A date, or the fault: `empty` if all fields are, else the invalid field. A day beyond its month
 * comes with the month's length; `month` is 1 to 12.
 */
export type TypedDateResult =
  | { date: CalendarDate }
  | { fault: 'empty' | 'day' | 'month' | 'year' }
  | { fault: 'no-such-day'; year: number; month: number; days: number }

/** What people write at a number: '27.', '1er', '3月', '1990年', '1990 г.'. */
const besideNumber = /^(\d{1,4}) ?(?:[.,/-]+|st|nd|rd|th|er|[ºª]|[日号號일月월年년]|г\.?|года)$/iu

/**
 * Parses three typed fields. Months are numbers or names: `monthNames` repeats the twelve names
 * (January first) as `monthNamesOf` returns them. Years have four digits.
 */
export function parseTypedDate(typed: TypedDate, monthNames: readonly string[]): TypedDateResult {
  const [day, monthText, yearText] = [typed.day, typed.month, typed.year].map((part) =>
    latinDigits(cleanText(part)).replace(besideNumber, '$1'),
  ) as [string, string, string]
  if (!day && !monthText && !yearText) return { fault: 'empty' }
  const dayNumber = /^\d{1,2}$/.test(day) ? Number(day) : 0
  if (dayNumber < 1 || dayNumber > 31) return { fault: 'day' }
  const month = monthOf(monthText, monthNames)
  if (month === null) return { fault: 'month' }
  if (!/^[12]\d{3}$/.test(yearText)) return { fault: 'year' }
  const year = Number(yearText)
  const days = daysInMonth(year, month)
  if (dayNumber > days) return { fault: 'no-such-day', year, month, days }
  return { date: dateOf({ year, month, day: dayNumber }) }
}

/**
 * The last day of the month if only month or year of a complete date changed and its day no longer
 * exists; else null. A day typed with its month is never changed: the month may be the mistake.
 */
export function clampedDay(
  before: TypedDate,
  after: TypedDate,
  monthNames: readonly string[],
): number | null {
  if (after.day !== before.day || !('date' in parseTypedDate(before, monthNames))) return null
  const read = parseTypedDate(after, monthNames)
  return 'days' in read ? read.days : null
}

/** A trailing time: 'T00:00Z', '0:00:00 AM', '午前 0:00', 'um 14 Uhr', '00:00:00 GMT+0200 (CEST)'. */
const time =
  /(?:[T ,،、]+|(?<=[日일]))(?:(?:at|um|à|a las|saat|в) )?(?:[午上下][前後午]|오[전후])? ?(?:\d{1,2}[:h時点시]\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[-–] ?\d{1,2}:\d{2})?|\d{1,2}(?= ?(?:uhr|h|[ap]\.? ?m\.?|[時点时시])$)|(?<=T)\d{6})(?: ?(?:[A-Z]{1,4}|[ap]\.? ?m\.?|[時点时시分صم]))?(?: ?[+-]\d\d:?\d\d)?(?: \([^()]*\))?$/i

export const withoutTime = (text: string): string => text.replace(time, '').trim()

/** One letter stuck to digits, 'l5/03/1990' or '2l/03/1990': probably a digit misread. */
export const isSlip = (text: string): boolean =>
  /(?<![\p{L}\p{M}])[a-z](?=\d)|(?<=\d)[a-z](?=[^\p{L}\s]*\d)/iu.test(text)

/** '27th', '1er', '1.º', '27-го'. */
export const ordinal = /(\d)(?:st|nd|rd|th|er|e|\.?[ºª]|-?го)(?![\p{L}\p{N}])/giu
/** Longer texts are sentences. */
const longestDate = 100

let beside: ReadonlySet<string> | undefined

/**
 * Splits a complete date, '27/3/1990', '1990-03-27', 'Tuesday, 27th of March 1990' or '1990年3月27日',
 * also '平成2年3月27日' converted to our years; null if it is no single date: other words may name
 * another calendar. Ambiguous numbers are day first, as on our pages.
 */
export function splitDate(text: string, monthNames: readonly string[]): TypedDate | null {
  if (text.length > longestDate) return null
  const written = withoutTime(latinDigits(cleanText(text)))
  // Also what stands before a colon may name another calendar.
  const reckoned = readOtherCalendar(written)
  if (reckoned !== null) return reckoned === 'unreadable' ? null : typedDateOf(reckoned)
  const date = written
    .replace(/^[^\d:]{1,40}: ?/u, '')
    // A time with its place or zone.
    .replace(/[T ,]\d{1,2}:\d{2}.*$/u, '')
    .replace(/ ?\([^()]*\)$/u, '')
    .replace(ordinal, '$1')
    .replace(/^(\d{4})(\d{2})(\d{2})\.?$/, dayFirstOrYear)
  const parts = isSlip(date) ? [] : partsOfText(date, monthNames)
  if (parts.length !== 3) return null
  const [a, b, c] = parts as [string, string, string]
  const orders = [
    { day: c, month: b, year: a },
    { day: a, month: b, year: c },
    { day: b, month: a, year: c },
  ]
  return orders.find((typed) => 'date' in parseTypedDate(typed, monthNames)) ?? null
}

/** 20270210 and 10022027. */
function dayFirstOrYear(digits: string, year: string, month: string, day: string): string {
  const asYearFirst = parseTypedDate({ day, month, year }, [])
  if ('date' in asYearFirst) return `${year}-${month}-${day}`
  return `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 8)}`
}

/** Its numbers and its month, without the weekday and other words that dates have; none if a word is unknown. */
function partsOfText(date: string, monthNames: readonly string[]): string[] {
  beside ??= besideDates(languages)
  const known = beside
  const isBeside = (word: string) => known.has(foldText(word))
  const parts = date
    .replace(/(\d) ?[年月日号號년월일](?:生まれ|生|생)?/gu, '$1 ')
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  const words = parts.filter((part) => !/^\d/.test(part))
  const months = words.filter((word) => monthOf(word, monthNames) !== null)
  if (words.some((word) => !months.includes(word) && !isBeside(word))) return []
  const count = (of: readonly string[]) => new Set(of.map((word) => monthOf(word, monthNames))).size
  // 'mar, 10 feb': in Spanish a Tuesday.
  const isDay = (word: string) => [parts[0], parts.at(-1)].includes(word) && isBeside(word)
  const named = count(months) > 1 ? months.filter((word) => !isDay(word)) : months
  if (count(named) > 1) return []
  const at = parts.indexOf(named[0] ?? '')
  return parts.filter((part, index) => /^\d/.test(part) || index === at)
}

/** 1 to 12, or null. Accepts a name, or an unambiguous prefix of three letters or more. */
function monthOf(text: string, names: readonly string[]): number | null {
  const numbered = /^(\d{1,2})$/.exec(text)
  if (numbered) {
    const number = Number(numbered[1])
    return number >= 1 && number <= 12 ? number : null
  }
  const wanted = foldText(text).replace(/[.,]+$/, '')
  if (!wanted) return null
  const folded = names.map((name) => foldText(name).replace(/\.$/, ''))
  const exact = folded.indexOf(wanted)
  if (exact >= 0) return (exact % 12) + 1
  if (wanted.length < 3) return null
  const starts = new Set(
    folded.flatMap((name, index) => (name.startsWith(wanted) ? [(index % 12) + 1] : [])),
  )
  const [only] = starts
  return starts.size === 1 && only !== undefined ? only : null
}

/** A date as typed fields; empty for anything else. */
export function typedDateOf(date: string): TypedDate {
  const parts = partsOf(date)
  if (!parts) return { day: '', month: '', year: '' }
  const { day, month, year } = parts
  return { day: String(day), month: String(month), year: String(year).padStart(4, '0') }
}
