import type { Cents } from '../money/money.ts'
import type { Rules } from '../rules/rules.ts'
import { addBusinessDays } from '../time/business-day.ts'
import type { CalendarDate } from '../time/calendar.ts'
import { type ApplicantState, isDecidedState } from './applicant-state.ts'
import { type ApplicationState, isPaid } from './status.ts'

/** Progress of a cancellation request. */
export const cancellationStates = ['open', 'accepted', 'declined'] as const
export type CancellationState = (typeof cancellationStates)[number]

export const cancellationDecisions = ['accepted', 'declined'] as const
export type CancellationDecision = (typeof cancellationDecisions)[number]

/** Maximum length of a reason, and of the note that answers it. */
export const maxCancellationText = 2000

/** What cancelling or deleting an application depends on. */
export type Endable = Pick<ApplicationState, 'status' | 'paymentStatus'> & {
  /** Money came in at some point, by card or otherwise. */
  hasMoney: boolean
}

/** Whether no money came in or may still come in, so that the traveller may cancel or delete without staff. */
export function isNeverPaid(application: Endable): boolean {
  return !application.hasMoney && !isPaid(application) && application.paymentStatus === 'unpaid'
}

type Leaver = Readonly<{ state: ApplicantState }>

/** The travellers who may still leave: the undecided; once all are decided, those who have not left. */
export function leaversOf<L extends Leaver>(whom: readonly L[]): readonly L[] {
  const undecided = whom.filter(({ state }) => !isDecidedState(state))
  return undecided.length > 0 ? undecided : whom.filter(({ state }) => state !== 'withdrawn')
}

/** Whether a traveller who asked to leave has left, or had been rejected before asking. */
export const hasLeft = (
  { state, decidedAt }: Leaver & Readonly<{ decidedAt: Date | null }>,
  askedAt: Date,
): boolean =>
  state === 'withdrawn' || (state === 'rejected' && decidedAt !== null && decidedAt < askedAt)

/**
 * How a cancellation proceeds: immediately, through staff, or not at all because everyone has left,
 * or everyone is decided and nothing is refundable.
 */
export function endingOf(
  application: Endable,
  whom: readonly Leaver[],
  refundCents: Cents,
): 'now' | 'asked' | 'nothing' {
  if (whom.every(({ state }) => state === 'withdrawn')) return 'nothing'
  if (!isNeverPaid(application)) {
    return refundCents === 0 && whom.every(({ state }) => isDecidedState(state))
      ? 'nothing'
      : 'asked'
  }
  return application.status === 'rejected' ? 'nothing' : 'now'
}

/** The last day for staff to answer a cancellation request. */
export const cancellationAnswerBy = (rules: Rules, askedOn: CalendarDate): CalendarDate =>
  addBusinessDays(rules, askedOn, rules.refund.replyBusinessDays)
