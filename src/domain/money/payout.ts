/** What a line of a payout is about. A `fee` is one that belongs to no payment. */
export const payoutLineKinds = [
  'charge',
  'refund',
  'fee',
  'dispute',
  'dispute-won',
  'adjustment',
] as const
export type PayoutLineKind = (typeof payoutLineKinds)[number]

/**
 * What we know of a line. `unknown`: no payment of ours has its reference; `differs`: one has, with another
 * amount; `other`: a fee or an adjustment, which is of no payment.
 */
export const payoutLineStates = ['matched', 'differs', 'unknown', 'other'] as const
export type PayoutLineState = (typeof payoutLineStates)[number]
