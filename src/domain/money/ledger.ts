import type { Cents } from './money.ts'

/**
 * Ledger entries. `second-capture`: a duplicate payment, or one for a lapsed amendment;
 * `second-refund` returns it. `authority-fee`: the official fee, at filing.
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

/** The shares of an amount in US cents; they add up to the total. */
export type Shares = {
  totalCents: Cents
  authorityCents: Cents
  serviceCents: Cents
  /** Owed back to travellers. */
  heldCents: Cents
}

export const noShares: Shares = { totalCents: 0, authorityCents: 0, serviceCents: 0, heldCents: 0 }

/** The shares of an entry. Positive when received, negative when paid out. */
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

/** The sum of one kind, before or within a month. */
export type LedgerSum = {
  kind: LedgerKind
  isBefore: boolean
  count: number
  amountCents: Cents
  authorityCents: Cents
}

export type MonthLine = Shares & { kind: LedgerKind; count: number }

/** Opening balance, movements, closing balance. */
export type MonthReport = { opening: Shares; lines: readonly MonthLine[]; closing: Shares }

/** A month's report: opening plus all lines equals closing, in each share. */
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
 * The official fee within a refund: what we hold and no longer owe because travellers withdrew
 * before filing or the order became cheaper. Never more than the refund.
 */
export function authorityBack(facts: {
  heldCents: Cents
  owedCents: Cents
  amountCents: Cents
}): Cents {
  return Math.max(0, Math.min(facts.amountCents, facts.heldCents - facts.owedCents))
}
