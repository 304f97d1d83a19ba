import {
  type ApplicantState,
  isBeforeFiling,
  isDecidedState,
} from '../application/applicant-state.ts'
import { type ApplicationState, whyNot } from '../application/status.ts'
import type { ErrorCode } from '../error.ts'
import type { ReviewVerdict } from './review.ts'

/**
 * Why a traveller cannot send a document of one applicant, or null. `review` is the verdict on the
 * current one, null if none. Everything is open before the hand-over; afterwards a document can be
 * replaced until someone relies on it.
 */
export function whyNotSend(
  application: ApplicationState,
  state: ApplicantState,
  review: ReviewVerdict | null,
): ErrorCode | null {
  const closed = whyNot('upload', application)
  if (closed) return closed
  if (isDecidedState(state)) return 'application.closed'
  // A requested document is always accepted: the authority may have returned it.
  if (review === 'rejected') return null
  if (!isBeforeFiling(state)) return 'applicant.filed'
  return application.completedAt && review === 'accepted' ? 'document.accepted' : null
}
