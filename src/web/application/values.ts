import { type ApplicationType, maxApplicants } from '#domain/application/choice.ts'
import type { ApplicantAnswers } from '#domain/application/steps/applicant.ts'
import type { DetailsAnswers } from '#domain/application/steps/details.ts'
import { latinDigits } from '#domain/text.ts'
import { parseTypedDate, type TypedDate, type TypedDateResult } from '#domain/time/typed-date.ts'

/** Everything in the fields of the wizard, as it is typed. Drafts keep it in this shape. */
export type WizardValues = {
  details: DetailsValues
  applicants: ApplicantValues[]
  billing: BillingValues
  /** Never kept: both are ticked by hand before each payment. */
  agreement: { privacyPolicyAccepted: boolean; termsOfServiceAccepted: boolean }
}

export type DetailsValues = ReturnType<typeof emptyDetails>
export type ApplicantValues = ReturnType<typeof emptyApplicant>
export type BillingValues = ReturnType<typeof emptyBilling>

export const dateFields = [
  'dateOfBirth',
  'passportIssueDate',
  'passportExpiryDate',
  'intendedDateOfArrival',
] as const
export type DateFieldName = (typeof dateFields)[number]

/** What 'the same as applicant 1' takes over. */
export const sharedFields = [
  'intendedDateOfArrival',
  'portOfEntry',
  'residentialAddress',
  'residentialCity',
  'residentialCountry',
  'residentialPostalCode',
  'accommodationAddress',
  'accommodationCity',
] as const

const people: Readonly<Record<ApplicationType, string>> = { single: '1', family: '2', group: '10' }

export function emptyDetails(applicationType: DetailsAnswers['applicationType'] = '') {
  return {
    applicationType: applicationType as string,
    numberOfApplicants: applicationType ? people[applicationType] : '1',
    visaType: '',
    transportationMethod: 'airports',
    portOfEntry: '',
    processingType: '',
    hasInsurance: false,
    hasESim: false,
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    communicationChannel: 'whatsapp',
    communicationId: '',
    privacyPolicyAccepted: false,
    termsOfServiceAccepted: false,
  }
}

const emptyDate = (): TypedDate => ({ day: '', month: '', year: '' })

export function emptyApplicant() {
  return {
    firstName: '',
    lastName: '',
    singleName: false,
    dateOfBirth: emptyDate(),
    placeOfBirth: '',
    nationality: '',
    /** 'I need a visa all the same', for nationalities that need none. */
    goesOnVisaFree: false,
    gender: '',
    occupation: '',
    passportNumber: '',
    passportIssueDate: emptyDate(),
    passportExpiryDate: emptyDate(),
    passportIssuingCountry: '',
    sameAsFirst: false,
    intendedDateOfArrival: emptyDate(),
    portOfEntry: '',
    residentialAddress: '',
    residentialCity: '',
    residentialCountry: '',
    residentialPostalCode: '',
    accommodationAddress: '',
    accommodationCity: '',
    hasCompanion: false,
    companionName: '',
    companionRelationship: '',
  }
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
    agreement: { privacyPolicyAccepted: false, termsOfServiceAccepted: false },
  }
}

/** How many forms there are: one where no number was typed, and never more than fifty. */
export function countOf({ numberOfApplicants }: Pick<DetailsValues, 'numberOfApplicants'>): number {
  const count = typedCount(numberOfApplicants)
  return Math.min(Math.max(Number.isNaN(count) ? 1 : count, 1), maxApplicants.group)
}

/** The whole number that was typed, in the digits of any script; NaN where it is none. */
function typedCount(numberOfApplicants: string): number {
  const typed = latinDigits(numberOfApplicants.trim())
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN
}

/** The number to begin with after another kind of application was chosen. */
export function countAfterChange(type: string, numberOfApplicants: string): string {
  const kind = type === 'single' || type === 'family' || type === 'group' ? type : 'single'
  const count = countOf({ numberOfApplicants })
  if (kind === 'single' || (kind === 'family' && (count < 2 || count > maxApplicants.family))) {
    return people[kind]
  }
  return kind === 'group' && count < 3 ? people.group : String(count)
}

/** Exactly as many applicants as travel; those beyond the number are kept for a change of mind. */
export function withApplicants(values: WizardValues): WizardValues {
  const missing = countOf(values.details) - values.applicants.length
  if (missing <= 0) return values
  const added = Array.from({ length: missing }, emptyApplicant)
  return { ...values, applicants: [...values.applicants, ...added] }
}

/** The answers of each applicant, what is shared with the first one filled in. */
export function applicantsOf(values: WizardValues): ApplicantValues[] {
  const [first = emptyApplicant()] = values.applicants
  return values.applicants.slice(0, countOf(values.details)).map((applicant, index) => {
    if (index === 0 || !applicant.sameAsFirst) return applicant
    const shared = Object.fromEntries(sharedFields.map((name) => [name, first[name]]))
    return { ...applicant, ...shared }
  })
}

export function detailsAnswers(details: DetailsValues): DetailsAnswers {
  const numberOfApplicants = typedCount(details.numberOfApplicants)
  return { ...details, numberOfApplicants } as DetailsAnswers
}

/** One applicant as the rules and the API take it; dates that cannot be read are empty. */
export function applicantAnswers(
  applicant: ApplicantValues,
  monthNames: readonly string[],
): ApplicantAnswers {
  const { goesOnVisaFree, sameAsFirst, ...answers } = applicant
  const dates = Object.fromEntries(
    dateFields.map((name) => [name, dateOf(applicant[name], monthNames)]),
  ) as Record<DateFieldName, string>
  const companion = applicant.hasCompanion ? {} : { companionName: '', companionRelationship: '' }
  return { ...answers, ...companion, ...dates } as ApplicantAnswers
}

/** 'YYYY-MM-DD', or '' when the fields hold no date. */
export function dateOf(typed: TypedDate, monthNames: readonly string[]): string {
  const read = readDate(typed, monthNames)
  return 'date' in read ? read.date : ''
}

const datesRead = new WeakMap<readonly string[], WeakMap<TypedDate, TypedDateResult>>()

/**
 * What three typed fields say, remembered for as long as they are the same: with fifty applicants on a
 * form, all but one of two hundred dates are those of a keystroke ago.
 */
export function readDate(typed: TypedDate, monthNames: readonly string[]): TypedDateResult {
  const known = datesRead.get(monthNames) ?? new WeakMap<TypedDate, TypedDateResult>()
  datesRead.set(monthNames, known)
  const result = known.get(typed) ?? parseTypedDate(typed, monthNames)
  known.set(typed, result)
  return result
}
