import type { Cents } from './money.ts'
import type { RefundGround, RefundProposal, RefundReason } from './refund.ts'

/** What can be said of leaving: for it, or everything that stands against it. */
export const cancellationReasons = [
  'not-paid',
  'paid-back',
  'too-late',
  'nothing-left',
  'express-service',
  'information-wrong',
  'documents-overdue',
  'submitted',
  'government-rejected',
  'not-processed',
  'cancelled-in-time',
  'fee-kept',
] as const satisfies readonly RefundReason[]
export type CancellationReason = (typeof cancellationReasons)[number]

/** What comes back when some of the travellers leave, in US cents, and why. */
export type CancellationProposal = {
  /** Null where nothing comes back on any ground. */
  ground: RefundGround | null
  reasons: readonly CancellationReason[]
  /** Of what was paid, the part of those who leave. */
  paidCents: Cents
  feeCents: Cents
  amountCents: Cents
}

const sumOf = (
  proposals: readonly RefundProposal[],
  cents: (proposal: RefundProposal) => Cents,
): Cents => proposals.reduce((sum, proposal) => sum + cents(proposal), 0)

/** What one ground gives to all who leave, each judged for themselves. */
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
 * What the published rule gives to travellers who leave: on the better of both grounds on which somebody
 * may, within the first day or before anything was submitted. Where nothing comes back, the reasons are
 * what stands against a refund. Takes what each ground proposes for each of them, none where nothing was
 * paid by card.
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
