import {
  type ApplicationType,
  applicationTypes,
  maxApplicants,
} from '#domain/application/choice.ts'
import { type ApplicantValues, emptyApplicant, sharedFields } from '../../form/applicant/values.ts'
import { applicantsOf, countOf, type WizardValues } from '../values.ts'

/** What stands in an applicant before anybody has written about that person: taken from other answers, or no answer. */
const filledIn: ReadonlySet<string> = new Set([
  'nationality',
  'passportIssuingCountry',
  'residentialCountry',
  'intendedDateOfArrival',
  'sameAsFirst',
  'linkEmail',
  'linkLanguage',
])

/** Whether somebody has written anything about this person. */
export function isBegun(applicant: ApplicantValues): boolean {
  return Object.entries(emptyApplicant()).some(
    ([field, empty]) =>
      !filledIn.has(field) &&
      JSON.stringify(applicant[field as keyof ApplicantValues]) !== JSON.stringify(empty),
  )
}

/** The kind of application for so many people: the one that was chosen, or the smallest that has room. */
export function typeFor(count: number, chosen: string): ApplicationType {
  const type = applicationTypes.find((each) => each === chosen) ?? 'single'
  if (count <= maxApplicants[type]) return type
  return count <= maxApplicants.family ? 'family' : 'group'
}

/** These people and no others, in a kind of application that has room for them. */
export function withPeople(
  values: WizardValues,
  applicants: readonly ApplicantValues[],
): WizardValues {
  const count = applicants.length
  const { applicationType } = values.details
  return {
    ...values,
    applicants: [...applicants],
    details: {
      ...values.details,
      applicationType: typeFor(count, applicationType),
      numberOfApplicants: String(count),
    },
  }
}

/** With one more person at the end, who has the address and trip of the first where the last one has. */
export function withOneMore(values: WizardValues): WizardValues {
  const people = values.applicants.slice(0, countOf(values.details))
  const sameAsFirst = people.length > 1 && people.every((each, at) => at === 0 || each.sameAsFirst)
  return withPeople(values, [...people, { ...emptyApplicant(), sameAsFirst }])
}

/** Without one person; what the others took over from that one, they keep. */
export function withoutOne(values: WizardValues, index: number): WizardValues {
  const people = values.applicants.slice(0, countOf(values.details))
  const left = people.filter((_, place) => place !== index)
  if (left.length === 0) return values
  return withPeople(values, index === 0 ? afterFirst(values, left) : left)
}

/** Those after the first, once that one leaves: whoever followed follows the new first, or keeps what it was. */
function afterFirst(values: WizardValues, left: readonly ApplicantValues[]): ApplicantValues[] {
  const whole = applicantsOf(values).slice(1)
  const next = whole[0]
  return left.map((applicant, place) => {
    const own = whole[place]
    if (!applicant.sameAsFirst || !own || !next) return applicant
    const follows = place > 0 && sharedFields.every((field) => own[field] === next[field])
    return follows ? applicant : { ...own, sameAsFirst: false }
  })
}
