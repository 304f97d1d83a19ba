import type { ApplicantState } from '../application/applicant-state.ts'
import type { ProcessingType } from '../application/choice.ts'
import type { Rules } from '../rules/rules.ts'
import type { Cents } from './money.ts'
import type { PriceLine } from './pricing.ts'
import { type DecisionGround, type RefundMoney, shareOf } from './refund.ts'

/** A decided refund, its ground, and the fee retained from it. */
export type Decided = {
  ground: DecisionGround | null
  /** Null for the order as a whole. */
  applicantId: number | null
  amountCents: Cents
  feeCents: Cents
  createdAt: Date
}

/** An agreed change of speed; `doneAt` is null until made. */
export type OtherSpeed = {
  fromProcessingType: ProcessingType
  toProcessingType: ProcessingType
  doneAt: Date | null
}

/** All card payments for an order and all decided refunds. */
export type Books = {
  paidCents: Cents
  /** Refunded or about to be. */
  refundedCents: Cents
  /** Fee retained so far. */
  feeCents: Cents
  /** Refunded of the current speed's price. */
  lateCents: Cents
  refunds: readonly Decided[]
}

type Who = { id: number; state: ApplicantState }

const sumOf = (refunds: readonly Decided[], cents: (refund: Decided) => Cents): Cents =>
  refunds.reduce((sum, refund) => sum + cents(refund), 0)

/** The saving of a change of speed. */
const cheaperBy = (
  { prices: { speeds } }: Rules,
  { fromProcessingType, toProcessingType }: Omit<OtherSpeed, 'doneAt'>,
): Cents => Math.max(0, speeds[fromProcessingType] - speeds[toProcessingType])

/** Late refunds of the current speed's price: they count until the order changes to a cheaper speed. */
export function lateOf(
  rules: Rules,
  refunds: readonly Decided[],
  changes: readonly OtherSpeed[],
): Cents {
  const late = refunds.filter(({ ground }) => ground === 'late')
  const since = Math.min(...late.map(({ createdAt }) => createdAt.getTime()))
  const later = changes.filter(({ doneAt }) => doneAt !== null && doneAt.getTime() >= since)
  const gone = later.reduce((sum, change) => sum + cheaperBy(rules, change), 0)
  return Math.max(0, sumOf(late, ({ amountCents }) => amountCents) - gone)
}

/** The money of a cheaper change: what was refunded of the speed is not refunded twice. */
export function moneyOfChange(
  rules: Rules,
  books: Books,
  cheaperCents: Cents,
  speed: Omit<OtherSpeed, 'doneAt'>,
): RefundMoney {
  const { paidCents, refundedCents, feeCents, lateCents } = books
  return {
    paidCents: cheaperCents,
    refundedCents: Math.min(cheaperCents, cheaperBy(rules, speed), lateCents),
    leftCents: paidCents - refundedCents,
    feeElsewhereCents: feeCents,
  }
}

/**
 * The money of a decision about the order or a traveller's share: the last to leave has the shared
 * part, less what of it was refunded.
 */
export function moneyOf(
  books: Books,
  priceLines: readonly PriceLine[],
  applicants: readonly Who[],
  applicant: Who | null,
): RefundMoney {
  const { paidCents, refundedCents } = books
  const leftCents = paidCents - refundedCents
  if (!applicant) return { paidCents, refundedCents, leftCents, feeElsewhereCents: 0 }
  const others = applicants.filter(({ id }) => id !== applicant.id)
  const isLast = others.every(({ state }) => state === 'withdrawn')
  const own = books.refunds.filter(({ applicantId }) => applicantId === applicant.id)
  const share = shareOf(priceLines, { isLast }) - (isLast ? books.lateCents : 0)
  return {
    paidCents: Math.min(Math.max(0, share), paidCents),
    refundedCents: sumOf(own, ({ amountCents }) => amountCents),
    leftCents,
    feeElsewhereCents: books.feeCents - sumOf(own, ({ feeCents }) => feeCents),
  }
}
