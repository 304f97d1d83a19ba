import { checkApplicants } from '#domain/application/journey.ts'
import type { ApplicantAnswers } from '#domain/application/steps/applicant.ts'
import type { DetailsAnswers } from '#domain/application/steps/details.ts'
import { type Finding, type RuleCode, travellerContext } from '#domain/application/steps/finding.ts'
import { policy } from '#domain/policy.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { ageOn } from '#domain/time/calendar.ts'
import type { Applicant, Application } from '../../parts/application/application.ts'

/** What the rules say of the applicants as of today, by id of the applicant; paths are fields. */
export function findingsBy(
  rules: Rules,
  application: Application,
  now: Date,
  timeZone: string,
): ReadonlyMap<number, readonly Finding[]> {
  const applicants = application.applicants.map(answersOf)
  const details = application as unknown as DetailsAnswers
  const all = checkApplicants(details, applicants, travellerContext(rules, now, timeZone))
  const of = (index: number) => {
    const prefix = `applicants.${index}.`
    return all
      .filter(({ path, code }) => path.startsWith(prefix) && !isOnSpeed(code))
      .map((each) => ({ ...each, path: each.path.slice(prefix.length) }))
  }
  return new Map(application.applicants.map(({ id }, index) => [id, of(index)]))
}

/** Advice on a speed to choose is over once it is chosen; the header says who arrives too early. */
const isOnSpeed = (code: RuleCode): boolean =>
  code === 'intendedDateOfArrival.before-decision' || code === 'intendedDateOfArrival.too-soon'

/** Absent answers are null in answers of the server and left out where rules look. */
function answersOf(applicant: Applicant): ApplicantAnswers {
  const given = Object.entries(applicant).filter(([, value]) => value !== null)
  return Object.fromEntries(given) as ApplicantAnswers
}

/** Under age on the day of arrival. */
export function isMinor({ dateOfBirth, intendedDateOfArrival }: Applicant): boolean {
  try {
    return ageOn(dateOfBirth, intendedDateOfArrival) < policy.adultAge
  } catch {
    // Erased applicants have no dates.
    return false
  }
}
