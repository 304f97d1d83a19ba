import type { ProcessingType, VisaType } from '../application/choice.ts'
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

/**
 * By kind of visa, per applicant: our base price, the government fee within it (embassy fee lists
 * of 2026, to be checked by the operator), and the visa's validity.
 */
export const visaOffers: Readonly<
  Record<VisaType, { baseCents: Cents; authorityCents: Cents; validityDays: number }>
> = {
  tourist: { baseCents: 95_00, authorityCents: 50_00, validityDays: 90 },
  tourist_multiple: { baseCents: 145_00, authorityCents: 100_00, validityDays: 365 },
  business: { baseCents: 295_00, authorityCents: 250_00, validityDays: 90 },
  transit: { baseCents: 75_00, authorityCents: 30_00, validityDays: 7 },
}

export const insuranceCents: Cents = 299_00
export const esimCents: Cents = 45_00
export const documentCents: Cents = 69_00

export const speedCents: Readonly<Record<ProcessingType, Cents>> = {
  normal: 0,
  urgent: 79_00,
  super_urgent: 99_00,
}

const processingSteps: readonly { from: number; cents: Cents }[] = [
  { from: 10, cents: 55_00 },
  { from: 6, cents: 62_00 },
  { from: 3, cents: 65_00 },
  { from: 2, cents: 67_00 },
  { from: 1, cents: 69_00 },
]

/** Processing fee of an application. Throws RangeError below one applicant. */
export function processingCents(numberOfApplicants: number): Cents {
  const step = processingSteps.find(({ from }) => numberOfApplicants >= from)
  if (!step || !Number.isInteger(numberOfApplicants)) throw new RangeError('Not a number of people')
  return step.cents
}

/**
 * The price by line and in total, in cents. Base, processing and document are always present; lines
 * without a cost are omitted. Throws RangeError below one applicant.
 */
export function priceOf(input: PriceInput): Price {
  const people = input.numberOfApplicants
  const lines = [
    line('base', people, visaOffers[input.visaType].baseCents),
    line('processing', 1, processingCents(people)),
    line('speed', 1, speedCents[input.processingType]),
    line('insurance', people, input.hasInsurance ? insuranceCents : 0),
    line('esim', people, input.hasESim ? esimCents : 0),
    line('document', 1, documentCents),
  ].filter(({ amountCents }) => amountCents > 0)
  return { lines, totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

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
export function authorityShare(visaType: VisaType): Cents {
  return visaOffers[visaType].authorityCents
}

function line(item: PriceItem, quantity: number, unitCents: Cents): PriceLine {
  return { item, quantity, unitCents, amountCents: quantity * unitCents }
}
