import type { Cents } from '../money/money.ts'
import { policy } from '../policy.ts'
import { addBusinessDays } from '../time/business-day.ts'
import type { CalendarDate } from '../time/calendar.ts'
import { type ApplicantState, isDecidedState } from './applicant-state.ts'
import { type ApplicationState, isPaid } from './status.ts'

/** How far a request to cancel has come. */
export const cancellationStates = ['open', 'accepted', 'declined'] as const
export type CancellationState = (typeof cancellationStates)[number]

export const cancellationDecisions = ['accepted', 'declined'] as const
export type CancellationDecision = (typeof cancellationDecisions)[number]

/** Characters of a reason, and of the note that answers it. */
export const maxCancellationText = 2000

/** What is known of an application when somebody wants to end it. */
export type Endable = Pick<ApplicationState, 'status' | 'paymentStatus'> & {
  /** Money came at some time, by card or otherwise. */
  hasMoney: boolean
}

/** Whether no money ever came, nor may have come: whoever made it may end or delete it alone. */
export function isNeverPaid(application: Endable): boolean {
  return !application.hasMoney && !isPaid(application) && application.paymentStatus === 'unpaid'
}

type Leaver = Readonly<{ state: ApplicantState }>

/** Of some travellers those who may still leave: nothing is decided about them. After every decision, those who have not left. */
export function leaversOf<L extends Leaver>(whom: readonly L[]): readonly L[] {
  const undecided = whom.filter(({ state }) => !isDecidedState(state))
  return undecided.length > 0 ? undecided : whom.filter(({ state }) => state !== 'withdrawn')
}

/**
 * How a cancellation ends: at once, by an answer of staff, or not at all, since all have left, or all is
 * decided and the refund policy gives nothing back.
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

/** The last day on which staff answer who asked to leave. */
export const cancellationAnswerBy = (askedOn: CalendarDate): CalendarDate =>
  addBusinessDays(askedOn, policy.refundReplyBusinessDays)
