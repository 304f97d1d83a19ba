import { hash } from 'node:crypto'
import type { addApplicant, createApplication } from '#contract/application.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { stateOf, whyNot } from '#domain/application/status.ts'
import { findApplicantErrors } from '#domain/application/steps/applicant.ts'
import { checkDetails } from '#domain/application/steps/details.ts'
import { type Context, errorsOf, serverContext, within } from '#domain/application/steps/finding.ts'
import { AppError } from '#domain/error.ts'
import { claimedAddress } from '#domain/messenger-address.ts'
import { toDollars } from '#domain/money/money.ts'
import { type Price, priceOf, toPricing } from '#domain/money/pricing.ts'
import { checkPhone, normalisePhone } from '#domain/phone.ts'
import { termsVersion } from '#domain/policy.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
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
import { findPassportPages } from '../data/document/passport-page.ts'
import type { Authority } from '../data/staff/authority.ts'
import { hashToken } from '../http/cookie.ts'
import { violates } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'

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

/**
 * The terms version of the application: that of the signed agreement, which may be older than ours.
 * The agreement must exist, be unused and match this price.
 */
async function termsOf(services: Services, id: string | undefined, price: Price): Promise<string> {
  if (!id) return termsVersion
  const agreement = await findSigned(services.db, id)
  if (!agreement) throw new AppError('agreement.not-found')
  if (agreement.totalPriceCents !== null && agreement.totalPriceCents !== price.totalCents) {
    throw new AppError('agreement.mismatch')
  }
  return agreement.termsVersion
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

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer')

type Client = { idempotencyKey: string | null; tokenHash: Buffer | null; now: Date }

export type Created = {
  application: Pick<ApplicationRow, 'id' | 'orderId' | 'status' | 'paymentStatus'>
  price: Price
  applicants: { id: number; position: number }[]
  token: string | null
}

/**
 * Creates an application with its applicants. The same key and body return the first one again.
 * Throws request.invalid with fields, price.changed, agreement.*, idempotency.mismatch,
 * passport-page.gone with fields.
 */
export async function create(
  services: Services,
  body: CreateBody,
  client: Client,
): Promise<Created> {
  const { now } = client
  refuseErrors(body, serverContext(shippedRules, now))
  const price = priceOf(shippedRules, body)
  refuseOtherPrice(body.totalPrice, price)
  const idempotency = client.idempotencyKey
    ? { keyHash: sha256(client.idempotencyKey), bodyHash: sha256(JSON.stringify(body)) }
    : null
  const terms = await termsOf(services, body.agreementId, price)
  const missing = await missingPages(services, body, client)
  if (missing.length > 0) {
    // A repeated one may be paid by now, and its pages documents.
    const isKnown = idempotency && (await findCreatedUnder(services.db, idempotency.keyHash))
    if (isKnown) return replay(services, idempotency, price, client)
    const fields = missing.map((path) => ({ path, code: 'passport-page.gone' }))
    throw new AppError('passport-page.gone', {}, fields)
  }
  const token = services.random.token()
  const orderId = services.random.token()
  try {
    const asked = claimedAddress({ ...body, communicationId: body.communicationId ?? '' })
    const made = await insertApplication(services.db, {
      details: { ...body, contactPhone: normalisePhone(body.contactPhone) },
      applicants: body.applicants,
      links: body.applicants.flatMap(({ linkId }, index) =>
        linkId ? [{ position: index + 1, linkId }] : [],
      ),
      price,
      language: body.language,
      termsVersion: terms,
      orderId,
      agreementId: body.agreementId ?? null,
      claim:
        asked && services.messengers[asked.messenger]
          ? { id: services.random.uuid(), ...asked }
          : null,
      idempotency,
      passportPages: pagesIn(body),
      tokenHash: client.tokenHash,
      freshTokenHash: hashToken(token),
      now,
    })
    return {
      application: { id: made.id, orderId, status: 'pending', paymentStatus: 'unpaid' },
      price,
      applicants: made.applicants,
      token: made.sessionIsNew ? token : null,
    }
  } catch (error) {
    const taken =
      error instanceof TakenError ||
      violates(error, 'idempotency_key_application_id_fkey') ||
      violates(error, 'agreement_application_id_fkey')
    if (!taken) throw error
    return replay(services, idempotency, price, client)
  }
}

/** Returns the first answer again: knowing the key and the whole body proves the sender. */
async function replay(
  services: Services,
  idempotency: { keyHash: Buffer; bodyHash: Buffer } | null,
  price: Price,
  client: { tokenHash: Buffer | null; now: Date },
): Promise<Created> {
  const first = idempotency && (await findCreatedUnder(services.db, idempotency.keyHash))
  if (!first) throw new AppError('agreement.not-found')
  if (!first.bodyHash.equals(idempotency.bodyHash)) throw new AppError('idempotency.mismatch')
  const token = services.random.token()
  return inTransaction(services.db, async (tx) => {
    const fresh = { token, tokenHash: hashToken(token) }
    const session = await openSession(tx, client.tokenHash, fresh, client.now)
    await grantAccess(tx, session.sessionId, first.id, { way: 'applied', now: client.now })
    const applicants = await findApplicants(tx, first.id)
    return {
      application: first,
      price,
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
    const applicantCount = await countApplicants(tx, application.id)
    const reason = whyNot('add-applicant', stateOf(application, applicantCount))
    if (reason) throw new AppError(reason)
    const errors = findApplicantErrors(body, serverContext(shippedRules, now))
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
