import { createHash } from 'node:crypto'
import type { BodyOf } from '#contract/endpoint.ts'
import type { createPayment } from '#contract/payment.ts'
import { isPaid, stateOf, whyNot } from '#domain/application/status.ts'
import { AppError } from '#domain/error.ts'
import { toDollars } from '#domain/money/money.ts'
import { frozenPricing } from '#domain/money/pricing.ts'
import type { BillingAddress } from '#domain/money/receipt.ts'
import { countApplicants } from '../../data/application/applicant.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import { getIdempotencyKey, insertIdempotencyKey } from '../../data/application/idempotency-key.ts'
import { refuseHeld } from '../../data/casework/held-decision.ts'
import { insertGatewayEvent, setOutcome } from '../../data/money/gateway-event.ts'
import {
  type AttemptRow,
  findOpenAttempt,
  insertAttempt,
  keepBilling,
} from '../../data/money/payment-attempt.ts'
import type {
  Billing,
  GatewayDispute,
  GatewayNotification,
  PaymentForm,
} from '../../platform/adapters/payment-gateway/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { askAbout } from './ask.ts'
import { beginAttempt } from './begin.ts'
import { type DisputeOutcome, settleDispute } from './dispute.ts'
import { type FailureOutcome, settleRefundFailure } from './make-refund.ts'
import { type Outcome, settleReport } from './settle.ts'

type CreateBody = BodyOf<typeof createPayment>
type Order = Omit<CreateBody, 'applicationId'>
type Client = {
  /** Locks the application to be paid. Throws without access. */
  lock: (tx: Tx) => Promise<ApplicationRow>
  idempotencyKey: string | null
  now: Date
}

/** A younger attempt is a double click; an older one may have ended silently. */
export const doubleClickMs = 10_000

/**
 * Starts a payment: the open attempt, or a new one. Throws application.*, payment.already-paid,
 * payment.not-open, price.changed, payment.gateway-unavailable, idempotency.mismatch.
 */
export async function create(
  services: Services,
  body: Order,
  client: Client,
): Promise<{ orderId: string; form: PaymentForm }> {
  const { now } = client
  let found = await findOrOpenAttempt(services, body, client)
  if (Math.abs(now.getTime() - found.attempt.createdAt.getTime()) > doubleClickMs) {
    await askAbout(services, found.attempt, now)
    found = await findOrOpenAttempt(services, body, client)
  }
  const { application, attempt } = found
  const form = await beginAttempt(services, application, attempt, billingOf(body, application))
  return { orderId: application.orderId, form }
}

function findOrOpenAttempt(services: Services, body: Order, client: Client) {
  const { lock, now } = client
  return inTransaction(services.db, async (tx) => {
    const application = await lock(tx)
    await checkKey(tx, body, client, application.id)
    await refuseHeld(tx, application.id, now)
    const reason = whyNot('pay', stateOf(application, await countApplicants(tx, application.id)))
    if (reason) throw new AppError(reason)
    refuseOtherPrice(body, application)
    const open = await findOpenAttempt(tx, application.id)
    const attempt: AttemptRow =
      open ??
      (await insertAttempt(tx, {
        id: services.random.uuid(),
        applicationId: application.id,
        amendmentId: null,
        gateway: services.gateway.name,
        amountCents: application.totalPriceCents,
        currency: application.currency,
        createdAt: now,
      }))
    const billing = typedBilling(body)
    if (billing) await keepBilling(tx, attempt.id, billing)
    return { application, attempt }
  })
}

/** The client's amount is never charged; a different one means that the traveller saw another price. */
function refuseOtherPrice({ amount, currency }: Order, application: ApplicationRow): void {
  const sameAmount = amount === undefined || amount === toDollars(application.totalPriceCents)
  const sameCurrency = currency === undefined || currency.toUpperCase() === application.currency
  if (!sameAmount || !sameCurrency) {
    throw new AppError('price.changed', { ...frozenPricing(application) })
  }
}

