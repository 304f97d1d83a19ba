import { addDays, type CalendarDate, daysBetween } from '../time/calendar.ts'
import type { ProcessingType } from './choice.ts'
import { expectedDecision } from './speed.ts'

/** Days of a year whose decisions come sooner or later than what is called usual: one in twenty. */
const share = 0.05

/**
 * How many days after everything is there a decision usually comes, for pages that know neither day nor
 * passport: weekends and bank holidays of the year after `from` are in it, its few worst days are not.
 */
export function usualDays(
  from: CalendarDate,
  speed: ProcessingType,
  nationality = '',
): { from: number; to: number } {
  const days = Array.from({ length: 364 }, (_, index) => {
    const day = addDays(from, index)
    return daysBetween(day, expectedDecision(day, speed, nationality).decidedBy)
  }).sort((a, b) => a - b)
  const at = (part: number) => days[Math.floor(days.length * part)] ?? 0
  return { from: at(share), to: at(1 - share) }
}
