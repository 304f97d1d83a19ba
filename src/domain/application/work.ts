import { regimeOf } from '../reference/regime.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import { type ApplicantState, isBeforeFiling, isDecidedState } from './applicant-state.ts'
import type { ProcessingType } from './choice.ts'
import { decisionDayOf, lastDecisionDay } from './decision-day.ts'
import { authorityDaysFor, expectedBy, isInTime } from './speed.ts'
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
 * What a colleague should know before opening it. Two of them the day alone brings about: they are asked of
 * dates that are kept (`flagsOn`), so that nothing has to be computed anew because a night has passed.
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
  'unreachable',
] as const
export type WorkFlag = (typeof workFlags)[number]
export type DatedFlag = 'late' | 'early-arrival'
export type KeptFlag = Exclude<WorkFlag, DatedFlag>

/** A current document of one traveller. */
export type WorkDocument = {
  /** The kind of visa wants it. */
  readonly isRequired: boolean
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
  /** Nobody is known from it any more, so it has no travellers. */
  readonly isErased: boolean
  readonly processingType: ProcessingType
  /** The day that we promised; null before everything is there. */
  readonly dueOn: CalendarDate | null
  /** Somebody of staff handed it over to a second person, who has not decided yet. */
  readonly isHandedOver: boolean
  /** Another application that is not ended names one of its passports. */
  readonly hasSamePassport: boolean
  /** The traveller wrote last, in a chat that stays unanswered. */
  readonly hasMessage: boolean
  /** Letters to the contact come back. */
  readonly isUnreachable: boolean
  /** How many documents each traveller has to hand over. */
  readonly documentsPerTraveller: number
  readonly travellers: readonly WorkTraveller[]
}

export type Work = {
  readonly state: WorkState
  /** Those that no day brings about. */
  readonly flags: readonly KeptFlag[]
  /** From this day on somebody arrives before the decision is expected; null where that never happens. */
  readonly earlyOn: CalendarDate | null
  /** The first arrival of those about whom something is left to decide. */
  readonly arrivesOn: CalendarDate | null
  /** The promised day, as long as somebody is still to be filed. */
  readonly dueOn: CalendarDate | null
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

/** What is to be done, from what is known. No day that passes changes it. */
export function workOf(facts: WorkFacts): Work {
  const state = stateOf(facts)
  const open = isEnded(state) ? [] : facts.travellers.filter((each) => !isDecidedState(each.state))
  const arrivesOn = first(open.map((each) => each.intendedDateOfArrival))
  const dueOn = open.some((each) => isBeforeFiling(each.state)) ? facts.dueOn : null
  const needed = documentsOf(open).filter(({ isRequired }) => isRequired)
  return {
    state,
    flags: isEnded(state) ? [] : flagsOf(facts, open),
    earlyOn: state === 'unpaid' ? null : earlyOnOf(open, facts),
    arrivesOn,
    dueOn,
    nextOn: first([dueOn, arrivesOn]),
    decidedBy: state === 'unpaid' ? null : lastDecisionDay(open, facts.dueOn),
    documents: {
      accepted: needed.filter(({ review }) => review === 'accepted').length,
      received: needed.length,
      needed: open.length * facts.documentsPerTraveller,
    },
  }
}

const isEnded = (state: WorkState): boolean => endedWorkStates.some((each) => each === state)

const documentsOf = (travellers: readonly WorkTraveller[]) =>
  travellers.flatMap(({ documents }) => documents)

function stateOf(facts: WorkFacts): WorkState {
  const { status, paymentStatus, travellers } = facts
  if (paymentStatus === 'refunded') return 'refunded'
  if (facts.isErased)
    return status === 'approved' || status === 'rejected' ? 'decided' : 'cancelled'
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

function flagsOf(facts: WorkFacts, open: readonly WorkTraveller[]): readonly KeptFlag[] {
  const documents = documentsOf(open)
  const is: Record<KeptFlag, boolean> = {
    referral: open.some(({ nationality }) => regimeOf(nationality) === 'referral'),
    // On the day of arrival, so on no other day another answer.
    minor: open.some((each) => isMinor(each, each.intendedDateOfArrival)),
    'same-passport': facts.hasSamePassport,
    'document-differs': documents.some(({ differs }) => differs),
    'replaced-document': documents.some(
      ({ isReplacement, review }) => isReplacement && review === 'unreviewed',
    ),
    message: facts.hasMessage,
    'payment-review': facts.paymentStatus === 'needs_review',
    unreachable: facts.isUnreachable,
  }
  return workFlags.filter((each): each is KeptFlag => each in is && is[each as KeptFlag])
}

/** Earlier than any application: what is true on every day is true from here on. */
const always: CalendarDate = '2000-01-01'

/**
 * The first day on which somebody arrives before the decision. Once it is promised or filed that is so or
 * not; before, the promise moves with every day on which documents are missing, and one day it is too late.
 */
function earlyOnOf(
  travellers: readonly WorkTraveller[],
  { dueOn, processingType }: Pick<WorkFacts, 'dueOn' | 'processingType'>,
): CalendarDate | null {
  const latestFilings: CalendarDate[] = []
  for (const traveller of travellers) {
    const arrival = traveller.intendedDateOfArrival
    const decided = decisionDayOf(traveller, dueOn)
    if (!decided) latestFilings.push(addDays(arrival, -authorityDaysFor(traveller.nationality) - 1))
    else if (!isInTime(decided, arrival)) return always
  }
  // Whoever is to be filed first is late first; so the way back over our working days is gone once, not for each.
  const filedBy = first(latestFilings)
  if (!filedBy) return null
  let day = filedBy
  while (expectedBy(processingType, day).latest > filedBy) day = addDays(day, -1)
  return addDays(day, 1)
}

const first = (days: readonly (CalendarDate | null)[]): CalendarDate | null =>
  days.reduce((least, day) => (day && (!least || day < least) ? day : least), null)

/** Whether our own promise is over while it is our turn; waiting for the traveller is not late. */
export function isLate(dueOn: CalendarDate | null, state: WorkState, today: CalendarDate): boolean {
  if (dueOn === null || dueOn >= today) return false
  return readyWorkStates.some((each) => each === state)
}

/** What was kept, and what the day adds; in the order of `workFlags`. `today` at the seat. */
export function flagsOn(
  { state, flags, dueOn, earlyOn }: Pick<Work, 'state' | 'flags' | 'dueOn' | 'earlyOn'>,
  today: CalendarDate,
): WorkFlag[] {
  const dated: Record<DatedFlag, boolean> = {
    late: isLate(dueOn, state, today),
    'early-arrival': !isEnded(state) && earlyOn !== null && earlyOn <= today,
  }
  const is = (flag: WorkFlag) => flags.some((each) => each === flag) || dated[flag as DatedFlag]
  return workFlags.filter(is)
}
