/** A day of the proleptic Gregorian calendar, 'YYYY-MM-DD', without time or zone. */
export type CalendarDate = string

export type DateParts = { year: number; month: number; day: number }

const shortMonths = [4, 6, 9, 11]

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Days of a month (1 to 12) in a year: 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return shortMonths.includes(month) ? 30 : 31
}

/** Year, month and day of 'YYYY-MM-DD'; null for another format or an invalid day. */
export function partsOf(text: string): DateParts | null {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null
  const [year, month, day] = [digitsOf(text, 0, 4), digitsOf(text, 5, 7), digitsOf(text, 8, 10)]
  // Non-digits give NaN, which fails every comparison.
  const exists = year >= 0 && month >= 1 && month <= 12 && day >= 1
  return exists && day <= daysInMonth(year, month) ? { year, month, day } : null
}

// Called for every rule of every applicant, so without a regular expression.
function digitsOf(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

/** Whether the text is a valid 'YYYY-MM-DD'. */
export function isCalendarDate(text: string): text is CalendarDate {
  return partsOf(text) !== null
}

/** 'YYYY-MM-DD' from parts. Throws RangeError for an invalid day. */
export function dateOf({ year, month, day }: DateParts): CalendarDate {
  const text = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
  if (!isCalendarDate(text)) throw new RangeError('Not a calendar date')
  return text
}

/** Adds days (subtracts if negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days)
}

/** Adds months, clamped to the last day of the month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const parts = mustHave(date)
  const count = parts.year * 12 + (parts.month - 1) + months
  const year = Math.floor(count / 12)
  const month = (((count % 12) + 12) % 12) + 1
  return dateOf({ year, month, day: Math.min(parts.day, daysInMonth(year, month)) })
}

/** Whole days from one date to the other; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Age in completed years. Those born on 29 February have their birthday on 1 March. */
export function ageOn(birth: CalendarDate, on: CalendarDate): number {
  const [from, to] = [mustHave(birth), mustHave(on)]
  const hadBirthday = to.month > from.month || (to.month === from.month && to.day >= from.day)
  return to.year - from.year - (hadBirthday ? 0 : 1)
}

/** The day of the week: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: CalendarDate): number {
  // 1 January 1970, day 0, was a Thursday.
  return (((dayNumber(date) + 4) % 7) + 7) % 7
}

/** The date in an IANA time zone. Throws RangeError for an unknown zone. */
export function todayIn(now: Date, timeZone: string): CalendarDate {
  const format = formatIn(timeZone)
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return dateOf({
    year: parts.get('year') ?? 0,
    month: parts.get('month') ?? 0,
    day: parts.get('day') ?? 0,
  })
}

// Creating a formatter costs a hundred times its use; zones are few.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

function mustHave(date: CalendarDate): DateParts {
  const parts = partsOf(date)
  if (!parts) throw new RangeError('Not a calendar date')
  return parts
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** Days since 1970-01-01. Years start in March here, so that the leap day is last. */
function dayNumber(date: CalendarDate): number {
  const { year, month, day } = mustHave(date)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

function fromDayNumber(days: number): CalendarDate {
  const shifted = days + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36524) -
      Math.floor(dayOfEra / 146096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return dateOf({
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  })
}
