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
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]
