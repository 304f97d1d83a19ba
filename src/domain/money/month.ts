/**
 * What may be left of a month: promises that are due, doubts about passport pages, payments to look
 * into, refunds under way or failed, open disputes, expected official fees, lines of payouts left
 * over, and money of ours in no payout.
 */
export const leftOpenKinds = [
  'promise',
  'doubt',
  'payment',
  'refund',
  'dispute',
  'fee',
  'payout',
  'unpaid',
] as const
export type LeftOpenKind = (typeof leftOpenKinds)[number]
