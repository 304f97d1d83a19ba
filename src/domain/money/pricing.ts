import { groupFrom, type ProcessingType, type VisaType } from '../application/choice.ts'
import type { Rules } from '../rules/rules.ts'
import { type Cents, toDollars } from './money.ts'

/** Everything a price depends on. */
export type PriceInput = {
  visaType: VisaType
  numberOfApplicants: number
  processingType: ProcessingType
  hasInsurance: boolean
  hasESim: boolean
}

export type PriceItem = 'base' | 'processing' | 'speed' | 'insurance' | 'esim' | 'document'

/** A line of the price: `amountCents` is `quantity` times `unitCents`. */
export type PriceLine = { item: PriceItem; quantity: number; unitCents: Cents; amountCents: Cents }

export type Price = { lines: PriceLine[]; totalCents: Cents }

/** The pricing object of the API, in US dollars. */
export type Pricing = {
  basePrice: number
  processingFee: number
  insuranceFee: number
  esimFee: number
  documentFee: number
  totalPrice: number
}

/** Processing fee of an application. Throws RangeError below one applicant. */
export function processingCents(rules: Rules, numberOfApplicants: number): Cents {
  const step = rules.prices.processing.findLast(({ from }) => numberOfApplicants >= from)
  if (!step || !Number.isInteger(numberOfApplicants)) throw new RangeError('Not a number of people')
  return step.cents
}

/**
 * The price by line and in total, in cents; lines without a cost are omitted. Throws RangeError
 * below one applicant.
 */
export function priceOf(rules: Rules, input: PriceInput): Price {
  const people = input.numberOfApplicants
  const { visas, speeds, insuranceCents, esimCents, documentCents } = rules.prices
  const lines = [
    line('base', people, visas[input.visaType].baseCents),
    line('processing', 1, processingCents(rules, people)),
    line('speed', 1, speeds[input.processingType]),
    line('insurance', people, input.hasInsurance ? insuranceCents : 0),
    line('esim', people, input.hasESim ? esimCents : 0),
    line('document', 1, documentCents),
  ].filter(({ amountCents }) => amountCents > 0)
  return { lines, totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

/** A line as it is shown: what a group saves on the processing fee is a line of its own. */
export type ShownLine = Omit<PriceLine, 'item'> & { item: PriceItem | 'discount' }

/** The lines of an order as they are shown, with the same sum. */
export function shownLines(
  { processing: [alone] }: Rules['prices'],
  lines: readonly PriceLine[],
): ShownLine[] {
  const isGroup = lines.some(({ item, quantity }) => item === 'base' && quantity >= groupFrom)
  return lines.flatMap((line): ShownLine[] => {
    const savedCents = (alone?.cents ?? 0) - line.amountCents
    if (line.item !== 'processing' || !isGroup || savedCents <= 0) return [line]
    const whole = line.amountCents + savedCents
    return [
      { ...line, unitCents: whole, amountCents: whole },
      { item: 'discount', quantity: 1, unitCents: -savedCents, amountCents: -savedCents },
    ]
  })
}

/** One tourist at normal speed without extras: the first price shown. */
export const touristPrice = (rules: Rules): Price =>
  priceOf(rules, {
    visaType: 'tourist',
    numberOfApplicants: 1,
    processingType: 'normal',
    hasInsurance: false,
    hasESim: false,
  })

/** An application's price by item, frozen at creation. */
export type FrozenPrice = {
  basePriceCents: Cents
  processingFeeCents: Cents
  insurancePriceCents: Cents
  esimPriceCents: Cents
  documentFeeCents: Cents
  totalPriceCents: Cents
}

/** Freezes a price; the speed is part of the processing fee. */
export function frozenOf(lines: readonly PriceLine[]): FrozenPrice {
  const cents = (...items: PriceItem[]) =>
    lines
      .filter(({ item }) => items.includes(item))
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    basePriceCents: cents('base'),
    processingFeeCents: cents('processing', 'speed'),
    insurancePriceCents: cents('insurance'),
    esimPriceCents: cents('esim'),
    documentFeeCents: cents('document'),
    totalPriceCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }
}

/** The price in the API's form: `processingFee` includes the speed, `basePrice` is for all applicants. */
export const toPricing = ({ lines }: Pick<Price, 'lines'>): Pricing =>
  frozenPricing(frozenOf(lines))

/** The API's form of a frozen price. */
export function frozenPricing(price: FrozenPrice): Pricing {
  return {
    basePrice: toDollars(price.basePriceCents),
    processingFee: toDollars(price.processingFeeCents),
    insuranceFee: toDollars(price.insurancePriceCents),
    esimFee: toDollars(price.esimPriceCents),
    documentFee: toDollars(price.documentFeeCents),
    totalPrice: toDollars(price.totalPriceCents),
  }
}

/** The government fee within the base price, in cents per applicant. */
export function authorityShare(rules: Rules, visaType: VisaType): Cents {
  return rules.prices.visas[visaType].authorityCents
}

function line(item: PriceItem, quantity: number, unitCents: Cents): PriceLine {
  return { item, quantity, unitCents, amountCents: quantity * unitCents }
}
