import { type ApplicantState, isDecidedState } from './applicant-state.ts'
import { type ApplicationState, isPaid } from './status.ts'

export const turns = ['traveller', 'us', 'authority', 'nobody'] as const
export type Turn = (typeof turns)[number]

/** Who acts next for one applicant; used by the status page and reminders. */
export function whoseTurn(
  application: Pick<ApplicationState, 'status' | 'paymentStatus' | 'completedAt'> & {
    /** Set while a rejected document of this applicant awaits replacement. */
    documentsAskedAt?: Date | string | null
    /** Questions for the portal's form are open. */
    hasQuestions?: boolean
  },
  state: ApplicantState,
): Turn {
  const { paymentStatus, completedAt, documentsAskedAt, hasQuestions } = application
  if (isDecidedState(state) || paymentStatus === 'refunded') return 'nobody'
  if (paymentStatus === 'needs_review') return 'us'
  if ((documentsAskedAt || hasQuestions) && isPaid(application)) return 'traveller'
  if (state === 'filed') return 'authority'
  return isPaid(application) && completedAt ? 'us' : 'traveller'
}
