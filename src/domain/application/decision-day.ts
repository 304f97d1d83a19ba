import type { Rules } from '../rules/rules.ts'
import { dayAtSeat } from '../time/business-day.ts'
import type { CalendarDate } from '../time/calendar.ts'
import { type ApplicantState, isDecidedState } from './applicant-state.ts'
import type { ProcessingType } from './choice.ts'
import { decidedAfter, expectedDecision, isInTime } from './speed.ts'

/** What the decision day of a traveller depends on. */
export type Awaiting = {
  readonly nationality: string
  readonly state: ApplicantState
  readonly filedAt: Date | null
}

/**
 * When the authority will have decided about one traveller, counted from the filing or from the
 * promised filing day. Null when unknown or already decided.
 */
export function decisionDayOf(
  rules: Rules,
  { nationality, state, filedAt }: Awaiting,
  promisedBy: CalendarDate | null,
): CalendarDate | null {
  if (isDecidedState(state)) return null
  const filedOn = filedAt ? dayAtSeat(filedAt) : promisedBy
  return filedOn && decidedAfter(rules, filedOn, nationality)
}

/** The last decision day of all travellers. */
export function lastDecisionDay(
  rules: Rules,
  applicants: readonly Awaiting[],
  promisedBy: CalendarDate | null,
): CalendarDate | null {
  return lastOf(applicants.map((each) => decisionDayOf(rules, each, promisedBy)))
}

/** The same before the hand-over, assuming that everything is complete today. Null without travellers. */
export function lastExpectedDecision(
  rules: Rules,
  today: CalendarDate,
  speed: ProcessingType,
  nationalities: readonly string[],
): CalendarDate | null {
  return lastOf(nationalities.map((each) => expectedDecision(rules, today, speed, each).decidedBy))
}

/** Whether any traveller arrives before the expected decision. */
export function isSomebodyLate(
  rules: Rules,
  applicants: readonly (Awaiting & { readonly intendedDateOfArrival: CalendarDate })[],
  promisedBy: CalendarDate | null,
): boolean {
  return applicants.some((each) => {
    const day = decisionDayOf(rules, each, promisedBy)
    return day !== null && !isInTime(day, each.intendedDateOfArrival)
  })
}

function lastOf(days: readonly (CalendarDate | null)[]): CalendarDate | null {
  return days.reduce(
    (last, day) => (day !== null && (last === null || day > last) ? day : last),
    null,
  )
}
