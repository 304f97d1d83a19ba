import { type ApplicantState, isDecidedState } from '../application/applicant-state.ts'
import type { ErrorCode } from '../error.ts'

/** Staff verdict on a document; every new version starts `unreviewed`. */
export const reviewVerdicts = ['unreviewed', 'accepted', 'rejected'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** Rejection reasons; the letter translates each. */
export const rejectionReasons = [
  'unreadable',
  'cut-off',
  'wrong-document',
  'expired',
  'does-not-match',
  'photo-background',
  'photo-face',
  // Our copy is broken; not the traveller's fault.
  'damaged',
  // An answer was corrected and the document shows the old one.
  'answers-changed',
  'another-person',
  // Found by comparing the passport page; staff use `does-not-match`, which may cost.
  'answers-differ',
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** Doubts the system raises about a passport page; the traveller may confirm the answers instead. */
const doubts: readonly RejectionReason[] = ['another-person', 'answers-differ']

/** Whether a rejection is a doubt of the system that the traveller may settle. */
export function isDoubt(document: {
  reviewReason: RejectionReason | null
  reviewedBy: string | null
}): boolean {
  const { reviewReason, reviewedBy } = document
  return reviewedBy === null && reviewReason !== null && doubts.includes(reviewReason)
}

/** Delay of the letter that asks for new documents, so that one letter covers several. */
export const askingDelaySeconds = 120

/** Why a verdict cannot be given, or null. Decided travellers are not reviewed again. */
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
