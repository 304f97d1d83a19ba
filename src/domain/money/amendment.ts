import { type ApplicantState, isBeforeFiling } from '../application/applicant-state.ts'
import type { ProcessingType, VisaType } from '../application/choice.ts'
import { expectedBy } from '../application/speed.ts'
import type { PaymentStatus } from '../application/status.ts'
import { type DocumentType, missingDocuments } from '../document/document.ts'
import type { ErrorCode } from '../error.ts'
import { regimeOf } from '../reference/regime.ts'
import { dayAtSeat } from '../time/business-day.ts'
import type { CalendarDate } from '../time/calendar.ts'
import type { Cents } from './money.ts'
import { type Price, type PriceInput, priceOf } from './pricing.ts'

/** What of an order may change after it is paid. */
export type OrderChoice = { visaType: VisaType; processingType: ProcessingType }

/** What somebody wants instead; what is absent stays. */
export type WantedChoice = { [K in keyof OrderChoice]?: OrderChoice[K] | undefined }

/** `open` waits for its supplement; a `lapsed` one can no longer come about. */
export const amendmentStates = ['open', 'done', 'lapsed'] as const
export type AmendmentState = (typeof amendmentStates)[number]

/** Whoever amends: a traveller pays a supplement, staff give back what it costs less. */
export type Amender = 'traveller' | 'staff'

/** What is known of an order when somebody wants to change it. Amounts in US cents. */
export type OrderFacts = PriceInput & {
  totalCents: Cents
  isPaid: boolean
  paymentStatus: PaymentStatus
  travellers: readonly { state: ApplicantState; nationality: string }[]
}

export type Amendment = {
  to: OrderChoice
  /** The whole price afterwards; `priceOf` of the new choice for everybody who was ordered for. */
  price: Price
  /** What it costs more; negative where it costs less. */
  differenceCents: Cents
  /** Why it may not be, as the code that the server refuses with. */
  whyNot: ErrorCode | null
}

/**
 * Why an order can no longer become something else, whoever asks and whatever it costs: asked before it is
 * paid for, and once more when the money is there. Null while it can.
 */
export function whyNotAmend(order: OrderFacts, to: OrderChoice): ErrorCode | null {
  const { travellers, paymentStatus } = order
  if (!order.isPaid) return paymentStatus === 'unpaid' ? 'payment.required' : 'payment.not-open'
  const going = travellers.filter(({ state }) => state !== 'withdrawn')
  if (going.length === 0) return 'application.closed'
  if (!going.every(({ state }) => isBeforeFiling(state))) return 'applicant.filed'
  const isOtherKind = to.visaType !== order.visaType
  if (!isOtherKind && to.processingType === order.processingType) return 'amendment.nothing'
  // The price of a kind counts for everybody, and nobody pays more for somebody who does not go.
  if (isOtherKind && going.length < travellers.length) return 'amendment.somebody-withdrew'
  const needsMultiple = going.some(({ nationality }) => regimeOf(nationality) === 'multiple')
  return isOtherKind && to.visaType === 'tourist' && needsMultiple
    ? 'amendment.multiple-required'
    : null
}

/**
 * What another kind of visa or another speed means for an order that is paid. Every kind may become every
 * other one, but for single entry where a nationality gets multiple entry only; until somebody is filed.
 * Travellers change to what costs more and was paid by card, staff to what costs no more.
 */
export function amendmentOf(order: OrderFacts, wanted: WantedChoice, by: Amender): Amendment {
  const to = {
    visaType: wanted.visaType ?? order.visaType,
    processingType: wanted.processingType ?? order.processingType,
  }
  const price = priceOf({ ...order, ...to })
  const differenceCents = price.totalCents - order.totalCents
  const allowed = (): ErrorCode | null => {
    if (by === 'staff') return differenceCents > 0 ? 'amendment.dearer' : null
    if (differenceCents <= 0) return 'amendment.cheaper'
    return order.paymentStatus === 'paid' ? null : 'payment.not-open'
  }
  return { to, price, differenceCents, whyNot: whyNotAmend(order, to) ?? allowed() }
}

/** What was handed over is open again where the new kind wants documents that somebody has not given. */
export function opensAgain(
  visaType: VisaType,
  given: readonly (readonly DocumentType[])[],
): boolean {
  return given.some((types) => missingDocuments(visaType, types).length > 0)
}

/** How far an order is, and what was promised of it. */
export type Promised = {
  completedAt: Date | null
  dueOn: CalendarDate | null
  processingType: ProcessingType
}

/**
 * What is promised with another speed. A faster one counts from the day of the change, and never makes it
 * later; a slower one from the day on which everything was there, or will be. Null where the promise stays.
 */
export function promiseAfter(
  { completedAt, dueOn, processingType }: Promised,
  to: ProcessingType,
  today: CalendarDate,
): { from: CalendarDate; on: CalendarDate } | null {
  const faster = { from: today, on: expectedBy(to, today).latest }
  if (!completedAt) return faster
  const from = dayAtSeat(completedAt)
  if (to === processingType) return null
  if (faster.on >= expectedBy(processingType, today).latest) {
    return { from, on: expectedBy(to, from).latest }
  }
  return faster.on < standing({ completedAt, dueOn, processingType }, from) ? faster : null
}

/** The last day that is promised with another speed. */
export function dueAfter(
  promised: Promised,
  to: ProcessingType,
  today: CalendarDate,
): CalendarDate {
  const another = promiseAfter(promised, to, today)
  if (another) return another.on
  return standing(promised, promised.completedAt ? dayAtSeat(promised.completedAt) : today)
}

const standing = ({ dueOn, processingType }: Promised, from: CalendarDate): CalendarDate =>
  dueOn ?? expectedBy(processingType, from).latest
