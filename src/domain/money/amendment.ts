import {
  type ApplicantState,
  isBeforeFiling,
  isDecidedState,
} from '../application/applicant-state.ts'
import type { ProcessingType, VisaType } from '../application/choice.ts'
import { expectedBy } from '../application/speed.ts'
import type { PaymentStatus } from '../application/status.ts'
import { type DocumentType, missingDocuments } from '../document/document.ts'
import type { ErrorCode } from '../error.ts'
import { regimeOf } from '../reference/regime.ts'
import { dayAtSeat } from '../time/business-day.ts'
import type { CalendarDate } from '../time/calendar.ts'
import type { Cents } from './money.ts'
import { type Price, type PriceInput, type PriceLine, priceOf } from './pricing.ts'

/** What of an order may change after it is paid. */
export type OrderChoice = Omit<PriceInput, 'numberOfApplicants'>

/** What of it is not needed for a visa: by price line, the choice that orders it. */
const extraChoices = { insurance: 'hasInsurance', esim: 'hasESim' } as const
export type Extra = keyof typeof extraChoices
const extras = Object.keys(extraChoices) as Extra[]

type Extras = Pick<OrderChoice, (typeof extraChoices)[Extra]>

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
  travellers: readonly {
    state: ApplicantState
    nationality: string
    intendedDateOfArrival: CalendarDate
  }[]
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

/** The extras that one choice has and the other one has not. */
export function changedExtras(from: Extras, to: Extras): Extra[] {
  return extras.filter((extra) => from[extraChoices[extra]] !== to[extraChoices[extra]])
}

/** The extras before and after a change, of the lines of its price and of what it changed. */
export function extrasAround(
  lines: readonly PriceLine[],
  changed: readonly Extra[],
): { from: Extras; to: Extras } {
  const isThere = (extra: Extra) => lines.some(({ item }) => item === extra)
  const wasThere = (extra: Extra) => isThere(extra) !== changed.includes(extra)
  return {
    from: { hasInsurance: wasThere('insurance'), hasESim: wasThere('esim') },
    to: { hasInsurance: isThere('insurance'), hasESim: isThere('esim') },
  }
}

/** Whether the visa and how fast we are stay as they are. */
export function isOfExtras(from: OrderChoice, to: OrderChoice): boolean {
  return from.visaType === to.visaType && from.processingType === to.processingType
}

export function isSameChoice(one: OrderChoice, other: OrderChoice): boolean {
  return isOfExtras(one, other) && changedExtras(one, other).length === 0
}

const takesOff = (order: OrderChoice, to: OrderChoice): boolean =>
  changedExtras(order, to).some((extra) => order[extraChoices[extra]])

/** Whether an extra is still of use: nobody has set out, and nobody's visa is decided. */
export function mayAddExtras(travellers: OrderFacts['travellers'], today: CalendarDate): boolean {
  const going = travellers.filter(({ state }) => state !== 'withdrawn')
  return going.every(
    ({ state, intendedDateOfArrival }) => !isDecidedState(state) && today < intendedDateOfArrival,
  )
}

/**
 * Why an order can no longer become something else, whoever asks and whatever it costs: asked before it is
 * paid for, and once more when the money is there. Null while it can.
 */
export function whyNotAmend(
  order: OrderFacts,
  to: OrderChoice,
  today: CalendarDate,
): ErrorCode | null {
  const { travellers, paymentStatus } = order
  if (!order.isPaid) return paymentStatus === 'unpaid' ? 'payment.required' : 'payment.not-open'
  const going = travellers.filter(({ state }) => state !== 'withdrawn')
  if (going.length === 0) return 'application.closed'
  const changed = changedExtras(order, to)
  const adds = changed.some((extra) => to[extraChoices[extra]])
  // What the authority has is no longer changed; of an extra it knows nothing.
  const isBeside = adds && isOfExtras(order, to) && !takesOff(order, to)
  if (!isBeside && !going.every(({ state }) => isBeforeFiling(state))) return 'applicant.filed'
  if (isSameChoice(order, to)) return 'amendment.nothing'
  if (adds && !mayAddExtras(travellers, today)) return 'amendment.extra-late'
  const isOtherKind = to.visaType !== order.visaType
  // Both prices count for everybody, and nobody pays more for somebody who does not go.
  if ((isOtherKind || adds) && going.length < travellers.length)
    return 'amendment.somebody-withdrew'
  const needsMultiple = going.some(({ nationality }) => regimeOf(nationality) === 'multiple')
  return isOtherKind && to.visaType === 'tourist' && needsMultiple
    ? 'amendment.multiple-required'
    : null
}

/**
 * What another kind of visa, another speed or an extra means for an order that is paid. Every kind may become
 * every other one, but for single entry where a nationality gets multiple entry only; until somebody is filed.
 * Extras come as long as they are of use. Travellers change to what costs more and was paid by card, staff to
 * what costs no more; an extra is taken off by staff, who know whether it was given out.
 */
export function amendmentOf(
  order: OrderFacts,
  wanted: WantedChoice,
  by: Amender,
  today: CalendarDate,
): Amendment {
  const to = {
    visaType: wanted.visaType ?? order.visaType,
    processingType: wanted.processingType ?? order.processingType,
    hasInsurance: wanted.hasInsurance ?? order.hasInsurance,
    hasESim: wanted.hasESim ?? order.hasESim,
  }
  const price = priceOf({ ...order, ...to })
  const differenceCents = price.totalCents - order.totalCents
  const allowed = (): ErrorCode | null => {
    if (by === 'staff') return differenceCents > 0 ? 'amendment.dearer' : null
    if (differenceCents <= 0 || takesOff(order, to)) return 'amendment.cheaper'
    return order.paymentStatus === 'paid' ? null : 'payment.not-open'
  }
  return { to, price, differenceCents, whyNot: whyNotAmend(order, to, today) ?? allowed() }
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
