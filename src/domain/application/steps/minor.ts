import { ageOn, type CalendarDate, isCalendarDate } from '../../time/calendar.ts'
import type { ApplicantAnswers } from './applicant.ts'
import { type Context, type Finding, finding } from './finding.ts'

/** From this age on nobody asks who travels along. */
const ageOfMajority = 18

/** Whether somebody is under 18 on the day of arrival, or today as long as that is not known. */
export function isMinor(applicant: ApplicantAnswers, today: CalendarDate): boolean {
  const { dateOfBirth = '', intendedDateOfArrival = '' } = applicant
  if (!isCalendarDate(dateOfBirth)) return false
  const on = isCalendarDate(intendedDateOfArrival) ? intendedDateOfArrival : today
  return ageOn(dateOfBirth, on) < ageOfMajority
}

/**
 * Advice where children apply and no adult does: who travels along, and which papers are asked for.
 * Somebody whose birth is not known yet may be the adult. Paths are those of a whole application.
 */
export function adviceOnMinors(
  applicants: readonly ApplicantAnswers[],
  { today }: Context,
): Finding[] {
  if (!applicants.every((applicant) => isMinor(applicant, today))) return []
  return applicants.map(({ hasCompanion }, index) =>
    finding(
      `applicants.${index}.dateOfBirth`,
      hasCompanion ? 'dateOfBirth.minor' : 'dateOfBirth.minor-alone',
    ),
  )
}
