import { AppError } from '#domain/error.ts'
import { isAllBack, isDecision } from '#domain/money/refund.ts'
import { changeApplication, lockApplication } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { staysPaid } from '../../data/casework/guard.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { isRefundDisputed } from '../../data/money/dispute.ts'
import { type CountedPayment, findCounted, markRefunded } from '../../data/money/payment.ts'
import {
  closeRefund,
  findDueRefund,
  findRefund,
  findRefundForUpdate,
  findStates,
} from '../../data/money/refund.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { alertStaff } from '../../staff/alert/alert.ts'
import { issueCreditNote } from '../receipt/receipt.ts'
import { type Locked, lockAttempt } from './lock.ts'

/** The same key never refunds twice; staff retry under a new one, after a failure only. */
const keyOf = (id: string, tries: number): string => (tries === 0 ? id : `${id}-${tries}`)

/**
 * Makes a refund through the gateway: of a duplicate or late payment, or by a staff decision.
 * Idempotent. Throws `payment.gateway-unavailable`, and is then retried.
 */
export async function makeRefund(services: Services, { id }: { id: string }): Promise<void> {
  const due = await findDueRefund(services.db, id)
  if (!due) return
  const { attemptId, gatewayRef, amountCents, currency, tries } = due
  // The bank has withdrawn the money, so it would be lost twice. Staff can retry after the dispute.
  const isWithheld = await isRefundDisputed(services.db, due)
  const refundKey = keyOf(id, tries)
  const order = { attemptId, gatewayRef, amountCents, currency, refundKey }
  const isGiven = !isWithheld && (await services.gateway.refund(order)).state !== 'failed'
  const now = services.clock.now()
  await inTransaction(services.db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId)
    if (!locked || !(await closeRefund(tx, id, isGiven ? now : null))) return
    const { application } = locked
    if (isGiven) await bookRefund(tx, services, { ...due, application, now })
    const kind = isGiven ? 'refund-done' : 'refund-failed'
    const applicationId = application.id
    await recordEvent(tx, { applicationId, at: now, kind, actor: 'system' })
    if (isGiven) await issueCreditNote(tx, services, { application, refund: due, now })
    else await alertStaff(tx, services, { kind: 'refund-failed', applicationId, now })
  })
  if (!isGiven) services.log.error({ refundId: id }, 'the gateway refused a refund')
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type FailureOutcome = 'refund-failed' | 'refund-not-made' | 'unknown-refund'

/**
 * Tells staff of a refund that the payer's bank sent back after it was made. Our books keep it: what
 * is owed is paid another way. Throws `payment.gateway-unavailable` while we are making it, so that
 * the gateway tells it again.
 */
export async function settleRefundFailure(
  tx: Tx,
  services: Services,
  refundKey: string,
  now: Date,
): Promise<FailureOutcome> {
  const id = refundKey.slice(0, 36)
  const found = uuid.test(id) ? await findRefund(tx, id) : undefined
  if (!found) return 'unknown-refund'
  const { applicationId } = found
  await lockApplication(tx, applicationId)
  const refund = await findRefundForUpdate(tx, id)
  // An earlier try, or one that was refused at once, never counted as made.
  if (!refund || refund.state === 'failed' || keyOf(id, refund.tries) !== refundKey) {
    return 'refund-not-made'
  }
  if (refund.state === 'due') throw new AppError('payment.gateway-unavailable')
  await recordEvent(tx, { applicationId, at: now, kind: 'refund-failed', actor: 'system' })
  await alertStaff(tx, services, { kind: 'refund-failed', applicationId, now })
  return 'refund-failed'
}

type Given = NonNullable<Awaited<ReturnType<typeof findDueRefund>>> & {
  application: Locked['application']
  now: Date
}

/** Books a refund, and writes the letter once all of the decision's refunds are made. */
async function bookRefund(tx: Tx, services: Services, refund: Given): Promise<void> {
  const { application, now } = refund
  if (isDecision(refund.reason)) await markWhatIsBack(tx, services, refund)
  else await markRefunded(tx, refund.paymentId)
  const states = await findStates(tx, refund.decisionId)
  // Of who was erased there is nobody to write to.
  if (application.erasedAt || states.some((state) => state !== 'done')) return
  const about = { refundId: refund.id }
  await enqueueLetter(tx, services, { kind: 'refund-made', application, about, now })
}

/**
 * Marks a payment as refunded once it is back in full; the application with its refunded payments
 * once the decision leaves nothing to refund, as unpaid by card if other money pays for it.
 */
async function markWhatIsBack(tx: Tx, { rules }: Services, refund: Given): Promise<void> {
  const { application, paymentId, ground } = refund
  const payments = await findCounted(tx, application.id)
  const sum = (of: (payment: CountedPayment) => number) =>
    payments.reduce((total, payment) => total + of(payment), 0)
  const paidCents = sum(({ amountCents }) => amountCents)
  const doneCents = sum((payment) => payment.doneCents)
  const agreed = rules.of(application.rulesVersion)
  const isAll = isAllBack(agreed, paidCents, doneCents, ground ?? 'duplicate')
  for (const payment of payments) {
    const isOwn = payment.id === paymentId && payment.doneCents >= payment.amountCents
    if (isOwn || (isAll && payment.doneCents > 0)) await markRefunded(tx, payment.id)
  }
  if (isAll && application.paymentStatus !== 'refunded') {
    const isPaidStill = await staysPaid(tx, application.id, ground)
    await changeApplication(tx, application, { paymentStatus: isPaidStill ? 'unpaid' : 'refunded' })
  }
}
