import { languages } from '../reference/languages.ts'
import { cleanText, foldText, latinDigits } from '../text.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import { besideDates, monthNamesOf } from '../time/month-names.ts'
import { readOtherCalendar } from '../time/other-calendar.ts'
import { isSlip, ordinal, parseTypedDate, type TypedDate, withoutTime } from '../time/typed-date.ts'

/** Order of day and month where both readings are possible. */
export type DayOrder = 'day-first' | 'month-first'

/** A day its month does not have, as written, and the month's length. */
type NoSuchDay = { fault: 'no-such-day'; typed: TypedDate; month: number; days: number }

/** `ambiguous`: 3/4/1990 without a known order. */
export type DateCell = { date: CalendarDate } | { fault: 'ambiguous' | 'unreadable' } | NoSuchDay

type DateReading = Readonly<{
  order: DayOrder | null
  /** The latest year a two-digit year may mean: 2026 for births, later for expiries. */
  latestYear: number
}>

const unreadable = { fault: 'unreadable' } as const
/** Excel's day 1 is 1900-01-01, and it treats 1900 as a leap year. */
const excelEpoch = '1899-12-30'
/** March 1908 to 2099: smaller numbers are a year, of our calendar or another, or nothing. */
const excelDays = { from: 3000, to: 73_050 }
/** Gregorian years. Others are of an unknown calendar. */
const ourYears = { from: 1850, to: 2199 }

/** Parses a date cell. Invalid dates and unknown words are unreadable: a word may name another calendar. */
export function readDateCell(text: string, reading: DateReading): DateCell {
  const cell = withoutTime(latinDigits(cleanText(text.slice(0, 60))).replace(ordinal, '$1'))
  const serial = /^(\d{4,5})(?:\.\d+)?$/.exec(cell)
  if (serial) return fromSerial(Number(serial[1]))
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(cell)
  if (compact) {
    const asYearFirst = realDate(compact[1], compact[2], compact[3])
    if (!('fault' in asYearFirst) || asYearFirst.fault !== 'unreadable') return asYearFirst
    return fromNumbers([cell.slice(0, 2), cell.slice(2, 4), cell.slice(4)], cell, reading)
  }
  const reckoned = readOtherCalendar(cell)
  if (reckoned !== null) return reckoned === 'unreadable' ? unreadable : { date: reckoned }
  return fromParts(cell, reading)
}

function fromParts(cell: string, reading: DateReading): DateCell {
  const spaced = cell.replace(/(\d)([年月日号號년월일])(生まれ|生|생)?/g, '$1 $2 $3 ')
  // 年 after two digits counts by an unnamed era.
  if (isSlip(cell) || /(^|\D)\d{1,3} 년|(^|\D)\d{1,3} 年/.test(spaced)) return unreadable
  const parts = spaced.match(/\d+|\p{L}[\p{L}\p{M}]*/gu) ?? []
  const numbers = parts.filter((part) => /^\d/.test(part))
  const words = withPairs(parts.filter((part) => !/^\d/.test(part)).map(foldText))
  const monthsOf = new Map(words.map((word) => [word, monthOf(word)]))
  const named = words.filter((word) => monthsOf.get(word) !== null)
  const isMany = new Set(named.map((word) => monthsOf.get(word))).size > 1
  // 'mar, 10 feb': in Spanish a Tuesday.
  const isDay = (word: string) =>
    isMany && parts[0] && foldText(parts[0]) === word && isBeside(word)
  const months = named.flatMap((word) => (isDay(word) ? [] : (monthsOf.get(word) ?? [])))
  const [month] = months
  const isKnown = words.every((word) => monthsOf.get(word) !== null || isBeside(word))
  if (!isKnown || new Set(months).size > 1) return unreadable
  if (numbers.length === 3 && month === undefined) return fromNumbers(numbers, cell, reading)
  if (numbers.length !== 2 || month === undefined) return unreadable
  return fromWords(month, numbers, reading)
}

/** Months of two words: 'كانون الثاني'. */
function withPairs(words: readonly string[]): readonly string[] {
  const [first, second, ...more] = words
  if (first === undefined || second === undefined) return words
  const pair = `${first} ${second}`
  return monthsByName().has(pair)
    ? [pair, ...withPairs(more)]
    : [first, ...withPairs(words.slice(1))]
}

