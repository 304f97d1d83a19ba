import { isPaid } from '#domain/application/status.ts'
import { type AttemptState, type Decision, settle, stateAfter } from '#domain/payment.ts'
import type { GatewayReport } from '../adapters/payment-gateway/port.ts'
import { flagPayment, recordPayment } from '../application/record-payment.ts'
import { applicationStatusOf, paymentStatusOf } from '../application/row.ts'
import { recordEvent } from '../data/event.ts'
import { lockApplicationOf } from '../data/payment.ts'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../db/enqueue.ts'
import type { Services } from '../services.ts'

export type Outcome = Decision | 'unknown-attempt'

type Locked = Awaited<ReturnType<typeof lockApplicationOf>> & object

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
  const locked = await lockApplicationOf(tx, report.attemptId)
  if (!locked) {
    return 'unknown-attempt'
  }
  const { attempt, application } = locked
  const paymentStatus = paymentStatusOf(application)
  const paid = isPaid({ status: applicationStatusOf(application), paymentStatus })
  const state = attempt.state as AttemptState
  const decision = settle({ ...attempt, state, orderId: application.orderId }, report, {
    alreadyPaid: paid || paymentStatus === 'refunded',
  })
  if (decision !== 'nothing') {
    await moveAttempt(tx, attempt.id, stateAfter(state, decision), now)
    await carryOut[decision]({ tx, services, report, now, ...locked })
  }
  return decision
}

async function moveAttempt(tx: Tx, id: string, state: AttemptState, now: Date): Promise<void> {
  await tx
    .updateTable('paymentAttempt')
    .set({ state, settledAt: now, form: null })
    .where('id', '=', id)
    .execute()
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
  await insertPayment(work, 'paid')
  if (!(await recordPayment(tx, services, application.id, now))) {
    throw new Error('A payment was captured for an application that counts as paid')
  }
}

/** The money came twice: it is written down, shown to staff, and given back by a job. */
async function giveBack(work: Work): Promise<void> {
  const { tx, services, application, attempt, now } = work
  const paymentId = await insertPayment(work, 'refund_due')
  const refundId = services.random.uuid()
  await tx
    .insertInto('refund')
    .values({
      id: refundId,
      paymentId,
      applicationId: application.id,
      amountCents: attempt.amountCents,
      reason: 'duplicate',
      state: 'due',
      createdAt: now,
    })
    .execute()
  await addEvent(tx, application.id, 'duplicate-payment', now)
  await enqueue(tx, services.boss, 'make-refund', { id: refundId })
}

async function insertPayment(work: Work, state: 'paid' | 'refund_due'): Promise<string> {
  const { tx, services, application, attempt, report } = work
  const id = services.random.uuid()
  await tx
    .insertInto('payment')
    .values({
      id,
      applicationId: application.id,
      attemptId: attempt.id,
      state,
      amountCents: attempt.amountCents,
      currency: attempt.currency,
      gatewayRef: report.gatewayRef,
      capturedAt: report.at,
    })
    .execute()
  return id
}

async function addEvent(
  tx: Tx,
  applicationId: number,
  kind: 'payment-needs-review' | 'duplicate-payment',
  at: Date,
): Promise<void> {
  await recordEvent(tx, { applicationId, at, kind, actor: 'system' })
}
