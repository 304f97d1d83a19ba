import type { Cents } from './money.ts'
import type {
  RefundGround,
  RefundOrigin,
  RefundProposal,
  RefundReason,
  RefundState,
} from './refund.ts'

/** Why travellers get a refund when leaving, or everything against it. */
export const cancellationReasons = [
  'not-paid',
  'paid-back',
  'disputed',
  'too-late',
  'nothing-left',
  'express-service',
  'information-wrong',
  'documents-overdue',
  'submitted',
  'government-rejected',
  'not-processed',
  'cancelled-in-time',
] as const satisfies readonly RefundReason[]
export type CancellationReason = (typeof cancellationReasons)[number]

/** The refund when some travellers leave, in US cents, and why. */
export type CancellationProposal = {
  /** Null if no ground allows a refund. */
  ground: RefundGround | null
  reasons: readonly CancellationReason[]
  /** Paid for those who leave. */
  paidCents: Cents
  feeCents: Cents
  amountCents: Cents
}

const sumOf = (
  proposals: readonly RefundProposal[],
  cents: (proposal: RefundProposal) => Cents,
): Cents => proposals.reduce((sum, proposal) => sum + cents(proposal), 0)

/** The combined proposal of one ground, judged for each traveller. */
function together(ground: RefundGround, each: readonly RefundProposal[]): CancellationProposal {
  const eligible = each.filter((proposal) => proposal.eligible)
  const amountCents = sumOf(eligible, (proposal) => proposal.amountCents)
  const told = (amountCents > 0 ? eligible : each).flatMap(({ reasons }) => reasons)
  const reasons = cancellationReasons.filter((reason) => told.includes(reason))
  return {
    ground: amountCents > 0 ? ground : null,
    reasons: each.length === 0 ? ['not-paid'] : reasons,
    paidCents: sumOf(each, (proposal) => proposal.paidCents),
    feeCents: amountCents > 0 ? sumOf(eligible, (proposal) => proposal.feeCents) : 0,
    amountCents,
  }
}

/**
 * The refund for travellers who leave by the published policy, on the better of two grounds: within
 * the first day, or before submission. Without a refund the reasons are the obstacles. Takes each
 * traveller's proposals by ground; none if nothing was paid by card.
 */
export function betterOf(
  onCancellation: readonly RefundProposal[],
  onRefund: readonly RefundProposal[],
): CancellationProposal {
  const cancellation = together('cancellation', onCancellation)
  const refund = together('refund', onRefund)
  return cancellation.amountCents > 0 && cancellation.amountCents >= refund.amountCents
    ? cancellation
    : refund
}

/** A refund, as far as a request depends on it; `applicantId` is null for the whole order. */
type Refund = {
  reason: RefundOrigin
  state: RefundState
  applicantId: number | null
  amountCents: Cents
  createdAt: Date
}

/**
 * How much of the amount shown with an accepted request is still to come. Nobody can say how much
 * once staff have decided about a part of it, or where it is not as then: some of its travellers did
 * not leave, or more was paid.
 */
export function stillOwed(
  request: { applicantIds: readonly number[]; refundCents: Cents; createdAt: Date },
  isAsThen: boolean,
  refunds: readonly Refund[],
): 'all' | 'some' | 'nothing' {
  const decidedCents = refunds
    .filter(({ reason, state }) => reason === 'staff' && state !== 'failed')
    .filter(({ createdAt }) => createdAt >= request.createdAt)
    .filter(({ applicantId: id }) => id === null || request.applicantIds.includes(id))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (decidedCents >= request.refundCents) return 'nothing'
  return decidedCents === 0 && isAsThen ? 'all' : 'some'
}
