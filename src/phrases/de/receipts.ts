import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'Quittungen',
  receipt: 'Quittung {number}',
  'credit-note': 'Gutschrift {number}',
  issued: '{day}, {amount}',
  download: 'Herunterladen (PDF)',
  none: 'Es gibt noch keine Quittung. Sie finden sie hier, sobald Ihre Zahlung eingegangen ist.',
  failed: 'Wir können die Quittungen nicht laden. Versuchen Sie es gleich noch einmal.',
}
