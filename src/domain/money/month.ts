/**
 * What may be left of a month: promises that are due, doubts about passport pages, payments to look
 * into, refunds under way or failed, open disputes, expected official fees, and lines of payouts
 * left over.
 */
export const leftOpenKinds = [
  'promise',
  'doubt',
  'payment',
  'refund',
  'dispute',
  'fee',
  'payout',
] as const
export type LeftOpenKind = (typeof leftOpenKinds)[number]
