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
