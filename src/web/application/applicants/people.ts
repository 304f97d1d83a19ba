import {
  type ApplicationType,
  applicationTypes,
  maxApplicants,
} from '#domain/application/choice.ts'
import { type ApplicantValues, emptyApplicant, sharedFields } from '../../form/applicant/values.ts'
import { applicantsOf, countOf, type WizardValues } from '../values.ts'

/** Fields of an untouched applicant: copied from other answers, or not answers. */
const filledIn: ReadonlySet<string> = new Set([
  'nationality',
  'passportIssuingCountry',
  'residentialCountry',
  'intendedDateOfArrival',
  'sameAsFirst',
  'linkEmail',
  'linkLanguage',
])

/** Whether anything was typed about this traveller. */
export function isBegun(applicant: ApplicantValues): boolean {
  return Object.entries(emptyApplicant()).some(
    ([field, empty]) =>
      !filledIn.has(field) &&
      JSON.stringify(applicant[field as keyof ApplicantValues]) !== JSON.stringify(empty),
  )
}

/** The kind of application for a number of travellers: the chosen one, or the smallest with room. */
export function typeFor(count: number, chosen: string): ApplicationType {
  const type = applicationTypes.find((each) => each === chosen) ?? 'single'
  if (count <= maxApplicants[type]) return type
  return count <= maxApplicants.family ? 'family' : 'group'
}

/** Sets the travellers, in a kind of application with enough room. */
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

/** Adds a traveller with the shared address and trip if the last one has them. */
export function withOneMore(values: WizardValues): WizardValues {
  const people = values.applicants.slice(0, countOf(values.details))
  const sameAsFirst = people.length > 1 && people.every((each, at) => at === 0 || each.sameAsFirst)
  return withPeople(values, [...people, { ...emptyApplicant(), sameAsFirst }])
}

/** Removes a traveller; the others keep what they shared. */
export function withoutOne(values: WizardValues, index: number): WizardValues {
  const people = values.applicants.slice(0, countOf(values.details))
  const left = people.filter((_, place) => place !== index)
  if (left.length === 0) return values
  return withPeople(values, index === 0 ? afterFirst(values, left) : left)
}

/** The others after the first is removed: they follow the new first one, or keep the shared answers. */
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
