import type { Cents } from './money.ts'

/**
 * What is booked. `second-capture`: money that came twice, or for a change that had lapsed, and
 * `second-refund` its way back. `authority-fee`: the official fee, when a traveller is filed.
 */
export const ledgerKinds = [
  'capture',
  'supplement',
  'second-capture',
  'refund',
  'second-refund',
  'gateway-fee',
  'authority-fee',
  'dispute',
  'dispute-won',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** What an amount is made of, in US cents: the shares add up to the total. */
export type Shares = {
  totalCents: Cents
  /** The official fee. */
  authorityCents: Cents
  serviceCents: Cents
  /** Money of travellers that has to go back to them. */
  heldCents: Cents
}

/** No money. */
export const noShares: Shares = { totalCents: 0, authorityCents: 0, serviceCents: 0, heldCents: 0 }

/** Whose an entry is. Positive where it came to us, negative where it left. */
export function sharesOf(kind: LedgerKind, amountCents: Cents, authorityCents: Cents): Shares {
  const isHeld = kind === 'second-capture' || kind === 'second-refund'
  return {
    totalCents: amountCents,
    authorityCents: isHeld ? 0 : authorityCents,
    serviceCents: isHeld ? 0 : amountCents - authorityCents,
    heldCents: isHeld ? amountCents : 0,
  }
}

export function addShares(a: Shares, b: Shares): Shares {
  return {
    totalCents: a.totalCents + b.totalCents,
    authorityCents: a.authorityCents + b.authorityCents,
    serviceCents: a.serviceCents + b.serviceCents,
    heldCents: a.heldCents + b.heldCents,
  }
}

/** All entries of one kind, before a month or in it. */
export type LedgerSum = {
  kind: LedgerKind
  isBefore: boolean
  count: number
  amountCents: Cents
  authorityCents: Cents
}

export type MonthLine = Shares & { kind: LedgerKind; count: number }

/** What stood at the beginning, what moved, what stands at the end. */
export type MonthReport = { opening: Shares; lines: readonly MonthLine[]; closing: Shares }

/** The report of a month from the sums of the ledger: opening and all lines make closing, in each share. */
export function reportOf(sums: readonly LedgerSum[]): MonthReport {
  const shares = (sum: LedgerSum) => sharesOf(sum.kind, sum.amountCents, sum.authorityCents)
  const opening = sums
    .filter(({ isBefore }) => isBefore)
    .map(shares)
    .reduce(addShares, noShares)
  const lines = ledgerKinds.map((kind) => {
    const own = sums.filter((sum) => sum.kind === kind && !sum.isBefore)
    const count = own.reduce((total, sum) => total + sum.count, 0)
    return { kind, count, ...own.map(shares).reduce(addShares, noShares) }
  })
  return { opening, lines, closing: lines.reduce<Shares>(addShares, opening) }
}

/**
 * What of money that goes back is the official fee: what we hold of it and owe to nobody any more, because
 * travellers withdrew before they were filed or the order became cheaper. Never more than goes back.
 */
export function authorityBack(facts: {
  heldCents: Cents
  owedCents: Cents
  amountCents: Cents
}): Cents {
  return Math.max(0, Math.min(facts.amountCents, facts.heldCents - facts.owedCents))
}
