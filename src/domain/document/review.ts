import type { ApplicationStatus } from '../application/status.ts'
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
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** How long the letter that asks for new documents waits, so that one letter speaks of several. */
export const askingDelaySeconds = 120

/** Why a verdict cannot be given; null when it can. What is decided is not looked through again. */
export function whyNotReview(
  status: ApplicationStatus,
  review: {
    verdict: ReviewVerdict
    reason?: RejectionReason | undefined
    note?: string | undefined
  },
): ErrorCode | null {
  if (status === 'approved' || status === 'rejected') return 'application.closed'
  if (review.verdict !== 'rejected') return null
  // "Other" alone tells the traveller nothing.
  const isSaid = review.reason === 'other' ? Boolean(review.note?.trim()) : Boolean(review.reason)
  return isSaid ? null : 'review.reason-required'
}
