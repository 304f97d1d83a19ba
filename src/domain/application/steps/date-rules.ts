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

/** Days that a passport must outlast the arrival, and months from today. */
export const passportDaysAfterArrival = 180
export const passportMonthsFromToday = 6
/** How far ahead an arrival may lie, and under how many days it is short notice. */
export const arrivalWindowDays = 365
export const shortNoticeDays = 7

const oldPassportYears = 20
const leastAge = 1
/** The first year that a date may lie in, and how many years ahead the last one is. */
const firstYear = 1900
const yearsAhead = 20
// Beyond it nothing is measured: the arithmetic of the rules stays within four digits.
const lastReadYear = 2999

type DateField =
  | 'dateOfBirth'
  | 'passportIssueDate'
  | 'passportExpiryDate'
  | 'intendedDateOfArrival'

/** The date of a field, or what is wrong with its shape: missing, not a date, no such day, no such year. */
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
  return isOld ? one(path, 'passportIssueDate.old') : []
}

/**
 * Not expired, within 20 years, after the issue, six months from today, 180 days beyond the arrival: the
 * first that fails.
 */
export function checkExpiry(
  expiry: CalendarDate,
  { issue, arrival }: { issue: CalendarDate | null; arrival: CalendarDate | null },
  context: Context,
): Finding[] {
  const path = 'passportExpiryDate'
  const today = context.earliestToday ?? context.today
  if (expiry < today) return one(path, 'passportExpiryDate.expired')
  if (yearOf(expiry) > lastYear(context)) return [outOfRange(path, context)]
  if (issue && expiry <= issue) return one(path, 'passportExpiryDate.before-issue')
  if (expiry < addMonths(today, passportMonthsFromToday)) {
    return one(path, 'passportExpiryDate.six-months')
  }
  if (arrival && expiry < addDays(arrival, passportDaysAfterArrival)) {
    return one(path, 'passportExpiryDate.too-short-for-arrival')
  }
  return []
}

/** Not past, at most 365 days ahead; a warning under seven days. */
export function checkArrival(arrival: CalendarDate, context: Context): Finding[] {
  const path = 'intendedDateOfArrival'
  if (arrival < context.earliestArrival) return one(path, 'intendedDateOfArrival.past')
  if (arrival > addDays(latestToday(context), arrivalWindowDays)) {
    return one(path, 'intendedDateOfArrival.too-far')
  }
  const isShort = daysBetween(context.today, arrival) < shortNoticeDays
  return isShort ? one(path, 'intendedDateOfArrival.short-notice') : []
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}

function lastYear(context: Context): number {
  return yearOf(latestToday(context)) + yearsAhead
}

/** Years as texts: they have no sign for thousands. */
function outOfRange(path: DateField, context: Context): Finding {
  const range = { from: String(firstYear), to: String(lastYear(context)) }
  return finding(path, 'date.year-range', range)
}

function latestToday(context: Context): CalendarDate {
  return context.latestToday ?? context.today
}

function one(path: DateField, code: RuleCode): Finding[] {
  return [finding(path, code)]
}
