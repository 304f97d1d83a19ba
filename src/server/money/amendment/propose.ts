import type { getAmendment } from '#contract/amendment.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { type Amendment, dueAfter } from '#domain/money/amendment.ts'
import { moneyOfChange } from '#domain/money/books.ts'
import { toDollars } from '#domain/money/money.ts'
import { toPricing } from '#domain/money/pricing.ts'
import { proposeRefund, type RefundProposal } from '#domain/money/refund.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Books, booksOf, factsOf } from '../refund/refund.ts'

export const expectedAfter = (rules: Rules, row: ApplicationRow, { to }: Amendment, now: Date) =>
  dueAfter(rules, row, to.processingType, dayAtSeat(now))

/** A proposed change for travellers and staff. */
export function amendmentView(
  rules: Rules,
  row: ApplicationRow,
  amendment: Amendment,
  now: Date,
): AnswerOf<typeof getAmendment> {
  const { price, differenceCents, whyNot } = amendment
  return {
    difference: toDollars(differenceCents),
    pricing: toPricing(price),
    expectedBy: expectedAfter(rules, row, amendment, now),
    whyNot,
  }
}

/** The policy's refund for a cheaper order; null if nothing was paid by card. */
export async function proposeFor(
  tx: Tx,
  rules: Rules,
  row: ApplicationRow,
  { to, differenceCents }: Amendment,
  now: Date,
): Promise<{ books: Books; proposal: RefundProposal } | null> {
  const books = await booksOf(tx, rules, row.id)
  if (books.payments.length === 0) return null
  const today = dayAtSeat(now)
  const facts = {
    ...(await factsOf(tx, row, null, books)),
    ...moneyOfChange(rules, books, Math.max(0, -differenceCents), {
      fromProcessingType: row.processingType,
      toProcessingType: to.processingType,
    }),
  }
  const request = { ground: 'amended', requestedOn: today, decidedOn: today } as const
  return { books, proposal: proposeRefund(rules, facts, request) }
}
