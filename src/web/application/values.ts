import { type ApplicationType, maxApplicants } from '#domain/application/choice.ts'
import { detailsFields } from '#domain/application/fields.ts'
import type { DetailsAnswers } from '#domain/application/steps/details.ts'
import { cleanEmail } from '#domain/email.ts'
import { latinDigits } from '#domain/text.ts'
import {
  type ApplicantValues,
  emptyApplicant,
  emptyOf,
  sharedFields,
} from '../form/applicant/values.ts'

/** All fields of the wizard as typed. Drafts store this shape. */
export type WizardValues = {
  details: DetailsValues
  applicants: ApplicantValues[]
  billing: BillingValues
}

export type DetailsValues = ReturnType<typeof emptyDetails>
export type BillingValues = ReturnType<typeof emptyBilling>

const people: Readonly<Record<ApplicationType, string>> = { single: '1', family: '2', group: '10' }

export function emptyDetails(type: DetailsAnswers['applicationType'] = '') {
  const chosen = type && { applicationType: type, numberOfApplicants: people[type] }
  return { ...emptyOf(detailsFields), ...chosen }
}

export function emptyBilling() {
  return { name: '', street: '', city: '', country: '' }
}

export function emptyValues(applicationType?: DetailsAnswers['applicationType']): WizardValues {
  const details = emptyDetails(applicationType)
  return {
    details,
    applicants: Array.from({ length: countOf(details) }, emptyApplicant),
    billing: emptyBilling(),
  }
}

/** Number of forms: 1 to 50; 1 while no number is typed. */
export function countOf({ numberOfApplicants }: Pick<DetailsValues, 'numberOfApplicants'>): number {
  const count = typedCount(numberOfApplicants)
  return Math.min(Math.max(Number.isNaN(count) ? 1 : count, 1), maxApplicants.group)
}

/** The typed whole number in any script's digits, or NaN. */
function typedCount(numberOfApplicants: string): number {
  const typed = latinDigits(numberOfApplicants.trim())
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN
}

/** The initial number after changing the kind of application. */
export function countAfterChange(type: string, numberOfApplicants: string): string {
  const kind = type === 'single' || type === 'family' || type === 'group' ? type : 'single'
  const count = countOf({ numberOfApplicants })
  if (kind === 'single' || (kind === 'family' && (count < 2 || count > maxApplicants.family))) {
    return people[kind]
  }
  return kind === 'group' && count < 3 ? people.group : String(count)
}

/** Ensures one applicant per traveller; surplus ones are kept for a change of mind. */
export function withApplicants(values: WizardValues): WizardValues {
  const missing = countOf(values.details) - values.applicants.length
  if (missing <= 0) return values
  const added = Array.from({ length: missing }, emptyApplicant)
  return { ...values, applicants: [...values.applicants, ...added] }
}

/** Each applicant's answers, completed with what is shared with the first. */
export function applicantsOf(values: WizardValues): ApplicantValues[] {
  const [first = emptyApplicant()] = values.applicants
  return values.applicants.slice(0, countOf(values.details)).map((applicant, index) => {
    if (index === 0 || !applicant.sameAsFirst) return applicant
    const shared = Object.fromEntries(sharedFields.map((name) => [name, first[name]]))
    return { ...applicant, ...shared }
  })
}

/** Whether the messenger address is the phone number. */
export function isPhoneTaken({ communicationId, contactPhone }: DetailsValues): boolean {
  return contactPhone.trim() !== '' && communicationId === contactPhone
}

/** The name as a contact. */
export function fullName({ firstName, lastName }: Pick<ApplicantValues, 'firstName' | 'lastName'>) {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}

/** Whether the contact's name comes from the passport. */
export function isNameTaken({ details, applicants: [first] }: WizardValues): boolean {
  return first?.passportRead === true && details.contactName === fullName(first)
}

/** The address of the contact. */
export const mailboxOf = ({ contactEmail }: Pick<DetailsValues, 'contactEmail'>): string =>
  cleanEmail(contactEmail)

/** Whom the agreement names. */
export function signerOf({ contactName, contactEmail, contactPhone }: DetailsValues) {
  return { contactName, contactEmail, contactPhone }
}

export function detailsAnswers(details: DetailsValues): DetailsAnswers {
  const numberOfApplicants = typedCount(details.numberOfApplicants)
  return { ...details, numberOfApplicants } as DetailsAnswers
}
