import { isPaid } from '#domain/application/status.ts'
import { type Decision, settle, stateAfter } from '#domain/money/payment.ts'
import { orderCharge } from '#domain/money/receipt.ts'
import type { GatewayReport } from '../adapters/payment-gateway/port.ts'
import { recordEvent } from '../data/event.ts'
import { insertPayment } from '../data/payment.ts'
import { settleAttempt } from '../data/payment-attempt.ts'
import { insertRefund } from '../data/refund.ts'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../db/enqueue.ts'
import { issueReceipt } from '../receipts.ts'
import type { Services } from '../services.ts'
import { type Locked, lockAttempt } from './lock.ts'
import { flagPayment, recordPayment } from './record-payment.ts'

export type Outcome = Decision | 'unknown-attempt'

/**
 * Carries out one report of the gateway in the caller's transaction. Reports of one application wait
 * for each other on its row, so whatever comes at once counts once.
 */
export async function settleReport(
  tx: Tx,
  services: Services,
  report: GatewayReport,
  now: Date,
): Promise<Outcome> {
  const locked = await lockAttempt(tx, report.attemptId)
  if (!locked) return 'unknown-attempt'
  const { attempt, application } = locked
  const { orderId, paymentStatus } = application
  const decision = settle({ ...attempt, orderId }, report, {
    alreadyPaid: isPaid(application) || paymentStatus === 'refunded',
  })
  if (decision !== 'nothing') {
    await settleAttempt(tx, attempt.id, stateAfter(attempt.state, decision), now)
    await carryOut[decision]({ tx, services, report, now, ...locked })
  }
  return decision
}

type Work = Locked & { tx: Tx; services: Services; report: GatewayReport; now: Date }

const carryOut: Record<Exclude<Decision, 'nothing'>, (work: Work) => Promise<void>> = {
  expire: async () => {},
  cancel: async () => {},
  fail: async () => {},
  review: flag,
  capture,
  'refund-duplicate': giveBack,
}

async function flag({ tx, application, now }: Work): Promise<void> {
  if (application.paymentStatus === 'unpaid') {
    await flagPayment(tx, application.id, now)
  } else {
    await addEvent(tx, application.id, 'payment-needs-review', now)
  }
}

async function capture(work: Work): Promise<void> {
  const { tx, services, application, now } = work
  const payment = await keepPayment(work, 'paid')
  if (!(await recordPayment(tx, services, application.id, now))) {
    throw new Error('A payment was captured for an application that counts as paid')
  }
  const { billing } = work.attempt
  const charge = orderCharge(application, application.priceLines)
  await issueReceipt(tx, services, { application, payment, billing, charge, now })
}

/** The money came twice: it is written down, shown to staff, and given back by a job. */
async function giveBack(work: Work): Promise<void> {
  const { tx, services, application, attempt, now } = work
  const { id: paymentId } = await keepPayment(work, 'refund_due')
  const refundId = services.random.uuid()
  await insertRefund(tx, {
    id: refundId,
    paymentId,
    applicationId: application.id,
    amountCents: attempt.amountCents,
    reason: 'duplicate',
    createdAt: now,
  })
  await addEvent(tx, application.id, 'duplicate-payment', now)
  await enqueue(tx, services.boss, 'make-refund', { id: refundId })
}

async function keepPayment(work: Work, state: 'paid' | 'refund_due') {
  const { tx, services, application, attempt, report } = work
  const payment = {
    id: services.random.uuid(),
    applicationId: application.id,
    attemptId: attempt.id,
    state,
    amountCents: attempt.amountCents,
    currency: attempt.currency,
    gatewayRef: report.gatewayRef,
    capturedAt: report.at,
  }
  await insertPayment(tx, payment)
  return payment
}

async function addEvent(
  tx: Tx,
  applicationId: number,
  kind: 'payment-needs-review' | 'duplicate-payment',
  at: Date,
): Promise<void> {
  await recordEvent(tx, { applicationId, at, kind, actor: 'system' })
}
