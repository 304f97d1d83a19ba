import { regimeOf } from '../reference/regime.ts'
import { dayAtSeat } from '../time/business-day.ts'
import type { CalendarDate } from '../time/calendar.ts'
import { type ApplicantState, isBeforeFiling, isDecidedState } from './applicant-state.ts'
import type { ProcessingType } from './choice.ts'
import { isSomebodyLate, lastDecisionDay } from './decision-day.ts'
import { expectedBy } from './speed.ts'
import { type ApplicationStatus, isPaid, type PaymentStatus } from './status.ts'
import { isMinor } from './steps/minor.ts'

/** What is there to do with an application; follows from the facts, never set by hand. */
export const workStates = [
  'unpaid',
  'waiting-documents',
  'ready-to-review',
  'new-documents',
  'ready-to-file',
  'filed',
  'second-person',
  'partly-decided',
  'decided',
  'cancelled',
  'refunded',
] as const
export type WorkState = (typeof workStates)[number]

/** Nothing is left to do: these stand in no queue. */
export const endedWorkStates = [
  'decided',
  'cancelled',
  'refunded',
] as const satisfies readonly WorkState[]

/** It is our turn: these are the queue of what is ready. */
export const readyWorkStates = [
  'ready-to-review',
  'new-documents',
  'ready-to-file',
  'second-person',
] as const satisfies readonly WorkState[]

/**
 * What a colleague should know before opening it. `late` is the only one that the day alone brings about;
 * it is asked of the dates, never kept.
 */
export const workFlags = [
  'late',
  'early-arrival',
  'referral',
  'minor',
  'same-passport',
  'document-differs',
  'replaced-document',
  'message',
  'payment-review',
] as const
export type WorkFlag = (typeof workFlags)[number]

/** A current document of one traveller. */
export type WorkDocument = {
  readonly review: 'unreviewed' | 'accepted' | 'rejected'
  /** It took the place of one that staff had rejected. */
  readonly isReplacement: boolean
  /** A passport page that contradicts an answer. */
  readonly differs: boolean
}

export type WorkTraveller = {
  readonly state: ApplicantState
  /** Alpha-2. */
  readonly nationality: string
  readonly dateOfBirth: CalendarDate
  readonly intendedDateOfArrival: CalendarDate
  readonly filedAt: Date | null
  readonly documents: readonly WorkDocument[]
}

export type WorkFacts = {
  readonly status: ApplicationStatus
  readonly paymentStatus: PaymentStatus
  readonly processingType: ProcessingType
  /** The day that we promised; null before everything is there. */
  readonly dueOn: CalendarDate | null
  /** Somebody of staff handed it over to a second person, who has not decided yet. */
  readonly isHandedOver: boolean
  /** Another application that is not ended names one of its passports. */
  readonly hasSamePassport: boolean
  /** The traveller wrote last, in a chat that stays unanswered. */
  readonly hasMessage: boolean
  /** How many documents each traveller has to hand over. */
  readonly documentsPerTraveller: number
  readonly travellers: readonly WorkTraveller[]
}

export type Work = {
  readonly state: WorkState
  /** Without `late`. */
  readonly flags: readonly Exclude<WorkFlag, 'late'>[]
  /** The first arrival of those about whom something is left to decide. */
  readonly arrivesOn: CalendarDate | null
  /** What comes first of promise and arrival while something is left for us or the traveller to do. */
  readonly nextOn: CalendarDate | null
  /** By when the authority has decided about all of them. */
  readonly decidedBy: CalendarDate | null
  /** Of travellers about whom something is left to decide: accepted, received and needed documents. */
  readonly documents: {
    readonly accepted: number
    readonly received: number
    readonly needed: number
  }
}

/** What is to be done, from what is known; `now` says what is promised to whom has handed nothing over yet. */
export function workOf(facts: WorkFacts, now: Date): Work {
  const state = stateOf(facts)
  const open = facts.travellers.filter((each) => !isDecidedState(each.state))
  const arrivesOn = first(open.map((each) => each.intendedDateOfArrival))
  const isEnded = endedWorkStates.some((each) => each === state)
  const hasToBeFiled = open.some((each) => isBeforeFiling(each.state))
  const promisedBy = facts.dueOn ?? expectedBy(facts.processingType, dayAtSeat(now)).latest
  return {
    state,
    flags: isEnded ? [] : flagsOf(facts, open, promisedBy, now),
    arrivesOn: isEnded ? null : arrivesOn,
    nextOn: isEnded
      ? null
      : first([
          ...(hasToBeFiled && facts.dueOn ? [facts.dueOn] : []),
          ...(arrivesOn ? [arrivesOn] : []),
        ]),
    decidedBy: isEnded || state === 'unpaid' ? null : lastDecisionDay(open, facts.dueOn),
    documents: {
      accepted: documentsOf(open).filter(({ review }) => review === 'accepted').length,
      received: documentsOf(open).length,
      needed: open.length * facts.documentsPerTraveller,
    },
  }
}

const documentsOf = (travellers: readonly WorkTraveller[]) =>
  travellers.flatMap(({ documents }) => documents)

function stateOf(facts: WorkFacts): WorkState {
  const { paymentStatus, travellers } = facts
  if (paymentStatus === 'refunded') return 'refunded'
  const states = travellers.map(({ state }) => state)
  if (states.length > 0 && states.every(isDecidedState)) {
    return states.every((each) => each === 'withdrawn') ? 'cancelled' : 'decided'
  }
  if (!isPaid(facts)) return 'unpaid'
  if (facts.isHandedOver) return 'second-person'
  // What we can do comes before what we wait for.
  const ready = travellers.filter(({ state }) => state === 'ready')
  const unread = documentsOf(ready).filter(({ review }) => review === 'unreviewed')
  if (unread.some(({ isReplacement }) => isReplacement)) return 'new-documents'
  if (unread.length > 0) return 'ready-to-review'
  if (ready.length > 0) return 'ready-to-file'
  if (states.includes('collecting') || states.length === 0) return 'waiting-documents'
  return states.some((each) => each === 'approved' || each === 'rejected')
    ? 'partly-decided'
    : 'filed'
}

function flagsOf(
  facts: WorkFacts,
  open: readonly WorkTraveller[],
  promisedBy: CalendarDate,
  now: Date,
): Work['flags'] {
  const documents = documentsOf(open)
  const is: Record<Work['flags'][number], boolean> = {
    'early-arrival': facts.paymentStatus !== 'unpaid' && isSomebodyLate(open, promisedBy),
    referral: open.some(({ nationality }) => regimeOf(nationality) === 'referral'),
    minor: open.some((each) => isMinor(each, dayAtSeat(now))),
    'same-passport': facts.hasSamePassport,
    'document-differs': documents.some(({ differs }) => differs),
    'replaced-document': documents.some(
      ({ isReplacement, review }) => isReplacement && review === 'unreviewed',
    ),
    message: facts.hasMessage,
    'payment-review': facts.paymentStatus === 'needs_review',
  }
  return (Object.keys(is) as (keyof typeof is)[]).filter((each) => is[each])
}

const first = (days: readonly CalendarDate[]): CalendarDate | null =>
  days.reduce<CalendarDate | null>((least, day) => (!least || day < least ? day : least), null)

/** Whether our own promise is over: of what is not filed yet. */
export function isLate(dueOn: CalendarDate | null, state: WorkState, today: CalendarDate): boolean {
  if (dueOn === null || dueOn >= today) return false
  return readyWorkStates.some((each) => each === state)
}
