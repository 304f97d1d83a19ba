import { cleanText, foldText, latinDigits } from '../text.ts'
import { type CalendarDate, dateOf, daysInMonth, partsOf } from './calendar.ts'
import { readOtherCalendar } from './other-calendar.ts'

/** What stands in the three fields of a date. */
export type TypedDate = { day: string; month: string; year: string }

/**
 * A day, or what is wrong: `empty` when nothing at all was typed, else the field at fault. A day that
 * its month does not have is named with the length of that month; `month` is 1 to 12.
 */
export type TypedDateResult =
  | { date: CalendarDate }
  | { fault: 'empty' | 'day' | 'month' | 'year' }
  | { fault: 'no-such-day'; year: number; month: number; days: number }

/**
 * A date from three typed fields. Months are numbers or names: `monthNames` holds the twelve names any
 * number of times over (January first), as `monthNamesOf` gives them. Years have four digits.
 */
export function parseTypedDate(typed: TypedDate, monthNames: readonly string[]): TypedDateResult {
  const [day, monthText, yearText] = [typed.day, typed.month, typed.year].map((part) =>
    latinDigits(cleanText(part)),
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
 * The last day of the month where only month or year of a whole date were changed, and the day that
 * stood there does not exist any more; null otherwise. A day that was typed with its month is never
 * changed: it may be the month that is wrong.
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

/**
 * The three fields of a whole date in one text, '27/3/1990', '1990-03-27', '27 March 1990' or
 * '1990年3月27日', and '平成2年3月27日' as our years have it; null where the text is no date, or none of them
 * alone. Two numbers that could be either are read day first, as our pages ask.
 */
export function splitDate(text: string, monthNames: readonly string[]): TypedDate | null {
  const reckoned = readOtherCalendar(text)
  if (reckoned !== null) return reckoned === 'unreadable' ? null : typedDateOf(reckoned)
  const parts = latinDigits(cleanText(text))
    .split(/[\s.,/\-年月日년월일]+/u)
    .filter(Boolean)
  if (parts.length !== 3) return null
  const [a, b, c] = parts as [string, string, string]
  const orders = [
    { day: c, month: b, year: a },
    { day: a, month: b, year: c },
    { day: b, month: a, year: c },
  ]
  return orders.find((typed) => 'date' in parseTypedDate(typed, monthNames)) ?? null
}

/** 1 to 12, or null. A name counts when it, or its first three letters or more, fit one month alone. */
function monthOf(text: string, names: readonly string[]): number | null {
  const numbered = /^(\d{1,2})[月월]?$/.exec(text)
  if (numbered) {
    const number = Number(numbered[1])
    return number >= 1 && number <= 12 ? number : null
  }
  const wanted = foldText(text).replace(/\.$/, '')
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

/** What somebody would type for a date; nothing where it is none. */
export function typedDateOf(date: string): TypedDate {
  const parts = partsOf(date)
  if (!parts) return { day: '', month: '', year: '' }
  const { day, month, year } = parts
  return { day: String(day), month: String(month), year: String(year).padStart(4, '0') }
}
