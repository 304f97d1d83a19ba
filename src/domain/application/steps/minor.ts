import { ageOn, type CalendarDate, isCalendarDate } from '../../time/calendar.ts'
import type { ApplicantAnswers } from './applicant.ts'
import { type Context, type Finding, finding } from './finding.ts'

/** From this age on no accompanying adult is asked for. */
const ageOfMajority = 18

/** Whether an applicant is under 18 on arrival, or today while the arrival is unknown. */
export function isMinor(applicant: ApplicantAnswers, today: CalendarDate): boolean {
  const { dateOfBirth = '', intendedDateOfArrival = '' } = applicant
  // One in the future is a typing error, which is reported.
  if (!isCalendarDate(dateOfBirth) || dateOfBirth > today) return false
  const on = isCalendarDate(intendedDateOfArrival) ? intendedDateOfArrival : today
  return ageOn(dateOfBirth, on) < ageOfMajority
}

/**
 * Advice when children apply without an adult: who travels along, and which papers are needed. An
 * applicant without a date of birth may be the adult. Paths are those of a whole application.
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
