/** The list of receipts and credit notes on the pages of an application. */
export const receipts = {
  title: 'Receipts',
  receipt: 'Receipt {number}',
  'credit-note': 'Credit note {number}',
  issued: '{day}, {amount}',
  download: 'Download (PDF)',
  none: 'There is no receipt yet. It will be here as soon as we have received your payment.',
  failed: 'We cannot load the receipts. Try again in a moment.',
} as const
