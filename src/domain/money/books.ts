import type { ApplicantState } from '../application/applicant-state.ts'
import type { ProcessingType } from '../application/choice.ts'
import type { Cents } from './money.ts'
import { type PriceLine, speedCents } from './pricing.ts'
import { type DecisionGround, type RefundMoney, shareOf } from './refund.ts'

/** What was decided to go back, on what ground, and what of our fee was kept of it. */
export type Decided = {
  ground: DecisionGround | null
  /** Of whom; null for the order as a whole. */
  applicantId: number | null
  amountCents: Cents
  feeCents: Cents
  createdAt: Date
}

/** Another speed, as it was agreed; `doneAt` is null while it is not. */
export type OtherSpeed = {
  fromProcessingType: ProcessingType
  toProcessingType: ProcessingType
  doneAt: Date | null
}

/** All that was paid by card for an order, and all that was decided to go back of it. */
export type Books = {
  paidCents: Cents
  /** Given back, or on its way. */
  refundedCents: Cents
  /** What of our fee was kept so far. */
  feeCents: Cents
  /** What went back of the price of the speed, as it stands. */
  lateCents: Cents
  refunds: readonly Decided[]
}

type Who = { id: number; state: ApplicantState }

const sumOf = (refunds: readonly Decided[], cents: (refund: Decided) => Cents): Cents =>
  refunds.reduce((sum, refund) => sum + cents(refund), 0)

/** What a change from one speed to another makes an order cheaper. */
const cheaperBy = ({ fromProcessingType, toProcessingType }: Omit<OtherSpeed, 'doneAt'>): Cents =>
  Math.max(0, speedCents[fromProcessingType] - speedCents[toProcessingType])

/**
 * What went back because we were late, of the price of the speed as it stands: it is paid for and given back until
 * the order has a cheaper one.
 */
export function lateOf(refunds: readonly Decided[], changes: readonly OtherSpeed[]): Cents {
  const late = refunds.filter(({ ground }) => ground === 'late')
  const since = Math.min(...late.map(({ createdAt }) => createdAt.getTime()))
  const later = changes.filter(({ doneAt }) => doneAt !== null && doneAt.getTime() >= since)
  const gone = later.reduce((sum, change) => sum + cheaperBy(change), 0)
  return Math.max(0, sumOf(late, ({ amountCents }) => amountCents) - gone)
}

/** What a change is about that makes an order cheaper: what went back of its speed already goes back no second time. */
export function moneyOfChange(
  books: Books,
  cheaperCents: Cents,
  speed: Omit<OtherSpeed, 'doneAt'>,
): RefundMoney {
  const { paidCents, refundedCents, feeCents, lateCents } = books
  return {
    paidCents: cheaperCents,
    refundedCents: Math.min(cheaperCents, cheaperBy(speed), lateCents),
    leftCents: paidCents - refundedCents,
    feeElsewhereCents: feeCents,
  }
}

/**
 * What a decision about the whole is about, or one about a traveller's share: who leaves last has what was paid for
 * all, less what of that went back already.
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
