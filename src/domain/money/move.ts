import { ledgerKinds } from './ledger.ts'

/** What the list of payments shows: what is booked, and what a gateway said that does not fit. */
export const moneyKinds = [...ledgerKinds, 'needs-review'] as const
export type MoneyKind = (typeof moneyKinds)[number]

/** `waiting`: the gateway is still to be asked. Only what is booked counts in sums. */
export const moneyStates = ['booked', 'waiting', 'failed', 'review'] as const
export type MoneyState = (typeof moneyStates)[number]
