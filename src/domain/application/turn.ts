import { type ApplicantState, isDecidedState } from './applicant-state.ts'
import { type ApplicationState, isPaid } from './status.ts'

export const turns = ['traveller', 'us', 'authority', 'nobody'] as const
export type Turn = (typeof turns)[number]

/** Who has to act next for one applicant: shown on the status page and used by reminders. */
export function whoseTurn(
  application: Pick<ApplicationState, 'status' | 'paymentStatus' | 'completedAt'> & {
    /** Set while a rejected document of this applicant waits for a new one. */
    documentsAskedAt?: Date | string | null
  },
  state: ApplicantState,
): Turn {
  const { paymentStatus, completedAt, documentsAskedAt } = application
  if (isDecidedState(state) || paymentStatus === 'refunded') return 'nobody'
  if (paymentStatus === 'needs_review') return 'us'
  if (documentsAskedAt && isPaid(application)) return 'traveller'
  if (state === 'filed') return 'authority'
  return isPaid(application) && completedAt ? 'us' : 'traveller'
}
