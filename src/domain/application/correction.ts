import type { DocumentType } from '../document/document.ts'
import type { ErrorCode } from '../error.ts'
import { type ApplicantState, isBeforeFiling } from './applicant-state.ts'
import { type AnswerField, applicantFields, detailsGroups, namesOf } from './fields.ts'
import type { PaymentStatus } from './status.ts'
import { type Applicant, type ApplicantContext, checkApplicant } from './steps/applicant.ts'
import { checkDetails, type DetailsAnswers } from './steps/details.ts'
import { errorsOf, type Finding, type RuleCode } from './steps/finding.ts'

export const contactFields = namesOf(detailsGroups.contact)
export type ContactField = (typeof contactFields)[number]

export const tripFields = namesOf(detailsGroups.trip)
export type TripField = (typeof tripFields)[number]

export const answerFields = namesOf(applicantFields)

/** The port of entry is an answer of each traveller as well. */
export const correctableFields = [...new Set([...contactFields, ...tripFields, ...answerFields])]
export type CorrectableField = (typeof correctableFields)[number]

export const correctionActors = ['traveller', 'staff'] as const
export type CorrectionActor = (typeof correctionActors)[number]

/** Most characters of a reason. */
export const maxReasonLength = 1000

/** Whether it is of how we reach the contact, rather than of the trip or of a traveller. */
export const isContactField = (field: CorrectableField): field is ContactField =>
  contactFields.some((each) => each === field)

/** Whether it is where letters go, which may open the application. */
export const isMailbox = (field: CorrectableField): boolean => field === 'contactEmail'

/** One field that is another than it was; as text, null where nothing stands. */
export type Change<Field extends CorrectableField = CorrectableField> = {
  field: Field
  from: string | null
  to: string | null
}

type Value = string | boolean | null | undefined

const textOf = (value: Value): string | null =>
  value === undefined || value === null || value === '' ? null : String(value)

/**
 * What differs between what stands and what was sent, in the order of `fields`. A field that was not sent
 * stays; one that was sent empty is emptied.
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
 * Why nobody of this kind corrects an applicant's answers now; null when they may. Staff always may:
 * what is with the authority is told there by them.
 */
export function whyNotCorrect(
  actor: CorrectionActor,
  { state, paymentStatus }: { state: ApplicantState; paymentStatus: PaymentStatus },
): ErrorCode | null {
  if (actor === 'staff') return null
  if (state === 'withdrawn' || paymentStatus === 'refunded') return 'application.closed'
  return isBeforeFiling(state) ? null : 'applicant.filed'
}

/** The same of what all travellers share: until one of those who go is handed in. */
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

/** The rules that look at more than the field that they speak of. */
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

/** Whether a rule speaks of a field that is corrected, or takes part in judging it. */
function isAbout({ path, code }: Finding, fields: readonly string[]): boolean {
  return fields.includes(path) || (partners[code] ?? []).some((field) => fields.includes(field))
}

/** What stands against a correction, and what the rules advise about it. */
export type Judgement = {
  /** Refuses the whole: another kind of visa, or no visa at all. Null when neither. */
  refusal: Extract<ErrorCode, 'correction.visa-kind' | 'correction.ineligible'> | null
  errors: Finding[]
  advice: Finding[]
}

/** Advice that a corrected nationality turns into a refusal: the visa that was paid for would not do. */
const refusals: Partial<Record<RuleCode, NonNullable<Judgement['refusal']>>> = {
  'visaType.multiple-required': 'correction.visa-kind',
  'nationality.visa-free': 'correction.ineligible',
}

/**
 * Judges corrected answers by the rules of the form, but only as far as the fields that changed take part:
 * an arrival that went by meanwhile is no reason to leave a name wrong.
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

/**
 * What the rules of step 1 say of what was corrected there: the contact, or how all arrive. The phone's country plan
 * is `checkPhone`'s.
 */
export function judgeDetails(
  corrected: DetailsAnswers,
  changed: readonly (ContactField | TripField)[],
): Finding[] {
  return checkDetails(corrected).filter((finding) => isAbout(finding, changed))
}

/** What tells one passport from another, or its holder: the page of the old one shows something else. */
const onPassport: readonly AnswerField[] = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'nationality',
  'passportNumber',
  'passportExpiryDate',
  'passportIssuingCountry',
]

/** The documents that show what each field says. */
const shownBy: readonly (readonly [DocumentType, readonly AnswerField[]])[] = [
  ['passportDocument', onPassport],
  ['flightTicket', ['intendedDateOfArrival']],
  // Whoever arrives another day goes on another day.
  ['transitTicket', ['intendedDateOfArrival']],
]

type Asking = {
  state: ApplicantState
  given: readonly DocumentType[]
  differs: readonly AnswerField[]
}

/**
 * The documents that have to be sent again because they show what was corrected: of those that are there,
 * as long as the applicant is not handed in. `differs` are the answers that the passport page was found to
 * contradict: whoever corrects only these follows the page, which is compared anew. The names in a ticket are
 * for staff to judge.
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
