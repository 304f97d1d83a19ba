/** The list of receipts and credit notes on the pages of an application. */
export const receipts = {
  title: 'Receipts',
  receipt: 'Receipt {number}',
  'credit-note': 'Credit note {number}',
  issued: '{day}, {amount}',
  download: 'Download (PDF)',
  none: 'There is a receipt here for each payment by card. If you paid in another way and need one, write to us.',
  failed: 'We cannot load the receipts. Try again in a moment.',
} as const
