import type { Rules } from '../../rules/rules.ts'
import {
  addDays,
  addMonths,
  ageOn,
  type CalendarDate,
  daysBetween,
  partsOf,
} from '../../time/calendar.ts'
import { cleanDate } from './clean.ts'
import { type Context, type Finding, finding } from './finding.ts'
import type { RuleCode } from './rule-code.ts'

/** How far ahead an arrival may be, and how close counts as short notice. */
export const arrivalWindowDays = 365
export const shortNoticeDays = 7

const oldPassportYears = 20
const leastAge = 1
/** First year accepted, and number of years ahead. */
const firstYear = 1900
const yearsAhead = 20
// Dates beyond are not checked: the rules' arithmetic assumes four digits.
const lastReadYear = 2999

type DateField =
  | 'dateOfBirth'
  | 'passportIssueDate'
  | 'passportExpiryDate'
  | 'intendedDateOfArrival'

/** The date of a field, or its finding: missing, not a date, no such day, no such year. */
export function readDate(
  path: DateField,
  typed: string | undefined,
  context: Context,
): { date: CalendarDate } | { fault: Finding } {
  const text = cleanDate(typed ?? '')
  if (text === '') return { fault: finding(path, `${path}.required`) }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return { fault: finding(path, 'date.malformed') }
  const parts = partsOf(text)
  if (!parts) return { fault: finding(path, 'date.unreal') }
  if (parts.year > lastReadYear) return { fault: outOfRange(path, context) }
  return { date: text }
}

/** Not in the future, not before 1900, at least one year old. */
export function checkBirth(birth: CalendarDate, context: Context): Finding[] {
  const today = latestToday(context)
  if (birth > today) return one('dateOfBirth', 'dateOfBirth.future')
  if (yearOf(birth) < firstYear) return [outOfRange('dateOfBirth', context)]
  return ageOn(birth, today) < leastAge ? one('dateOfBirth', 'dateOfBirth.too-young') : []
}

/** Not in the future, not before 1900 or birth; a warning when older than 20 years. */
export function checkIssue(
  issue: CalendarDate,
  birth: CalendarDate | null,
  context: Context,
): Finding[] {
  const path = 'passportIssueDate'
  if (issue > latestToday(context)) return one(path, 'passportIssueDate.future')
  if (yearOf(issue) < firstYear) return [outOfRange(path, context)]
  if (birth && issue < birth) return one(path, 'passportIssueDate.before-birth')
  const isOld = addMonths(issue, oldPassportYears * 12) < context.today
  return isOld ? one(path, 'passportIssueDate.old', { years: oldPassportYears }) : []
}

/** The later of the required validity from today and after the arrival. */
export function passportValidUntil(
  { passport }: Rules,
  today: CalendarDate,
  arrival: CalendarDate | null,
): CalendarDate {
  const fromToday = addMonths(today, passport.monthsFromToday)
  const afterArrival = arrival ? addDays(arrival, passport.daysAfterArrival) : fromToday
  return [fromToday, afterArrival].sort()[1] ?? fromToday
}

/**
 * The first failing rule: expired, over 20 years ahead, before the issue, too short from today, too
 * short after the arrival.
 */
export function checkExpiry(
  expiry: CalendarDate,
  { issue, arrival }: { issue: CalendarDate | null; arrival: CalendarDate | null },
  context: Context,
): Finding[] {
  const path = 'passportExpiryDate'
  const today = context.earliestToday ?? context.today
  const { daysAfterArrival, monthsFromToday } = context.rules.passport
  // The later day, lest a passport renewed until the earlier one is refused again.
  const day = passportValidUntil(context.rules, today, arrival)
  if (expiry < today) return one(path, 'passportExpiryDate.expired')
  if (yearOf(expiry) > lastYear(context)) return [outOfRange(path, context)]
  if (issue && expiry <= issue) return one(path, 'passportExpiryDate.before-issue')
  if (expiry >= day) return []
  return expiry < addMonths(today, monthsFromToday)
    ? one(path, 'passportExpiryDate.six-months', { months: monthsFromToday, day })
    : one(path, 'passportExpiryDate.too-short-for-arrival', { days: daysAfterArrival })
}

/** Not past, at most 365 days ahead; a warning under seven days. */
export function checkArrival(arrival: CalendarDate, context: Context): Finding[] {
  const path = 'intendedDateOfArrival'
  if (arrival < context.earliestArrival) return one(path, 'intendedDateOfArrival.past')
  if (daysBetween(latestToday(context), arrival) > arrivalWindowDays) {
    return one(path, 'intendedDateOfArrival.too-far', { days: arrivalWindowDays })
  }
  const isShort = daysBetween(context.today, arrival) < shortNoticeDays
  return isShort ? one(path, 'intendedDateOfArrival.short-notice', { days: shortNoticeDays }) : []
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}

function lastYear(context: Context): number {
  return yearOf(latestToday(context)) + yearsAhead
}

/** As texts: years take no thousands separator. */
function outOfRange(path: DateField, context: Context): Finding {
  const range = { from: String(firstYear), to: String(lastYear(context)) }
  return finding(path, 'date.year-range', range)
}

function latestToday(context: Context): CalendarDate {
  return context.latestToday ?? context.today
}

function one(path: DateField, code: RuleCode, params?: Record<string, string | number>): Finding[] {
  return [finding(path, code, params)]
}
