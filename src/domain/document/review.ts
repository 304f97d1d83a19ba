import { type ApplicantState, isDecidedState } from '../application/applicant-state.ts'
import type { ErrorCode } from '../error.ts'

/** What staff say of a document; `unreviewed` until they look, and again for each new version. */
export const reviewVerdicts = ['unreviewed', 'accepted', 'rejected'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** Why a document is rejected: the letter says each in the traveller's language. */
export const rejectionReasons = [
  'unreadable',
  'cut-off',
  'wrong-document',
  'expired',
  'does-not-match',
  'photo-background',
  'photo-face',
  // Our own copy: nobody did anything wrong.
  'damaged',
  // An answer was corrected since, and this shows another.
  'answers-changed',
  'another-person',
  // Of a passport page, found by comparing; what staff find is `does-not-match`, and has its price.
  'answers-differ',
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** What the system asks of a passport page by itself: its traveller may also say that the answers are right. */
const doubts: readonly RejectionReason[] = ['another-person', 'answers-differ']

/** Whether a rejection is a doubt of the system, which the traveller may settle. */
export function isDoubt(document: {
  reviewReason: RejectionReason | null
  reviewedBy: string | null
}): boolean {
  const { reviewReason, reviewedBy } = document
  return reviewedBy === null && reviewReason !== null && doubts.includes(reviewReason)
}

/** How long the letter that asks for new documents waits, so that one letter speaks of several. */
export const askingDelaySeconds = 120

/** Why a verdict cannot be given; null when it can. Of whom is decided nothing is looked through again. */
export function whyNotReview(
  state: ApplicantState,
  review: {
    verdict: ReviewVerdict
    reason?: RejectionReason | undefined
    note?: string | undefined
  },
): ErrorCode | null {
  if (isDecidedState(state)) return 'application.closed'
  if (review.verdict !== 'rejected') return null
  // "Other" alone tells the traveller nothing.
  const isSaid = review.reason === 'other' ? Boolean(review.note?.trim()) : Boolean(review.reason)
  return isSaid ? null : 'review.reason-required'
}
