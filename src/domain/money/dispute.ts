import type { Cents } from './money.ts'

/**
 * How far a dispute is. An `inquiry` takes no money yet; `open` waits for our evidence and `answered` for
 * the bank, both have taken it; `won` gave it back, or took none.
 */
export const disputeStates = ['inquiry', 'open', 'answered', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** Whether nothing more is decided about it. */
export function isDisputeOver(state: DisputeState): boolean {
  return state === 'won' || state === 'lost'
}

/** What the gateway holds back in a state, of what is disputed. */
export function withheldCents(state: DisputeState, amountCents: Cents): Cents {
  return state === 'inquiry' || state === 'won' ? 0 : amountCents
}

/** What a dispute is, and when the gateway said so. */
export type DisputeNews = { state: DisputeState; at: Date }

/**
 * Whether news count beside what was told before. They come late, doubled and in any order: of two the
 * younger counts, and what is over is opened by nothing that still waits.
 */
export function isNews(known: DisputeNews, told: DisputeNews): boolean {
  if (isDisputeOver(known.state) && !isDisputeOver(told.state)) return false
  if (!isDisputeOver(known.state) && isDisputeOver(told.state)) return true
  return told.at > known.at
}

const day = 86_400_000

/**
 * Days that are left to hand in evidence, begun ones included: 1 within the last 24 hours, 0 from the
 * deadline on.
 */
export function daysToAnswer(respondBy: Date, now: Date): number {
  return Math.max(0, Math.ceil((respondBy.getTime() - now.getTime()) / day))
}

/** Whether evidence still changes something: somebody waits for it. */
export function waitsForEvidence(state: DisputeState): boolean {
  return state === 'open' || state === 'inquiry'
}

/**
 * What payers say, by the codes of the gateways; what a gateway calls otherwise is shown as it stands. The
 * words stand in the phrases.
 */
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

/** The reason by its code; null for one of no gateway that we know. */
export function knownReason(code: string): DisputeReason | null {
  return disputeReasons.find((known) => known === code) ?? null
}
