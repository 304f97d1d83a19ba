import type { Rules } from '../rules/rules.ts'
import { addDays, type CalendarDate, daysBetween } from '../time/calendar.ts'
import type { ProcessingType } from './choice.ts'
import { expectedDecision } from './speed.ts'

/** Share of days of a year treated as outliers on either side. */
const share = 0.05

/**
 * Usual days from complete documents to a decision, for pages that know neither day nor passport:
 * covers weekends and bank holidays of the year after `from`, without outliers.
 */
export function usualDays(
  rules: Rules,
  from: CalendarDate,
  speed: ProcessingType,
  nationality = '',
): { from: number; to: number } {
  const days = Array.from({ length: 364 }, (_, index) => {
    const day = addDays(from, index)
    return daysBetween(day, expectedDecision(rules, day, speed, nationality).decidedBy)
  }).sort((a, b) => a - b)
  const at = (part: number) => days[Math.floor(days.length * part)] ?? 0
  return { from: at(share), to: at(1 - share) }
}
