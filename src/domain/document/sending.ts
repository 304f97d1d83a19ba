import {
  type ApplicantState,
  isBeforeFiling,
  isDecidedState,
} from '../application/applicant-state.ts'
import { type ApplicationState, whyNot } from '../application/status.ts'
import type { ErrorCode } from '../error.ts'
import type { ReviewVerdict } from './review.ts'

/**
 * Why a traveller cannot send a document of one applicant; null when they can. `review` is the verdict on
 * the one that stands now, null where there is none. Until the application is handed over everything is
 * open; afterwards a better one is taken as long as nobody relies on the one that stands.
 */
export function whyNotSend(
  application: ApplicationState,
  state: ApplicantState,
  review: ReviewVerdict | null,
): ErrorCode | null {
  const closed = whyNot('upload', application)
  if (closed) return closed
  if (isDecidedState(state)) return 'application.closed'
  // What staff ask for is taken whenever they ask: the authority may have sent it back.
  if (review === 'rejected') return null
  if (!isBeforeFiling(state)) return 'applicant.filed'
  return application.completedAt && review === 'accepted' ? 'document.accepted' : null
}