function fromSerial(days: number): DateCell {
  if (days < excelDays.from || days > excelDays.to) return unreadable
  return { date: addDays(excelEpoch, days) }
}

/** 1990-03-27, 27.3.1990, 3/27/1990, 1990年3月27日. */
function fromNumbers(numbers: readonly string[], cell: string, reading: DateReading): DateCell {
  const [a = '', b = '', c = ''] = numbers
  if (a.length === 4) return realDate(a, b, c)
  const year = yearOf(c, reading.latestYear)
  const asDayFirst = realDate(year, b, a)
  const asMonthFirst = realDate(year, a, b)
  const unreal = [asDayFirst, asMonthFirst].find(
    (read) => 'fault' in read && read.fault === 'no-such-day',
  )
  // Dates with dots are never month-first.
  if (cell.includes('.') || 'fault' in asMonthFirst) {
    return 'fault' in asDayFirst ? (unreal ?? asDayFirst) : asDayFirst
  }
  if ('fault' in asDayFirst || asDayFirst.date === asMonthFirst.date) return asMonthFirst
  if (reading.order === null) return { fault: 'ambiguous' }
  return reading.order === 'day-first' ? asDayFirst : asMonthFirst
}

/** 27 Mar 1990, March 27th, 1990, 27 de marzo de 1990. */
function fromWords(
  month: number,
  [a = '', b = '']: readonly string[],
  { latestYear }: DateReading,
): DateCell {
  const [year, day] = a.length === 4 ? [a, b] : [b, a]
  return realDate(yearOf(year, latestYear), String(month), day)
}

function yearOf(digits: string, latestYear: number): string {
  if (digits.length !== 2) return digits
  const inCentury = Math.floor(latestYear / 100) * 100 + Number(digits)
  return String(inCentury > latestYear ? inCentury - 100 : inCentury)
}

function realDate(year = '', month = '', day = ''): DateCell {
  if (year.length !== 4 || month.length > 2 || day.length > 2) return unreadable
  if (Number(year) < ourYears.from || Number(year) > ourYears.to) return unreadable
  const typed = { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
  const read = parseTypedDate(typed, [])
  if ('date' in read) return read
  if (read.fault !== 'no-such-day') return unreadable
  return { fault: 'no-such-day', typed, month: read.month, days: read.days }
}

/** Languages whose dates are read: ours and those of many visitors. */
export const readLanguages = [
  ...languages,
  ...'it|pt|nl|pl|cs|sk|hu|ro|sv|da|nb|fi|el|uk|bg|hr|sr-Latn|sl|et|lv|lt|id|ms|sw'.split('|'),
]
const roman = 'i|ii|iii|iv|v|vi|vii|viii|ix|x|xi|xii'.split('|')

let beside: ReadonlySet<string> | undefined
const isBeside = (word: string): boolean => {
  beside ??= besideDates(readLanguages)
  return beside.has(word)
}

let known: Map<string, Set<number>> | undefined

function monthsByName(): ReadonlyMap<string, ReadonlySet<number>> {
  if (known) return known
  const months = new Map<string, Set<number>>()
  for (const [index, name] of [...roman, ...readLanguages.flatMap(monthNamesOf)].entries()) {
    const key = foldText(name).replace(/\.$/, '')
    months.set(key, (months.get(key) ?? new Set()).add((index % 12) + 1))
  }
  known = months
  return months
}

/**
 * The month of a folded word: full, or an unambiguous prefix. Null where languages differ: 'lis' is
 * November in Polish and October in Croatian.
 */
function monthOf(wanted: string): number | null {
  const known = monthsByName()
  const exact = known.get(wanted)
  const isPrefix = exact === undefined && wanted.length > 2 && !isBeside(wanted)
  const fits = isPrefix
    ? new Set([...known].flatMap(([name, all]) => (name.startsWith(wanted) ? [...all] : [])))
    : (exact ?? new Set<number>())
  const [only] = fits
  return fits.size === 1 && only !== undefined ? only : null
}
