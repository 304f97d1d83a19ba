import { hash } from 'node:crypto'
import type { addApplicant, createApplication } from '#contract/application.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { stateOf, whyNot } from '#domain/application/status.ts'
import { findApplicantErrors } from '#domain/application/steps/applicant.ts'
import { checkDetails } from '#domain/application/steps/details.ts'
import { type Context, errorsOf, serverContext, within } from '#domain/application/steps/finding.ts'
import { AppError } from '#domain/error.ts'
import { portalAnswer } from '#domain/filing/answer.ts'
import type { AskedLine } from '#domain/filing/form.ts'
import { claimedAddress } from '#domain/messenger-address.ts'
import { type Cents, toDollars } from '#domain/money/money.ts'
import { type Price, priceOf, toPricing } from '#domain/money/pricing.ts'
import { checkPhone, normalisePhone } from '#domain/phone.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { findSigned } from '../data/application/agreement.ts'
import { countApplicants, findApplicants, insertApplicant } from '../data/application/applicant.ts'
import {
  type ApplicationRow,
  getApplicationForUpdate,
  getByOrderId,
  lockApplication,
  stopRemindersOf,
} from '../data/application/application.ts'
import { grantAccess } from '../data/application/application-access.ts'
import { insertApplication, TakenError } from '../data/application/create-application.ts'
import { recordEvent } from '../data/application/event.ts'
import { findCreatedUnder } from '../data/application/idempotency-key.ts'
import { findSession, openSession } from '../data/application/session.ts'
import { refuseHeld } from '../data/casework/held-decision.ts'
import { findPassportPages } from '../data/document/passport-page.ts'
import type { Authority } from '../data/staff/authority.ts'
import { hashToken } from '../http/cookie.ts'
import { effectiveFrom } from '../http/effective.ts'
import { violates } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { refuseOtherRules } from './refuse-other-rules.ts'

type CreateBody = BodyOf<typeof createApplication>
type ApplicantBody = BodyOf<typeof addApplicant>

/** Rejects with all broken rules at once, paths as in the body. */
function refuseErrors(body: CreateBody, context: Context): void {
  const people = body.applicants.flatMap((applicant, index) =>
    within(`applicants.${index}`, findApplicantErrors(applicant, context)),
  )
  const details = errorsOf([
    ...checkDetails(body, context),
    ...checkPhone('contactPhone', body.contactPhone),
  ])
  const errors = [...details, ...people]
  if (errors.length > 0) throw new AppError('request.invalid', {}, errors)
  if (body.applicants.length > body.numberOfApplicants) throw new AppError('applicant.too-many')
}

function refuseOtherPrice(totalPrice: number | undefined, price: Price): void {
  if (totalPrice === undefined || totalPrice === toDollars(price.totalCents)) return
  throw new AppError('price.changed', { ...toPricing(price) })
}

type Terms = { rules: Rules; termsVersion: string; agreedCents: Cents | null }

/**
 * The rules, the version of the texts and the price of the application: those of its agreement,
 * which may be older than ours. Throws agreement.not-found; agreement.mismatch and rules.changed
 * where its rules ended too long ago.
 */
async function termsOf(services: Services, body: CreateBody, now: Date): Promise<Terms> {
  const { db, rules } = services
  const current = rules.at(now)
  const agreement = body.agreementId ? await findSigned(db, body.agreementId) : null
  if (agreement === undefined) throw new AppError('agreement.not-found')
  if (agreement && rules.counts(agreement.rulesVersion, now)) {
    const { rulesVersion, termsVersion, totalPriceCents: agreedCents } = agreement
    return { rules: rules.for(rulesVersion, now), termsVersion, agreedCents }
  }
  refuseOtherRules(current, body.rulesVersion)
  if (agreement) throw new AppError('agreement.mismatch')
  const termsVersion = effectiveFrom(rules.versionAt(now), rules.versionAt, services.company)
  return { rules: current, termsVersion, agreedCents: null }
}

/** The named passport pages by applicant position. */
const pagesIn = ({ applicants }: CreateBody) =>
  applicants.flatMap(({ passportPage: id }, index) => (id ? [{ position: index + 1, id }] : []))

/** Paths of passport pages that this browser does not have, or that belong to another applicant. */
async function missingPages({ db }: Services, body: CreateBody, client: Client): Promise<string[]> {
  const named = pagesIn(body)
  if (named.length === 0) return []
  const sessionId = client.tokenHash ? await findSession(db, client.tokenHash) : null
  const kept = sessionId === null ? [] : await findPassportPages(db, sessionId, client.now)
  const isKept = (id: string) => kept.some((page) => page.id === id)
  const isTwice = (id: string) => named.filter((page) => page.id === id).length > 1
  const missing = named.filter(({ id }) => !isKept(id) || isTwice(id))
  return missing.map(({ position }) => `applicants.${position - 1}.passportPage`)
}

/** What is asked now, in these words and in letters that the portal takes: the rest is left out, never refused. */
const portalAnswersIn = ({ applicants }: CreateBody, asked: readonly AskedLine[]) =>
  applicants.flatMap(({ portalAnswers = [] }, index) =>
    asked.flatMap(({ key: line, label }) => {
      const given = portalAnswers.find((answer) => answer.line === line)
      const isRead = given && (given.label ?? label) === label
      const value = isRead && portalAnswer(given.value)
      return value ? [{ position: index + 1, line, label, value }] : []
    }),
  )

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer')

type Client = { idempotencyKey: string | null; tokenHash: Buffer | null; now: Date }

