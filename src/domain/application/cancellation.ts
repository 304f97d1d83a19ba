import type { ApplicantState } from './applicant-state.ts'
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

/** How a cancellation ends: at once, by an answer of staff, or not at all, since all have left. */
export function endingOf(
  application: Endable,
  whom: readonly { readonly state: ApplicantState }[],
): 'now' | 'asked' | 'nothing' {
  if (whom.every(({ state }) => state === 'withdrawn')) return 'nothing'
  if (!isNeverPaid(application)) return 'asked'
  return application.status === 'rejected' ? 'nothing' : 'now'
}
