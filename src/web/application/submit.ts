import { ApiError, isCode } from '#client/error.ts'
import type { FieldError } from '#domain/error.ts'
import { travellerAnswer } from '#domain/filing/answer.ts'
import { toDollars } from '#domain/money/money.ts'
import { priceOf } from '#domain/money/pricing.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDollars } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import type { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { askedHere } from '../form/applicant/asked.ts'
import { type ApplicantValues, applicantAnswers } from '../form/applicant/values.ts'
import {
  applicantsOf,
  type BillingValues,
  countOf,
  type DetailsValues,
  detailsAnswers,
  mailboxOf,
  signerOf,
  type WizardValues,
} from './values.ts'

/** The form that leads the browser to the payment. */
export type GatewayForm = Readonly<{
  action: string
  method: 'GET' | 'POST'
  fields: Readonly<Record<string, string>>
}>

export type SubmitStage = 'agreement' | 'application' | 'payment'

/** A failure on the way to payment, and its stage; earlier stages are done. */
export class SubmitError extends Error {
  readonly stage: SubmitStage
  override readonly cause: ApiError

  constructor(stage: SubmitStage, cause: ApiError) {
    super(`${stage}: ${cause.code}`)
    this.name = 'SubmitError'
    this.stage = stage
    this.cause = cause
  }
}

/** Completed stages: a retry resumes after them. */
export type SubmitProgress = {
  agreement: { id: string; about: string } | null
  application: { id: number; orderId: string; body: string } | null
}

export const noProgress: SubmitProgress = { agreement: null, application: null }

export type Order = Readonly<{
  rules: Rules
  values: WizardValues
  signature: string
  submissionKey: string
  language: Language
  monthNames: readonly string[]
  /** The changed price in dollars to which the traveller agreed. */
  agreedPrice?: number | undefined
}>

type Calls = Readonly<{
  call: typeof call
  /** Called after each stage, so that none is repeated. */
  onProgress: (progress: SubmitProgress) => void
}>

/** The result of an attempt to pay. */
export type Outcome =
  | { kind: 'gateway'; form: GatewayForm }
  /** An application for these answers already exists. */
  | { kind: 'existing' }
  /** The server's price differs, in dollars: the traveller may agree. */
  | { kind: 'price'; dollars: number; failure: Failure }
  /** Other rules are in force than those of the page. */
  | { kind: 'rules'; failure: Failure }
  /** The signature is unusable. */
  | { kind: 'signature' }
  /** `refused`: answers the server rejects although the page accepted them. */
  | { kind: 'failed'; failure: Failure; refused: readonly FieldError[] }

/** A failure in words. */
export type Failure = Readonly<{ title: string; text: string }>

/** `submit` with every known failure as an outcome. */
export async function purchase(
  order: Order,
  before: SubmitProgress,
  calls: Calls & Readonly<{ t: Translate }>,
): Promise<Outcome> {
  let progress = before
  const onProgress = (next: SubmitProgress) => {
    progress = next
    calls.onProgress(next)
  }
  try {
    return { kind: 'gateway', form: await submit(order, before, { ...calls, onProgress }) }
  } catch (error) {
    if (!(error instanceof SubmitError)) throw error
    if (needsSigning.has(error.cause.code)) onProgress({ ...progress, agreement: null })
    return outcomeOf(error, order.language, calls.t)
  }
}

const existing: ReadonlySet<string> = new Set(['idempotency.mismatch', 'payment.already-paid'])
const unreadable: ReadonlySet<string> = new Set([
  'agreement.signature-blank',
  'agreement.signature-unreadable',
])
const needsSigning: ReadonlySet<string> = new Set([
  'agreement.mismatch',
  'agreement.not-found',
  'rules.changed',
])

function outcomeOf({ stage, cause }: SubmitError, language: Language, t: Translate): Outcome {
  const { code, params } = cause
  if (existing.has(code)) return { kind: 'existing' }
  if (code === 'price.changed' && typeof params.totalPrice === 'number') {
    const dollars = params.totalPrice
    const text = t('apply.failed.price.text', { price: formatDollars(dollars, language) })
    return { kind: 'price', dollars, failure: { title: t('apply.failed.price.title'), text } }
  }
  if (unreadable.has(code)) return { kind: 'signature' }
  const isSaid = stage === 'application' && cause.kind === 'problem' && code !== 'server.failed'
  // Offline, the next attempt fails too: report that rather than the stage.
  const text =
    isSaid || cause.kind === 'network' ? wordsOf(cause, t) : t(`apply.failed.${stage}.text`)
  const failure = { title: t(`apply.failed.${stage}.title`), text }
  if (code === 'rules.changed') return { kind: 'rules', failure }
  return { kind: 'failed', failure, refused: code === 'request.invalid' ? cause.fields : [] }
}

