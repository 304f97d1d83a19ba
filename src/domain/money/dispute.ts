import type { Cents } from './money.ts'

/**
 * State of a dispute. An `inquiry` withdraws no money; `open` awaits our evidence and `answered`
 * the bank, both with the money withdrawn; `won` returned it or withdrew none.
 */
export const disputeStates = ['inquiry', 'open', 'answered', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** Whether the dispute is closed. */
export function isDisputeOver(state: DisputeState): boolean {
  return state === 'won' || state === 'lost'
}

/** The amount the gateway withholds in a state. */
export function withheldCents(state: DisputeState, amountCents: Cents): Cents {
  return state === 'inquiry' || state === 'won' ? 0 : amountCents
}

/** A dispute's state, and when the gateway reported it. */
export type DisputeNews = { state: DisputeState; at: Date }

/**
 * Whether a report supersedes the known one. Reports may be late, repeated and out of order: the
 * later wins, and a closed dispute is never reopened.
 */
export function isNews(known: DisputeNews, told: DisputeNews): boolean {
  if (isDisputeOver(known.state) && !isDisputeOver(told.state)) return false
  if (!isDisputeOver(known.state) && isDisputeOver(told.state)) return true
  return told.at > known.at
}

const day = 86_400_000

/** Days left to submit evidence, rounded up: 1 within the last 24 hours, 0 from the deadline on. */
export function daysToAnswer(respondBy: Date, now: Date): number {
  return Math.max(0, Math.ceil((respondBy.getTime() - now.getTime()) / day))
}

/** Whether evidence is still accepted. */
export function waitsForEvidence(state: DisputeState): boolean {
  return state === 'open' || state === 'inquiry'
}

/** Gateway reason codes; unknown ones are shown as they are. The words are in the phrases. */
export const disputeReasons = [
  'bank_cannot_process',
  'check_returned',
  'credit_not_processed',
  'customer_initiated',
  'debit_not_authorized',
  'duplicate',
  'fraudulent',
  'general',
  'incorrect_account_details',
  'insufficient_funds',
  'noncompliant',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** The reason of a code; null if unknown. */
export function knownReason(code: string): DisputeReason | null {
  return disputeReasons.find((known) => known === code) ?? null
}
