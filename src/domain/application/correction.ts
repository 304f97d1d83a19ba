import type { DocumentType } from '../document/document.ts'
import type { ErrorCode } from '../error.ts'
import { type ApplicantState, isBeforeFiling } from './applicant-state.ts'
import { type AnswerField, applicantFields, detailsGroups, namesOf } from './fields.ts'
import type { PaymentStatus } from './status.ts'
import { type Applicant, type ApplicantContext, checkApplicant } from './steps/applicant.ts'
import { checkDetails, type DetailsAnswers } from './steps/details.ts'
import { type Context, errorsOf, type Finding, type RuleCode } from './steps/finding.ts'

export const contactFields = namesOf(detailsGroups.contact)
export type ContactField = (typeof contactFields)[number]

export const tripFields = namesOf(detailsGroups.trip)
export type TripField = (typeof tripFields)[number]

export const answerFields = namesOf(applicantFields)

/** Travellers may also have a port of entry of their own. */
export const correctableFields = [...new Set([...contactFields, ...tripFields, ...answerFields])]
export type CorrectableField = (typeof correctableFields)[number]

export const correctionActors = ['traveller', 'staff'] as const
export type CorrectionActor = (typeof correctionActors)[number]

/** Maximum length of a reason. */
export const maxReasonLength = 1000

/** Whether the field is a contact detail rather than part of the trip or a traveller. */
export const isContactField = (field: CorrectableField): field is ContactField =>
  contactFields.some((each) => each === field)

/** Whether it is the address of letters, which may open the application. */
export const isMailbox = (field: CorrectableField): boolean => field === 'contactEmail'

/** A changed field with its old and new value as text; null when empty. */
export type Change<Field extends CorrectableField = CorrectableField> = {
  field: Field
  from: string | null
  to: string | null
}

type Value = string | boolean | null | undefined

const textOf = (value: Value): string | null =>
  value === undefined || value === null || value === '' ? null : String(value)

/**
 * The differences between the stored and the submitted values, in the order of `fields`. An absent
 * field is unchanged; an empty one is cleared.
 */
export function changesBetween<Field extends CorrectableField>(
  fields: readonly Field[],
  stands: { readonly [F in Field]?: Value },
  sent: { readonly [F in Field]?: Value },
): Change<Field>[] {
  return fields.flatMap((field) => {
    if (!Object.hasOwn(sent, field)) return []
    const from = textOf(stands[field])
    const to = textOf(sent[field])
    return from === to ? [] : [{ field, from, to }]
  })
}

/**
 * Why this role may not correct an applicant's answers now, or null. Staff always may: they pass
 * later corrections on to the authority.
 */
export function whyNotCorrect(
  actor: CorrectionActor,
  { state, paymentStatus }: { state: ApplicantState; paymentStatus: PaymentStatus },
): ErrorCode | null {
  if (actor === 'staff') return null
  if (state === 'withdrawn' || paymentStatus === 'refunded') return 'application.closed'
  return isBeforeFiling(state) ? null : 'applicant.filed'
}

/** The same for what all travellers share, closed once one of them is filed. */
export function whyNotCorrectTrip(
  actor: CorrectionActor,
  states: readonly ApplicantState[],
  paymentStatus: PaymentStatus,
): ErrorCode | null {
  if (actor === 'staff') return null
  const going = states.filter((state) => state !== 'withdrawn')
  if (going.length === 0) return 'application.closed'
  const why = going.map((state) => whyNotCorrect(actor, { state, paymentStatus }))
  return why.find((code) => code !== null) ?? null
}

