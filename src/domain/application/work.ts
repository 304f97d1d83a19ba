import { regimeOf } from '../reference/regime.ts'
import { type Rules, rulesFor } from '../rules/rules.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import { type ApplicantState, isBeforeFiling, isDecidedState } from './applicant-state.ts'
import type { ProcessingType } from './choice.ts'
import { decisionDayOf, lastDecisionDay } from './decision-day.ts'
import { regimeChanges } from './regime-change.ts'
import { authorityDaysFor, completeBy, isInTime } from './speed.ts'
import { type ApplicationStatus, isPaid, type PaymentStatus } from './status.ts'
import { isMinor } from './steps/minor.ts'

/** Work states of an application; derived from facts, never set by hand. */
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

/** The states in staff's words: new documents are reviewed as others, and whatever ended is decided. */
export const workWords = [
  'unpaid',
  'waiting-documents',
  'ready-to-review',
  'ready-to-file',
  'filed',
  'second-person',
  'partly-decided',
  'decided',
] as const satisfies readonly WorkState[]
export type WorkWord = (typeof workWords)[number]

export function workWordOf(state: WorkState): WorkWord {
  if (state === 'new-documents') return 'ready-to-review'
  return state === 'cancelled' || state === 'refunded' ? 'decided' : state
}

/** All states of some words; older links name them by other states. */
export const statesLike = (states: readonly WorkState[]): readonly WorkState[] =>
  workStates.filter((each) => states.some((state) => workWordOf(state) === workWordOf(each)))

/** How an application ended, beside the word for that it did; null before. */
export function endingOf({
  work,
  status,
}: {
  work: WorkState
  status: ApplicationStatus
}): ApplicationStatus | 'cancelled' | 'refunded' | null {
  if (work === 'cancelled' || work === 'refunded') return work
  return work === 'decided' ? status : null
}

/** Final states: in no queue. */
export const endedWorkStates = [
  'decided',
  'cancelled',
  'refunded',
] as const satisfies readonly WorkState[]

/** Our turn: the states in the ready queue. */
export const readyWorkStates = [
  'ready-to-review',
  'new-documents',
  'ready-to-file',
  'second-person',
] as const satisfies readonly WorkState[]

/**
 * What to know before opening an application. Two depend on the day alone: `flagsOn` derives them
 * from stored dates, so that nothing is recomputed overnight.
 */
export const workFlags = [
  'late',
  'early-arrival',
  'referral',
  'regime-changed',
  'minor',
  'same-passport',
  'document-differs',
  'replaced-document',
  'questions',
  'message',
  'payment-review',
  'unreachable',
] as const
export type WorkFlag = (typeof workFlags)[number]
export type DatedFlag = 'late' | 'early-arrival'
export type KeptFlag = Exclude<WorkFlag, DatedFlag>

/** A current document of one traveller. */
export type WorkDocument = {
  /** The kind of visa requires it. */
  readonly isRequired: boolean
  readonly review: 'unreviewed' | 'accepted' | 'rejected'
  /** It replaced a rejected one. */
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
  /** A question for the portal's form was never answered. */
  readonly isAsked: boolean
  readonly documents: readonly WorkDocument[]
}

export type WorkFacts = {
  /** The rules under which it was signed. */
  readonly agreed: Rules
  readonly status: ApplicationStatus
  readonly paymentStatus: PaymentStatus
  /** Erased applications have no travellers. */
  readonly isErased: boolean
  readonly processingType: ProcessingType
  /** The promised day; null before everything is complete. */
  readonly dueOn: CalendarDate | null
  /** Handed over for approval by a second person, who has not decided yet. */
  readonly isHandedOver: boolean
  /** Another open application has one of its passports. */
  readonly hasSamePassport: boolean
  /** An unanswered chat message of the traveller. */
  readonly hasMessage: boolean
  /** Money came that staff have neither refunded nor noted anything about. */
  readonly isPaymentOpen: boolean
  /** Mail to the contact bounces. */
  readonly isUnreachable: boolean
  /** Number of documents required per traveller. */
  readonly documentsPerTraveller: number
  readonly travellers: readonly WorkTraveller[]
}

export type Work = {
  readonly state: WorkState
  /** Flags that do not depend on the day. */
  readonly flags: readonly KeptFlag[]
  /** The day from which someone arrives before the expected decision; null if never. */
  readonly earlyOn: CalendarDate | null
  /** First arrival of the undecided travellers. */
  readonly arrivesOn: CalendarDate | null
  /** The promised day, while any traveller remains to be filed. */
  readonly dueOn: CalendarDate | null
  /** Promise or arrival, whichever is first, while work remains for us or the traveller. */
  readonly nextOn: CalendarDate | null
  /** The day by which the authority has decided about everyone. */
  readonly decidedBy: CalendarDate | null
  /** For undecided travellers: accepted, received and required documents. */
  readonly documents: {
    readonly accepted: number
    readonly received: number
    readonly needed: number
  }
}

