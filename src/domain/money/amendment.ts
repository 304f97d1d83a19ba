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
import type { Rules } from '../rules/rules.ts'
import { dayAtSeat } from '../time/business-day.ts'
import type { CalendarDate } from '../time/calendar.ts'
import type { Cents } from './money.ts'
import { type Price, type PriceInput, type PriceLine, priceOf } from './pricing.ts'

/** What of a paid order may change. */
export type OrderChoice = Omit<PriceInput, 'numberOfApplicants'>

/** Extras not needed for a visa: the choice that orders each price line. */
const extraChoices = { insurance: 'hasInsurance', esim: 'hasESim' } as const
export type Extra = keyof typeof extraChoices
const extras = Object.keys(extraChoices) as Extra[]

type Extras = Pick<OrderChoice, (typeof extraChoices)[Extra]>

/** The requested changes; absent means unchanged. */
export type WantedChoice = { [K in keyof OrderChoice]?: OrderChoice[K] | undefined }

/** `open` awaits the supplement; a `lapsed` one can no longer be made. */
export const amendmentStates = ['open', 'done', 'lapsed'] as const
export type AmendmentState = (typeof amendmentStates)[number]

/** A traveller pays a supplement, staff refund the difference. */
export type Amender = 'traveller' | 'staff'

/** What an amendment depends on. Amounts in US cents. */
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
  /** The new total: `priceOf` of the new choice for all applicants ordered. */
  price: Price
  /** The additional cost; negative if cheaper. */
  differenceCents: Cents
  /** The error code if not allowed. */
  whyNot: ErrorCode | null
}

/** The extras in exactly one of the choices. */
export function changedExtras(from: Extras, to: Extras): Extra[] {
  return extras.filter((extra) => from[extraChoices[extra]] !== to[extraChoices[extra]])
}

/** The extras before and after a change, from its price lines and changes. */
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

/** Whether visa and speed stay the same. */
export function isOfExtras(from: OrderChoice, to: OrderChoice): boolean {
  return from.visaType === to.visaType && from.processingType === to.processingType
}

export function isSameChoice(one: OrderChoice, other: OrderChoice): boolean {
  return isOfExtras(one, other) && changedExtras(one, other).length === 0
}

const takesOff = (order: OrderChoice, to: OrderChoice): boolean =>
  changedExtras(order, to).some((extra) => order[extraChoices[extra]])

/** Whether an extra is still useful: nobody has left, and no visa is decided. */
export function mayAddExtras(travellers: OrderFacts['travellers'], today: CalendarDate): boolean {
  const going = travellers.filter(({ state }) => state !== 'withdrawn')
  return going.every(
    ({ state, intendedDateOfArrival }) => !isDecidedState(state) && today < intendedDateOfArrival,
  )
}

/**
 * Why an order can no longer change, by any role and at any price, or null. Checked before the
 * payment and again when the money arrives.
 */
export function whyNotAmend(
  rules: Rules,
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
  // What is with the authority is fixed; extras do not concern it.
  const isBeside = adds && isOfExtras(order, to) && !takesOff(order, to)
  if (!isBeside && !going.every(({ state }) => isBeforeFiling(state))) return 'applicant.filed'
  if (isSameChoice(order, to)) return 'amendment.nothing'
  if (adds && !mayAddExtras(travellers, today)) return 'amendment.extra-late'
  const isOtherKind = to.visaType !== order.visaType
  // Both prices cover everyone, and nobody pays more for a traveller who withdrew.
  if ((isOtherKind || adds) && going.length < travellers.length)
    return 'amendment.somebody-withdrew'
  const needsMultiple = going.some(({ nationality }) => regimeOf(rules, nationality) === 'multiple')
  return isOtherKind && to.visaType === 'tourist' && needsMultiple
    ? 'amendment.multiple-required'
    : null
}

/**
 * Another kind of visa, speed or extra for a paid order. Until a traveller is filed any kind may
 * become any other, except single entry for nationalities that get multiple entry only. Extras may
 * be added while useful. Travellers change to what costs more and was paid by card, of which no bank
 * withholds anything; staff to what costs no more. Only staff remove an extra, since they know
 * whether it was delivered.
 */
export function amendmentOf(
  rules: Rules,
  order: OrderFacts & { isDisputed: boolean },
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
  const price = priceOf(rules, { ...order, ...to })
  const differenceCents = price.totalCents - order.totalCents
  const allowed = (): ErrorCode | null => {
    const isStaff = by === 'staff'
    if (differenceCents <= 0) return isStaff ? null : 'amendment.cheaper'
    if (takesOff(order, to)) return isStaff ? 'amendment.extra-first' : 'amendment.cheaper'
    if (order.paymentStatus !== 'paid' || order.isDisputed) return 'payment.not-open'
    // Which the traveller may make.
    return isStaff ? 'amendment.dearer' : null
  }
  return { to, price, differenceCents, whyNot: whyNotAmend(rules, order, to, today) ?? allowed() }
}

/** Whether the documents reopen: the new kind needs some that are missing. */
export function opensAgain(
  rules: Rules,
  visaType: VisaType,
  given: readonly (readonly DocumentType[])[],
): boolean {
  return given.some((types) => missingDocuments(rules, visaType, types).length > 0)
}

/** Progress of an order, and its promise. */
export type Promised = {
  completedAt: Date | null
  dueOn: CalendarDate | null
  processingType: ProcessingType
}

/**
 * The promise at another speed. A faster one counts from the day of the change and never ends
 * later; a slower one counts from the day everything was, or will be, complete. Null if unchanged.
 */
export function promiseAfter(
  rules: Rules,
  { completedAt, dueOn, processingType }: Promised,
  to: ProcessingType,
  today: CalendarDate,
): { from: CalendarDate; on: CalendarDate } | null {
  const faster = { from: today, on: expectedBy(rules, to, today).latest }
  if (!completedAt) return faster
  const from = dayAtSeat(completedAt)
  if (to === processingType) return null
  if (faster.on >= expectedBy(rules, processingType, today).latest) {
    return { from, on: expectedBy(rules, to, from).latest }
  }
  return faster.on < standing(rules, { completedAt, dueOn, processingType }, from) ? faster : null
}

/** The last promised day at another speed. */
export function dueAfter(
  rules: Rules,
  promised: Promised,
  to: ProcessingType,
  today: CalendarDate,
): CalendarDate {
  const another = promiseAfter(rules, promised, to, today)
  if (another) return another.on
  return standing(rules, promised, promised.completedAt ? dayAtSeat(promised.completedAt) : today)
}

const standing = (
  rules: Rules,
  { dueOn, processingType }: Promised,
  from: CalendarDate,
): CalendarDate => dueOn ?? expectedBy(rules, processingType, from).latest
