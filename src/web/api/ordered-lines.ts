import { fromDollars } from '#domain/money/money.ts'
import { type PriceLine, type ShownLine, shownLines } from '#domain/money/pricing.ts'
import type { Rules } from '#domain/rules/rules.ts'

export type PricedApplication = Readonly<{
  rulesVersion: number
  priceLines: readonly Readonly<
    Pick<PriceLine, 'item' | 'quantity'> & { unitPrice: number; amount: number }
  >[]
}>

/** The price lines of an application as they are shown; without its rules as they are stored. */
export function orderedLines(
  { priceLines }: PricedApplication,
  rules: Rules | null,
): readonly ShownLine[] {
  const lines = priceLines.map(({ item, quantity, unitPrice, amount }) => ({
    ...{ item, quantity },
    unitCents: fromDollars(unitPrice),
    amountCents: fromDollars(amount),
  }))
  return rules ? shownLines(rules.prices, lines) : lines
}