/** Derives the work from facts, independent of the day. `rules` are those of now. */
export function workOf(rules: Rules, facts: WorkFacts): Work {
  const state = stateOf(facts)
  const open = isEnded(state) ? [] : facts.travellers.filter((each) => !isDecidedState(each.state))
  const arrivesOn = first(open.map((each) => each.intendedDateOfArrival))
  const dueOn = open.some((each) => isBeforeFiling(each.state)) ? facts.dueOn : null
  const needed = documentsOf(open).filter(({ isRequired }) => isRequired)
  return {
    state,
    flags: flagsOf(rules, facts, open).filter(
      (flag) => !isEnded(state) || outlasting.includes(flag),
    ),
    earlyOn: state === 'unpaid' ? null : earlyOnOf(rules, open, facts),
    arrivesOn,
    dueOn,
    nextOn: first([dueOn, arrivesOn]),
    decidedBy: state === 'unpaid' ? null : lastDecisionDay(rules, open, facts.dueOn),
    documents: {
      accepted: needed.filter(({ review }) => review === 'accepted').length,
      received: needed.length,
      needed: open.length * facts.documentsPerTraveller,
    },
  }
}

/** Flags of ended applications: money stays, whatever became of the travellers. */
const outlasting: readonly KeptFlag[] = ['payment-review']

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

function flagsOf(
  rules: Rules,
  facts: WorkFacts,
  open: readonly WorkTraveller[],
): readonly KeptFlag[] {
  const documents = documentsOf(open)
  const is: Record<KeptFlag, boolean> = {
    referral: open.some(({ nationality }) => regimeOf(rules, nationality) === 'referral'),
    'regime-changed':
      stateOf(facts) !== 'unpaid' && regimeChanges(facts.agreed, rules, open).length > 0,
    // On the day of arrival, so that the answer does not change from day to day.
    minor: open.some((each) => isMinor(each, each.intendedDateOfArrival)),
    'same-passport': facts.hasSamePassport,
    'document-differs': documents.some(({ differs }) => differs),
    'replaced-document': documents.some(
      ({ isReplacement, review }) => isReplacement && review === 'unreviewed',
    ),
    questions: open.some(({ isAsked, state }) => isAsked && isBeforeFiling(state)),
    message: facts.hasMessage,
    'payment-review':
      !facts.isErased && (facts.paymentStatus === 'needs_review' || facts.isPaymentOpen),
    unreachable: facts.isUnreachable,
  }
  return workFlags.filter((each): each is KeptFlag => each in is && is[each as KeptFlag])
}

/** Earlier than any application: true from here on means always true. */
const always: CalendarDate = '2000-01-01'

/**
 * The first day on which a traveller arrives before the decision. Once promised or filed this is
 * fixed; before, the promise moves with every day documents are missing until it is too late.
 */
function earlyOnOf(
  rules: Rules,
  travellers: readonly WorkTraveller[],
  { agreed, dueOn, processingType }: Pick<WorkFacts, 'agreed' | 'dueOn' | 'processingType'>,
): CalendarDate | null {
  const latestFilings: CalendarDate[] = []
  for (const traveller of travellers) {
    const arrival = traveller.intendedDateOfArrival
    const decided = decisionDayOf(rules, traveller, dueOn)
    if (!decided)
      latestFilings.push(addDays(arrival, -authorityDaysFor(rules, traveller.nationality) - 1))
    else if (!isInTime(decided, arrival)) return always
  }
  // The first to be filed is the first to be late, so only one walk back over the calendar is
  // needed.
  const filedBy = first(latestFilings)
  if (!filedBy) return null
  return addDays(completeBy(rulesFor(agreed, rules), processingType, filedBy), 1)
}

const first = (days: readonly (CalendarDate | null)[]): CalendarDate | null =>
  days.reduce((least, day) => (day && (!least || day < least) ? day : least), null)

/** Whether our promise is overdue and it is our turn; waiting for the traveller is not late. */
export function isLate(dueOn: CalendarDate | null, state: WorkState, today: CalendarDate): boolean {
  if (dueOn === null || dueOn >= today) return false
  return readyWorkStates.some((each) => each === state)
}

/** Stored flags and those of the day, in the order of `workFlags`. `today` at the seat. */
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
