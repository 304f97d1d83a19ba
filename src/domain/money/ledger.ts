import type { CalendarDate } from '../time/calendar.ts'
import type { Cents } from './money.ts'

/**
 * Ledger entries. `second-capture`: a duplicate payment, or one for a lapsed amendment;
 * `second-refund` returns it. `authority-expected`: the official fee of who is filed, until it is
 * paid or the filing taken back; `authority-fee`: the fee that was paid.
 */
export const ledgerKinds = [
  'capture',
  'supplement',
  'second-capture',
  'refund',
  'second-refund',
  'gateway-fee',
  'authority-expected',
  'authority-fee',
  'dispute',
  'dispute-won',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** The shares of an amount in US cents; they add up to the total. */
export type Shares = {
  totalCents: Cents
  /** Official fees of travellers who are not filed. */
  authorityCents: Cents
  /** Official fees that the authority expects: filed and not paid. */
  expectedCents: Cents
  serviceCents: Cents
  /** Owed back to travellers. */
  heldCents: Cents
}

export const noShares: Shares = {
  totalCents: 0,
  authorityCents: 0,
  expectedCents: 0,
  serviceCents: 0,
  heldCents: 0,
}

/** The shares of an entry. Positive when received, negative when paid out. */
export function sharesOf(kind: LedgerKind, amountCents: Cents, authorityCents: Cents): Shares {
  // No money moves: the fee goes from one share to the other.
  if (kind === 'authority-expected') {
    return { ...noShares, authorityCents, expectedCents: amountCents }
  }
  const isHeld = kind === 'second-capture' || kind === 'second-refund'
  return {
    ...noShares,
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
    expectedCents: a.expectedCents + b.expectedCents,
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

/** What is booked of a traveller's official fee, and the days it is about. */
export type BookedFee = {
  expectedCents: Cents
  expectedOn?: CalendarDate | null
  paidCents: Cents
  paidOn?: CalendarDate | null
}

export const noFee: BookedFee = { expectedCents: 0, paidCents: 0 }

/**
 * What is to be booked of a traveller's official fee. What was noted as paid counts; otherwise it is
 * expected once the traveller is filed and told so. `booked` without a note was paid by what was
 * assumed before fees were expected, and stays so while the traveller is filed.
 */
export function feeOf(facts: {
  booked: BookedFee
  /** The note; `removed` just now. */
  noted: Cents | 'removed' | null
  isFiled: boolean
  /** A decision that can still be undone books nothing. */
  isHeld: boolean
  usualCents: Cents
}): BookedFee {
  const { booked, noted, isFiled, isHeld, usualCents } = facts
  if (typeof noted === 'number') return { expectedCents: 0, paidCents: noted }
  const paidCents = noted === 'removed' ? 0 : booked.paidCents
  if (isHeld) return { ...booked, paidCents }
  if (!isFiled) return noFee
  return paidCents > 0
    ? { expectedCents: 0, paidCents }
    : { expectedCents: booked.expectedCents || usualCents, paidCents }
}

/** The entries between what is booked of a fee and what is to be. What is booked back names its first day. */
export function feeEntries(
  booked: BookedFee,
  wanted: BookedFee,
): {
  kind: 'authority-expected' | 'authority-fee'
  amountCents: Cents
  authorityCents: Cents
  happenedOn: CalendarDate | null
}[] {
  const expected = wanted.expectedCents - booked.expectedCents
  const paid = booked.paidCents - wanted.paidCents
  return [
    {
      kind: 'authority-expected' as const,
      ...{ amountCents: expected, authorityCents: 0 - expected },
      happenedOn: (expected > 0 ? wanted : booked).expectedOn ?? null,
    },
    {
      kind: 'authority-fee' as const,
      ...{ amountCents: paid, authorityCents: paid },
      happenedOn: (paid < 0 ? wanted : booked).paidOn ?? null,
    },
  ].filter(({ amountCents }) => amountCents !== 0)
}
