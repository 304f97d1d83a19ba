import { addDays, type CalendarDate, daysBetween, weekdayOf } from './time/calendar.ts'

/** What the office is told of itself, each with its table and its CSV. */
export const reportNames = [
  'days',
  'times',
  'onTime',
  'rejections',
  'groups',
  'funnel',
  'chat',
  'answers',
] as const
export type ReportName = (typeof reportNames)[number]

/** By what travellers are told apart. */
export const reportDimensions = ['colleague', 'nationality', 'language'] as const
export type ReportDimension = (typeof reportDimensions)[number]

/** The most days that a report looks at. */
export const maxReportDays = 366

/** Whether a span has a first and a last day, in that order, and not more than can be looked at. */
export function isReportSpan(from: CalendarDate, to: CalendarDate): boolean {
  const days = daysBetween(from, to)
  return days >= 0 && days < maxReportDays
}

/** The Monday of a day's week. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}

/** The Mondays of the weeks that a span touches, oldest first. */
export function weeksOf(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const weeks: CalendarDate[] = []
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week)
  return weeks
}
