import { ledgerKinds } from './ledger.ts'

/** The kinds in the list of payments: ledger entries, and contradictory gateway reports. */
export const moneyKinds = [...ledgerKinds, 'needs-review'] as const
export type MoneyKind = (typeof moneyKinds)[number]

/** `waiting`: the gateway has yet to be called. Only booked ones count in sums. */
export const moneyStates = ['booked', 'waiting', 'failed', 'review'] as const
export type MoneyState = (typeof moneyStates)[number]