export type Created = {
  application: Pick<ApplicationRow, 'id' | 'orderId' | 'status' | 'paymentStatus'>
  price: Price
  applicants: { id: number; position: number }[]
  token: string | null
}

/** What the application will be, or why not. Throws as `create` does. */
async function judge(services: Services, body: CreateBody, client: Client) {
  const terms = await termsOf(services, body, client.now)
  refuseErrors(body, serverContext(terms.rules, client.now))
  const price = priceOf(terms.rules, body)
  refuseOtherPrice(body.totalPrice, price)
  if (terms.agreedCents !== null && terms.agreedCents !== price.totalCents) {
    throw new AppError('agreement.mismatch')
  }
  const missing = await missingPages(services, body, client)
  if (missing.length > 0) {
    const fields = missing.map((path) => ({ path, code: 'passport-page.gone' }))
    throw new AppError('passport-page.gone', {}, fields)
  }
  return { ...terms, price }
}

/**
 * Creates an application with its applicants. The same key and body return the first one again,
 * whatever has changed since: the rules, the day, or its passport pages, which are documents by now.
 * Throws request.invalid with fields, price.changed, rules.changed, agreement.*,
 * idempotency.mismatch, passport-page.gone with fields.
 */
export async function create(
  services: Services,
  body: CreateBody,
  client: Client,
): Promise<Created> {
  const idempotency = client.idempotencyKey
    ? { keyHash: sha256(client.idempotencyKey), bodyHash: sha256(JSON.stringify(body)) }
    : null
  try {
    return await insert(services, body, idempotency, client)
  } catch (error) {
    if (!(error instanceof AppError) && !isTaken(error)) throw error
    const first = idempotency && (await findCreatedUnder(services.db, idempotency.keyHash))
    if (first) return replay(services, body, { first, ...idempotency }, client)
    throw isTaken(error) ? new AppError('agreement.not-found') : error
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof TakenError ||
  violates(error, 'idempotency_key_application_id_fkey') ||
  violates(error, 'agreement_application_id_fkey')

async function insert(
  services: Services,
  body: CreateBody,
  idempotency: { keyHash: Buffer; bodyHash: Buffer } | null,
  client: Client,
): Promise<Created> {
  const { rules, termsVersion, price } = await judge(services, body, client)
  const token = services.random.token()
  const orderId = services.random.token()
  const asked = claimedAddress({ ...body, communicationId: body.communicationId ?? '' })
  const made = await insertApplication(services.db, {
    details: { ...body, contactPhone: normalisePhone(body.contactPhone) },
    applicants: body.applicants,
    links: body.applicants.flatMap(({ linkId }, index) =>
      linkId ? [{ position: index + 1, linkId }] : [],
    ),
    rules,
    price,
    language: body.language,
    termsVersion,
    orderId,
    agreementId: body.agreementId ?? null,
    claim:
      asked && services.messengers[asked.messenger]
        ? { id: services.random.uuid(), ...asked }
        : null,
    idempotency,
    passportPages: pagesIn(body),
    portalAnswers: portalAnswersIn(body, services.asked.lines()),
    tokenHash: client.tokenHash,
    freshTokenHash: hashToken(token),
    now: client.now,
  })
  return {
    application: { id: made.id, orderId, status: 'pending', paymentStatus: 'unpaid' },
    price,
    applicants: made.applicants,
    token: made.sessionIsNew ? token : null,
  }
}

type First = NonNullable<Awaited<ReturnType<typeof findCreatedUnder>>>

/** Returns the first answer again: knowing the key and the whole body proves the sender. */
async function replay(
  services: Services,
  body: CreateBody,
  { first, bodyHash }: { first: First; bodyHash: Buffer },
  client: Client,
): Promise<Created> {
  if (!first.bodyHash.equals(bodyHash)) throw new AppError('idempotency.mismatch')
  const token = services.random.token()
  return inTransaction(services.db, async (tx) => {
    const fresh = { token, tokenHash: hashToken(token) }
    const session = await openSession(tx, client.tokenHash, fresh, client.now)
    await grantAccess(tx, session.sessionId, first.id, { way: 'applied', now: client.now })
    const applicants = await findApplicants(tx, first.id)
    return {
      application: first,
      price: priceOf(services.rules.of(first.rulesVersion), body),
      applicants: applicants.map(({ id, position }) => ({ id, position })),
      token: session.token,
    }
  })
}

/** Adds an applicant to an incomplete application. Throws application.closed, applicant.too-many. */
export function add(
  services: Services,
  body: ApplicantBody,
  authority: Authority,
  now: Date,
): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const application = await getApplicationForUpdate(tx, body.applicationId, authority)
    await refuseHeld(tx, application.id, now)
    const applicantCount = await countApplicants(tx, application.id)
    const reason = whyNot('add-applicant', stateOf(application, applicantCount))
    if (reason) throw new AppError(reason)
    const errors = findApplicantErrors(
      body,
      serverContext(services.rules.for(application.rulesVersion, now), now),
    )
    if (errors.length > 0) throw new AppError('request.invalid', {}, errors)
    return insertApplicant(tx, application.id, applicantCount + 1, body)
  })
}

/** Unsubscribes from reminders; idempotent. Throws application.not-found. */
export async function stopReminders(
  services: Services,
  orderId: string,
  { authority, now }: { authority: Authority; now: Date },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { id } = await getByOrderId(tx, orderId, authority)
    const { remindersStoppedAt } = await lockApplication(tx, id)
    if (remindersStoppedAt !== null) return
    await stopRemindersOf(tx, id, now)
    const kind = 'reminders-stopped'
    await recordEvent(tx, { applicationId: id, at: now, kind, actor: 'traveller' })
  })
}
