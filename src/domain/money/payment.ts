import type { Cents } from './money.ts'

/**
 * What we know of one try to pay. `superseded`: it gave way to another one, though a card may still be
 * taken for it. `needs_review`: the gateway said something that does not fit.
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

/** What money that came counts as: `refund_due` for a second time, until it went back. */
export const paymentStates = ['paid', 'refund_due', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** How long the gateway takes a card for one attempt. Stripe wants at least 30 minutes. */
export const attemptMinutes = 60

/** What a gateway can say of an attempt. */
export const reportedStates = ['open', 'expired', 'cancelled', 'failed', 'succeeded'] as const
export type ReportedState = (typeof reportedStates)[number]

/** What was frozen when the attempt began. `amountCents` in the minor unit, `currency` ISO 4217. */
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

// Read: the attempt is in the state of the row, the gateway reports the column. Each row only moves
// to a state further down, so reports may come late, doubled and in any order.
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
 * What follows from one report of the gateway. A report whose amount, currency or order differs from
 * the attempt's never pays: it goes to staff. A success always counts, however late; when what it is for
 * is already paid (or its money already given back), it is a second capture and is refunded, and so is
 * money for a change that can no longer be made.
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

/** The state of the attempt once the decision is carried out. */
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
