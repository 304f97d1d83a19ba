/** The papers of the money that came and went. */
export const receipt = {
  title: 'Receipts',
  none: 'No receipt was issued.',
  receipt: 'Receipt {number}',
  'credit-note': 'Credit note {number}',
} as const