/** Signs the agreement, creates the application and opens a payment, each once. Throws SubmitError. */
export async function submit(
  order: Order,
  before: SubmitProgress,
  calls: Calls,
): Promise<GatewayForm> {
  let progress = before
  const done = (more: Partial<SubmitProgress>) => {
    progress = { ...progress, ...more }
    calls.onProgress(progress)
  }
  const about = subjectOf(order)
  if (progress.agreement?.about !== about) {
    const { agreementId } = await at('agreement', () => sign(order, calls.call))
    done({ agreement: { id: agreementId, about } })
  }
  const answers = applicationBody(order)
  // Signed anew without another change, it stays the same application.
  const text = JSON.stringify(answers)
  if (progress.application?.body !== text) {
    const body = { ...answers, agreementId: progress.agreement?.id }
    const made = await at('application', () => create(body, order.submissionKey, calls.call))
    done({ application: { id: made.id, orderId: made.orderId, body: text } })
  }
  const made = progress.application
  if (!made) throw new Error('The application was just created')
  return at('payment', () => pay({ ...made, ...payerOf(order) }, calls.call))
}

type Body = ReturnType<typeof applicationBody>

/** An expired passport page does not block the payment: it is requested afterwards. */
async function create(body: Body, key: string, send: typeof call) {
  const options = (applicants: Body['applicants']) =>
    ({
      body: { ...body, applicants },
      headers: { 'idempotency-key': key },
    }) as Parameters<typeof call<'POST /api/applications'>>[1]
  try {
    return await send('POST /api/applications', options(body.applicants))
  } catch (error) {
    if (!isCode(error, 'passport-page.gone')) throw error
    const gone = new Set(error.fields.map(({ path }) => path))
    const left = body.applicants.map((applicant, index) => {
      if (!gone.has(`applicants.${index}.passportPage`)) return applicant
      const { passportPage, ...answers } = applicant
      return answers
    })
    return await send('POST /api/applications', options(left))
  }
}

/** The payer of an existing application, and the billing address. */
export type Payer = Readonly<{
  id: number
  email: string
  phone: string
  billing: BillingValues
}>

/** Starts or resumes a payment. */
export async function pay(payer: Payer, send: typeof call): Promise<GatewayForm> {
  const { formData } = await send('POST /api/gpay/create-payment', {
    body: {
      applicationId: payer.id,
      currency: 'USD',
      customerEmail: payer.email,
      billingPhone: payer.phone,
      paymentMethod: 'ALL',
      ...billingFields(payer.billing),
    },
  })
  return formData
}

/** The billing fields; the last word of a name is the surname. */
export function billingFields({ name, street, city, country }: BillingValues) {
  const words = name.trim().split(/\s+/)
  return {
    billingFirstName: words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''),
    billingLastName: words.length > 1 ? (words.at(-1) ?? '') : '',
    billingStreet1: street.trim().replace(/\s+/g, ' '),
    billingCity: city.trim(),
    billingCountry: country,
  }
}

/** What a signature covers: a change needs a new one. */
export function subjectOf({ rules, values: { details }, signature }: Order): string {
  const { visaType, processingType, hasInsurance, hasESim } = details
  return JSON.stringify([
    [visaType, processingType, countOf(details), hasInsurance, hasESim],
    signerOf(details),
    signature,
    rules.version,
  ])
}

/** The ordered service for the agreement; null until chosen. */
export function selectionOf(details: DetailsValues) {
  const { visaType, processingType } = detailsAnswers(details)
  if (!visaType || !processingType) return null
  const { hasInsurance, hasESim } = details
  return { visaType, processingType, numberOfApplicants: countOf(details), hasInsurance, hasESim }
}

async function sign({ rules, values, signature, language }: Order, send: typeof call) {
  const selection = selectionOf(values.details)
  const signed = await send('POST /api/generate-agreement-pdf', {
    body: {
      ...signerOf(values.details),
      language,
      ...(selection ? { selection } : {}),
      digitalSignature: signature,
      rulesVersion: rules.version,
    },
  })
  if (signed instanceof Blob) throw new ApiError('problem', { code: 'server.failed' })
  return signed
}

function applicationBody({ rules, values, language, monthNames, agreedPrice }: Order) {
  const selection = selectionOf(values.details)
  const shown = selection ? toDollars(priceOf(rules, selection).totalCents) : undefined
  const totalPrice = agreedPrice ?? shown
  return {
    ...values.details,
    ...detailsAnswers(values.details),
    numberOfApplicants: countOf(values.details),
    applicants: applicantsOf(values).map((applicant) => ({
      ...applicantAnswers(applicant, monthNames),
      ...(applicant.passportPage && { passportPage: applicant.passportPage }),
      linkId: applicant.linkId,
      ...portalAnswersOf(applicant),
    })),
    language,
    rulesVersion: rules.version,
    ...(totalPrice === undefined ? {} : { totalPrice }),
  }
}

/** What is sent of what the authority asks beside: answered, and in letters that it takes. */
function portalAnswersOf({ portalAnswers }: ApplicantValues) {
  const lines = askedHere()?.lines ?? []
  const given = Object.entries(portalAnswers).flatMap(([line, typed]) => {
    const label = lines.find(({ key }) => key === line)?.asks
    const value = travellerAnswer({ key: line, label: label ?? '' }, typed)
    return value ? [{ line, ...(label && { label }), value }] : []
  })
  return given.length > 0 ? { portalAnswers: given } : {}
}

function payerOf({ values: { details, billing } }: Order) {
  return {
    email: mailboxOf(details),
    phone: details.contactPhone.trim(),
    billing,
  }
}

async function at<T>(stage: SubmitStage, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw new SubmitError(stage, error)
    throw error
  }
}
