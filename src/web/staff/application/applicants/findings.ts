import { useMemo } from 'react'
import { checkApplicants } from '#domain/application/journey.ts'
import type { ApplicantAnswers } from '#domain/application/steps/applicant.ts'
import type { DetailsAnswers } from '#domain/application/steps/details.ts'
import { type Finding, type RuleCode, travellerContext } from '#domain/application/steps/finding.ts'
import { policy } from '#domain/policy.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { ageOn } from '#domain/time/calendar.ts'
import { now } from '../../../clock.ts'
import { useRules } from '../../../rules.ts'
import type { Applicant, Application } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'

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

/** What the rules say of each applicant, worked out once for each state of the application. */
export function useFindings(): ReadonlyMap<number, readonly Finding[]> {
  const rules = useRules()
  const { application } = useDetail()
  return useMemo(() => {
    if (application.erasedAt) return new Map()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return findingsBy(rules, application, now(), timeZone)
  }, [rules, application])
}