/** Rules that also depend on other fields. */
const partners: Partial<Record<RuleCode, readonly CorrectableField[]>> = {
  'firstName.required': ['singleName', 'lastName'],
  'lastName.required': ['singleName', 'firstName'],
  'singleName.required': ['singleName', 'lastName'],
  'singleName.both': ['singleName', 'firstName'],
  'passportIssueDate.before-birth': ['dateOfBirth'],
  'passportExpiryDate.before-issue': ['passportIssueDate'],
  'passportExpiryDate.too-short-for-arrival': ['intendedDateOfArrival'],
  'companionName.missing': ['hasCompanion'],
  'visaType.multiple-required': ['nationality'],
  'intendedDateOfArrival.before-decision': ['nationality'],
  'intendedDateOfArrival.too-soon': ['nationality'],
  'communicationId.required': ['communicationChannel'],
  'communicationId.too-short': ['communicationChannel'],
  'portOfEntry.other-method': ['transportationMethod'],
}

/** Whether a rule reports on a corrected field or depends on one. */
function isAbout({ path, code }: Finding, fields: readonly string[]): boolean {
  return fields.includes(path) || (partners[code] ?? []).some((field) => fields.includes(field))
}

/** What blocks a correction, and what the rules advise. */
export type Judgement = {
  /** Refuses the whole correction: another kind of visa, or no visa at all. */
  refusal: Extract<ErrorCode, 'correction.visa-kind' | 'correction.ineligible'> | null
  errors: Finding[]
  advice: Finding[]
}

/** Warnings that refuse a corrected nationality: the visa paid for would not fit. */
const refusals: Partial<Record<RuleCode, NonNullable<Judgement['refusal']>>> = {
  'visaType.multiple-required': 'correction.visa-kind',
  'nationality.visa-free': 'correction.ineligible',
}

/**
 * Judges corrected answers by the rules of the form, limited to the changed fields: an arrival that
 * has since passed must not stop a name correction.
 */
export function judgeAnswers(
  corrected: Applicant,
  changed: readonly AnswerField[],
  context: ApplicantContext,
): Judgement {
  const found = checkApplicant(corrected, context).filter((each) => isAbout(each, changed))
  const codes = changed.includes('nationality') ? found.map(({ code }) => refusals[code]) : []
  return {
    refusal: codes.find((code) => code !== undefined) ?? null,
    errors: errorsOf(found),
    advice: found.filter(({ severity }) => severity === 'warning'),
  }
}

/** Findings of step 1 for a corrected contact or arrival. `checkPhone` knows the phone's country plan. */
export function judgeDetails(
  corrected: DetailsAnswers,
  changed: readonly (ContactField | TripField)[],
  context: Pick<Context, 'rules'>,
): Finding[] {
  return checkDetails(corrected, context).filter((finding) => isAbout(finding, changed))
}

/** What identifies a passport or its holder: a change means the old page no longer matches. */
const onPassport: readonly AnswerField[] = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'nationality',
  'passportNumber',
  'passportExpiryDate',
  'passportIssuingCountry',
]

/** The answers that each document shows. */
const shownBy: readonly (readonly [DocumentType, readonly AnswerField[]])[] = [
  ['passportDocument', onPassport],
  ['flightTicket', ['intendedDateOfArrival']],
  // A new day of arrival also changes the onward journey.
  ['transitTicket', ['intendedDateOfArrival']],
]

type Asking = {
  state: ApplicantState
  given: readonly DocumentType[]
  differs: readonly AnswerField[]
}

/**
 * The documents to request again because they show a corrected answer: existing ones, until the
 * applicant is filed. `differs` are the answers that contradict the passport page: a correction of
 * only these follows the page, which is compared again. Staff judge names on tickets.
 */
export function asksAgain(
  changed: readonly AnswerField[],
  { state, given, differs }: Asking,
): DocumentType[] {
  if (!isBeforeFiling(state)) return []
  const outdates = (type: DocumentType, field: AnswerField) =>
    changed.includes(field) && !(type === 'passportDocument' && differs.includes(field))
  return shownBy
    .filter(([type, fields]) => given.includes(type) && fields.some((f) => outdates(type, f)))
    .map(([type]) => type)
}
