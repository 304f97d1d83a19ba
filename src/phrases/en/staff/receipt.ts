/** The papers of the money that came and went. */
export const receipt = {
  title: 'Receipts',
  receipt: 'Receipt {number}',
  'credit-note': 'Credit note {number}',
} as const
