import { addDays, type CalendarDate, daysBetween, weekdayOf } from './time/calendar.ts'

/** The reports, each with a table and a CSV. */
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

/** Dimensions by which travellers are grouped. */
export const reportDimensions = ['colleague', 'nationality', 'language'] as const
export type ReportDimension = (typeof reportDimensions)[number]

/** Maximum days of a report. */
export const maxReportDays = 366

/** Whether the first day is not after the last and the span is within the maximum. */
export function isReportSpan(from: CalendarDate, to: CalendarDate): boolean {
  const days = daysBetween(from, to)
  return days >= 0 && days < maxReportDays
}

/** The Monday of a day's week. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}

/** The Mondays of all weeks within a span, oldest first. */
export function weeksOf(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const weeks: CalendarDate[] = []
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week)
  return weeks
}
