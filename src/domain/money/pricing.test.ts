import { describe, expect, it } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { visaTypes } from '../application/choice.ts'
import { shippedRules } from '../rules/shipped.ts'
import { fromDollars } from './money.ts'
import { authorityShare, type PriceInput, priceOf, shownLines, toPricing } from './pricing.ts'
import { anyPriceInput } from './test-support.ts'

const one: PriceInput = {
  ...{ visaType: 'tourist', numberOfApplicants: 1, processingType: 'normal' },
  ...{ hasInsurance: false, hasESim: false },
}
const total = (changes: Partial<PriceInput>) =>
  priceOf(shippedRules, { ...one, ...changes }).totalCents / 100

describe('the lines that are shown', () => {
  const shown = (changes: Partial<PriceInput>) =>
    shownLines(shippedRules.prices, priceOf(shippedRules, { ...one, ...changes }).lines)

  it.each([
    [8, 'processing 6200'],
    [9, 'processing 6900, discount -700'],
    [50, 'processing 6900, discount -1400'],
  ])('of %i people name what a group saves: %s', (numberOfApplicants, expected) => {
    const lines = shown({ numberOfApplicants, processingType: 'urgent', hasESim: true })
    const told = lines.filter(({ item }) => item === 'processing' || item === 'discount')
    expect(told.map(({ item, amountCents }) => `${item} ${amountCents}`).join(', ')).toBe(expected)
  })

  it('have the sum of the price, and name no discount that is none', () => {
    always(anyPriceInput, (input) => {
      const { totalCents } = priceOf(shippedRules, input)
      expect(shown(input).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents)
    })
    const { lines } = priceOf(shippedRules, { ...one, numberOfApplicants: 50 })
    for (const cents of [50_00, 55_00]) {
      const prices = { ...shippedRules.prices, processing: [{ from: 1, cents }] }
      expect(shownLines(prices, lines)).toEqual(lines)
    }
  })
})

describe('the table of prices', () => {
  it.each([0, -1, 1.5, Number.NaN])('has no price for %s applicants', (count) => {
    expect(() => priceOf(shippedRules, { ...one, numberOfApplicants: count })).toThrow(RangeError)
  })

  it.each([
    [{ visaType: 'tourist_multiple' }, 283],
    [{ visaType: 'business' }, 433],
    [{ visaType: 'transit' }, 213],
    [{ processingType: 'urgent' }, 312],
    [{ processingType: 'super_urgent' }, 332],
    [{ hasInsurance: true }, 532],
    [{ hasESim: true }, 278],
    [{ numberOfApplicants: 2, hasInsurance: true, hasESim: true }, 1014],
    [{ numberOfApplicants: 10, processingType: 'urgent' }, 1153],
  ] satisfies [Partial<PriceInput>, number][])('%j costs %i in all', (changes, dollars) => {
    expect(total(changes)).toBe(dollars)
  })

  it('counts the speed as processing in the pricing object, and as its own line', () => {
    const price = priceOf(shippedRules, { ...one, processingType: 'urgent', numberOfApplicants: 2 })
    expect(toPricing(price)).toEqual({
      ...{ basePrice: 190, processingFee: 146, insuranceFee: 0, esimFee: 0 },
      ...{ documentFee: 69, totalPrice: 405 },
    })
    const lines = price.lines.map((line) => `${line.item} ${line.quantity} x ${line.unitCents}`)
    const fees = ['processing 1 x 6700', 'speed 1 x 7900', 'document 1 x 6900']
    expect(lines).toEqual(['base 2 x 9500', ...fees])
  })

  it('names a part for the authority that is smaller than the base price', () => {
    const shares = visaTypes.map((type) => authorityShare(shippedRules, type))
    expect(shares).toEqual([50_00, 100_00, 250_00, 30_00])
    for (const [at, type] of visaTypes.entries())
      expect(shares[at]).toBeLessThan(shippedRules.prices.visas[type].baseCents)
  })
})

describe('every price', () => {
  it('is a positive whole number of cents and the sum of its lines', () => {
    always(anyPriceInput, (input) => {
      const { lines, totalCents } = priceOf(shippedRules, input)
      expect(Number.isSafeInteger(totalCents) && totalCents > 0).toBe(true)
      expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(totalCents)
      for (const { quantity, unitCents, amountCents } of lines) {
        expect(amountCents).toBe(quantity * unitCents)
        expect(amountCents).toBeGreaterThan(0)
      }
      const { totalPrice, ...parts } = toPricing({ lines })
      const shown = Object.values(parts).map(fromDollars)
      expect(shown.reduce((sum, cents) => sum + cents, 0)).toBe(totalCents)
      expect(fromDollars(totalPrice)).toBe(totalCents)
    })
  })

  it('rises with whatever is added', () => {
    always(anyPriceInput, (input) => {
      const before = priceOf(shippedRules, input).totalCents
      const oneMore = { numberOfApplicants: input.numberOfApplicants + 1 }
      const fastest = { processingType: 'super_urgent' as const }
      const more = [oneMore, { hasInsurance: true }, { hasESim: true }, fastest]
      for (const change of more) {
        const { totalCents } = priceOf(shippedRules, { ...input, ...change })
        expect(totalCents).toBeGreaterThanOrEqual(before)
      }
    })
  })
})
