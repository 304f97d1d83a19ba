import type { Cents } from './money.ts'

/**
 * States of a payment attempt. `superseded`: replaced by another, though a card may still be
 * charged. `needs_review`: contradictory gateway report.
 */
export const attemptStates = [
  'open',
  'superseded',
  'expired',
  'cancelled',
  'failed',
  'needs_review',
  'succeeded',
] as const
export type AttemptState = (typeof attemptStates)[number]

/** What received money counts as: a duplicate is `refund_due` until refunded. */
export const paymentStates = ['paid', 'refund_due', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Minutes for which the gateway accepts a card for one attempt. Stripe's minimum is 30. */
export const attemptMinutes = 60

/** Gateway reports about an attempt. */
export const reportedStates = ['open', 'expired', 'cancelled', 'failed', 'succeeded'] as const
export type ReportedState = (typeof reportedStates)[number]

/** Terms frozen when the attempt begins. `amountCents` in the minor unit, `currency` ISO 4217. */
export type AttemptTerms = { orderId: string; amountCents: Cents; currency: string }

export const decisions = [
  'nothing',
  'expire',
  'cancel',
  'fail',
  'review',
  'capture',
  'refund-duplicate',
  'refund-lapsed',
] as const
export type Decision = (typeof decisions)[number]

type Row = Record<
  ReportedState | 'mismatch',
  Exclude<Decision, 'refund-duplicate' | 'refund-lapsed'>
>

// Row: state of the attempt; column: gateway report. Rows only move to states further down, so
// reports may be late, repeated and out of order.
const table: Record<AttemptState, Row> = {
  open: {
    open: 'nothing',
    expired: 'expire',
    cancelled: 'cancel',
    failed: 'fail',
    mismatch: 'review',
    succeeded: 'capture',
  },
  superseded: {
    open: 'nothing',
    expired: 'expire',
    cancelled: 'cancel',
    failed: 'fail',
    mismatch: 'review',
    succeeded: 'capture',
  },
  expired: {
    open: 'nothing',
    expired: 'nothing',
    cancelled: 'cancel',
    failed: 'fail',
    mismatch: 'review',
    succeeded: 'capture',
  },
  cancelled: {
    open: 'nothing',
    expired: 'nothing',
    cancelled: 'nothing',
    failed: 'fail',
    mismatch: 'review',
    succeeded: 'capture',
  },
  failed: {
    open: 'nothing',
    expired: 'nothing',
    cancelled: 'nothing',
    failed: 'nothing',
    mismatch: 'review',
    succeeded: 'capture',
  },
  needs_review: {
    open: 'nothing',
    expired: 'nothing',
    cancelled: 'nothing',
    failed: 'nothing',
    mismatch: 'nothing',
    succeeded: 'capture',
  },
  succeeded: {
    open: 'nothing',
    expired: 'nothing',
    cancelled: 'nothing',
    failed: 'nothing',
    mismatch: 'nothing',
    succeeded: 'nothing',
  },
}

/**
 * Decides on a gateway report. A different amount, currency or order never pays but goes to staff.
 * A success always counts, however late: if already paid or refunded it is a second capture and is
 * refunded, as is money for an amendment that can no longer be made.
 */
export function settle(
  attempt: AttemptTerms & { state: AttemptState },
  report: AttemptTerms & { state: ReportedState },
  paysFor: { alreadyPaid: boolean; isLapsed?: boolean },
): Decision {
  const decision = table[attempt.state][fits(attempt, report) ? report.state : 'mismatch']
  if (decision !== 'capture') return decision
  if (paysFor.alreadyPaid) return 'refund-duplicate'
  return paysFor.isLapsed ? 'refund-lapsed' : 'capture'
}

const stateOf: Record<Exclude<Decision, 'nothing'>, AttemptState> = {
  expire: 'expired',
  cancel: 'cancelled',
  fail: 'failed',
  review: 'needs_review',
  capture: 'succeeded',
  'refund-duplicate': 'succeeded',
  'refund-lapsed': 'succeeded',
}

/** The attempt's state after the decision. */
export function stateAfter(state: AttemptState, decision: Decision): AttemptState {
  return decision === 'nothing' ? state : stateOf[decision]
}

function fits(attempt: AttemptTerms, report: AttemptTerms): boolean {
  return (
    attempt.orderId === report.orderId &&
    attempt.amountCents === report.amountCents &&
    attempt.currency === report.currency
  )
}
