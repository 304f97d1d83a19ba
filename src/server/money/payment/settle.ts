import { hasEnded, isPaid } from '#domain/application/status.ts'
import { isSameChoice, whyNotAmend } from '#domain/money/amendment.ts'
import { type Decision, settle, stateAfter } from '#domain/money/payment.ts'
import { orderCharge, supplementCharge } from '#domain/money/receipt.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { rowsForTraveller } from '../../application/for-traveller.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { recordEvent } from '../../data/application/event.ts'
import { tellOf } from '../../data/casework/tell.ts'
import {
  type AmendmentRow,
  choicesOf,
  closeAmendment,
  findAmendment,
} from '../../data/money/amendment.ts'
import { bookCapture } from '../../data/money/booking.ts'
import { insertPayment } from '../../data/money/payment.ts'
import { settleAttempt } from '../../data/money/payment-attempt.ts'
import { insertRefund } from '../../data/money/refund.ts'
import type { GatewayReport } from '../../platform/adapters/payment-gateway/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import type { Services } from '../../services.ts'
import { applyAmendment, choiceOf, orderOf } from '../amendment/amendment.ts'
import { issueReceipt } from '../receipt/receipt.ts'
import { type Locked, lockAttempt } from './lock.ts'
import { flagPayment, lookInto, recordPayment } from './record-payment.ts'

export type Outcome = Decision | 'unknown-attempt'

/**
 * Applies a gateway report in the caller's transaction. Reports of one application are serialised
 * by its row, so concurrent ones count once.
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
  // An erased application has another order id than the gateway was told.
  const { orderId } = application.erasedAt ? report : application
  const amendment = (attempt.amendmentId && (await findAmendment(tx, attempt.amendmentId))) || null
  const [told = application] = await rowsForTraveller(tx, [application], now)
  const paysFor = await standingOf(tx, services, { application, told, amendment }, now)
  const decision = settle({ ...attempt, orderId }, report, paysFor)
  if (decision !== 'nothing') {
    await settleAttempt(tx, attempt.id, stateAfter(attempt.state, decision), now)
    await carryOut[decision]({ tx, services, report, now, amendment, told, ...locked })
  }
  return decision
}

/** The state of an attempt's purpose: the original order, or a change. */
async function standingOf(
  tx: Tx,
  { rules }: Services,
  { application, told, amendment }: Pick<Work, 'application' | 'told' | 'amendment'>,
  now: Date,
): Promise<{ alreadyPaid: boolean; isLapsed?: boolean }> {
  if (!amendment) {
    // Marked as paid a moment ago, which can be undone, it is not paid twice. Of who was erased nothing is bought.
    const { erasedAt, paymentStatus } = told
    return { alreadyPaid: isPaid(told) || paymentStatus === 'refunded' || erasedAt !== null }
  }
  if (amendment.state === 'done') return { alreadyPaid: true }
  const { from, to } = choicesOf(amendment)
  const order = orderOf(application, await findApplicants(tx, application.id))
  const isLapsed =
    amendment.state === 'lapsed' ||
    !isSameChoice(choiceOf(application), from) ||
    whyNotAmend(rules.for(application.rulesVersion, now), order, to, dayAtSeat(now)) !== null
  return { alreadyPaid: false, isLapsed }
}

type Work = Locked & {
  tx: Tx
  services: Services
  report: GatewayReport
  now: Date
  /** The application as its traveller knows it. */
  told: Locked['application']
  /** The amendment it supplements; null for the original order. */
  amendment: AmendmentRow | null
}

const carryOut: Record<Exclude<Decision, 'nothing'>, (work: Work) => Promise<void>> = {
  expire: async () => {},
  cancel: async () => {},
  fail: async () => {},
  review: flag,
  capture,
  'refund-duplicate': (work) => giveBack(work, 'duplicate'),
  'refund-lapsed': (work) => giveBack(work, 'lapsed'),
}

async function flag({ tx, services, application, told, now }: Work): Promise<void> {
  const { id: applicationId, status, paymentStatus } = application
  // Nobody could settle it where all has ended.
  const isOpen = paymentStatus === 'unpaid' && !isPaid(application) && !hasEnded(application)
  if (isOpen) await flagPayment(tx, services, applicationId, now)
  else await lookInto(tx, services, applicationId, now)
  // Undone, what was decided a moment ago would have the traveller pay again.
  if (told.status !== status) await tellOf(tx, services.rules, { applicationId }, now)
}

async function capture(work: Work): Promise<void> {
  const { tx, services, application, told, attempt, amendment, now } = work
  const payment = await keepPayment(work, 'paid')
  if (amendment) {
    await applyAmendment(tx, services, application, amendment, now)
  } else if (!(await recordPayment(tx, services, { application, told }, now))) {
    throw new Error('A payment was captured for an application that counts as paid')
  }
  const { billing } = attempt
  const rules = services.rules.of(application.rulesVersion)
  const sold = amendment
    ? soldBy(rules, application, amendment)
    : { application, charge: orderCharge(rules, application, application.priceLines) }
  await issueReceipt(tx, services, { ...sold, payment, billing, now })
}

/** What a supplement buys: the changed order, and its difference. */
function soldBy(rules: Rules, before: Locked['application'], amendment: AmendmentRow) {
  const { toVisaType: visaType, toProcessingType: processingType, priceLines } = amendment
  const application = { ...before, visaType, processingType }
  const charge = supplementCharge(
    rules,
    { order: before, lines: before.priceLines },
    { order: application, lines: priceLines },
  )
  return { application, charge }
}

/** A duplicate payment, or one for an impossible change: recorded, shown to staff, and refunded by a job. */
async function giveBack(work: Work, reason: 'duplicate' | 'lapsed'): Promise<void> {
  const { tx, services, application, attempt, amendment, now } = work
  const payment = await keepPayment(work, 'refund_due')
  await bookCapture(tx, 'second-capture', { applicationId: application.id, payment, now }, 0)
  // Before the refund: the database rejects a lapsed change of extras from an older program, which
  // does it after.
  if (reason === 'lapsed' && amendment?.state === 'open') {
    await closeAmendment(tx, amendment.id, { state: 'lapsed', doneAt: null })
    await tellOf(tx, services.rules, { applicationId: application.id }, now)
  }
  const refundId = services.random.uuid()
  await insertRefund(tx, {
    id: refundId,
    decisionId: refundId,
    paymentId: payment.id,
    applicationId: application.id,
    amountCents: attempt.amountCents,
    reason,
    createdAt: now,
  })
  await addEvent(tx, application.id, reason === 'lapsed' ? 'refund-made' : 'duplicate-payment', now)
  await enqueue(tx, services.boss, 'make-refund', { id: refundId })
}

async function keepPayment(work: Work, state: 'paid' | 'refund_due') {
  const { tx, services, application, attempt, report } = work
  const payment = {
    id: services.random.uuid(),
    applicationId: application.id,
    attemptId: attempt.id,
    amendmentId: attempt.amendmentId,
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
  kind: 'duplicate-payment' | 'refund-made',
  at: Date,
): Promise<void> {
  await recordEvent(tx, { applicationId, at, kind, actor: 'system' })
}