/** The open attempt answers retries; this rejects a key reused with another body. */
async function checkKey(
  tx: Tx,
  body: Order,
  { idempotencyKey, now }: Client,
  applicationId: number,
): Promise<void> {
  if (idempotencyKey === null) return
  const keyHash = sha256(`create-payment\n${idempotencyKey}`)
  const bodyHash = sha256(JSON.stringify(body))
  await insertIdempotencyKey(tx, { keyHash, bodyHash, applicationId, createdAt: now })
  const first = await getIdempotencyKey(tx, keyHash)
  if (!first.bodyHash.equals(bodyHash)) throw new AppError('idempotency.mismatch')
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

type Billed = { [K in keyof CreateBody as Extract<K, `billing${string}`>]?: CreateBody[K] }

/** Billing data for the receipt; null if nothing was typed, so that earlier data stay. */
export function typedBilling(body: Billed): BillingAddress | null {
  const typed = {
    firstName: body.billingFirstName?.trim() ?? '',
    lastName: body.billingLastName?.trim() ?? '',
    street1: body.billingStreet1?.trim() ?? '',
    street2: body.billingStreet2?.trim() ?? '',
    city: body.billingCity?.trim() ?? '',
    country: body.billingCountry?.trim() ?? '',
  }
  return Object.values(typed).some((text) => text !== '') ? typed : null
}

export function billingOf(body: Billed, application: ApplicationRow): Billing {
  return {
    firstName: body.billingFirstName ?? '',
    lastName: body.billingLastName ?? (body.billingFirstName ? '' : application.contactName),
    street1: body.billingStreet1 ?? '',
    street2: body.billingStreet2 ?? '',
    city: body.billingCity ?? '',
    country: body.billingCountry ?? '',
    phone: body.billingPhone ?? application.contactPhone,
  }
}

/** Queries open attempts: of an unpaid order, or a supplement. Throws `payment.gateway-unavailable`. */
export async function settleOpen(
  services: Services,
  application: ApplicationRow,
  now: Date,
): Promise<void> {
  const open = await findOpenAttempt(services.db, application.id)
  if (open && (open.amendmentId !== null || !isPaid(application))) {
    await askAbout(services, open, now)
  }
}

const largestInteger = 2 ** 31 - 1
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Handles an authentic notification once. One that settles nothing is recorded as well. */
export function receive(
  services: Services,
  { eventId, report, dispute, refundFailure }: GatewayNotification,
  now: Date,
): Promise<Outcome | DisputeOutcome | FailureOutcome | 'known' | 'of-no-concern'> {
  if (dispute) return receiveDispute(services, eventId, dispute, now)
  if (refundFailure) {
    const event = { eventId, ...refundFailure, attemptId: null, state: 'refund-failed' }
    return once(services, event, now, (tx) =>
      settleRefundFailure(tx, services, refundFailure.refundKey, now),
    )
  }
  if (report === null) return Promise.resolve('of-no-concern')
  const attemptId = uuid.test(report.attemptId) ? report.attemptId : null
  return once(services, { ...report, eventId, attemptId }, now, async (tx) =>
    attemptId ? settleReport(tx, services, report, now) : 'unknown-attempt',
  )
}

/** Handles a dispute notification, each event once. Throws `payment.gateway-unavailable`. */
async function receiveDispute(
  services: Services,
  eventId: string,
  told: GatewayDispute,
  now: Date,
): Promise<DisputeOutcome | 'known'> {
  const { paymentRef } = told
  const found = paymentRef ? await services.gateway.findAttempt?.(paymentRef) : null
  const dispute = { ...told, attemptId: told.attemptId ?? found ?? null }
  const event = { ...dispute, eventId, state: `dispute-${dispute.state}` }
  return once(services, event, now, (tx) => settleDispute(tx, services, dispute, now))
}

type Told = Pick<
  Parameters<typeof insertGatewayEvent>[1],
  'eventId' | 'attemptId' | 'state' | 'amountCents' | 'currency'
>

/** Records an event and applies it, unless it is known. */
function once<Applied extends string>(
  services: Services,
  { eventId, attemptId, state, amountCents, currency }: Told,
  now: Date,
  apply: (tx: Tx) => Promise<Applied>,
): Promise<Applied | 'known'> {
  return inTransaction(services.db, async (tx) => {
    const event = {
      ...{ gateway: services.gateway.name, eventId, attemptId, state, currency },
      amountCents: Math.min(amountCents, largestInteger),
      receivedAt: now,
    }
    if (!(await insertGatewayEvent(tx, { ...event, outcome: 'received' }))) return 'known'
    const outcome = await apply(tx)
    await setOutcome(tx, event, outcome)
    return outcome
  })
}
