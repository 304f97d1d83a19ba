import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'Quittungen',
  receipt: 'Quittung {number}',
  'credit-note': 'Gutschrift {number}',
  issued: '{day}, {amount}',
  download: 'Herunterladen (PDF)',
  none: 'Für jede Kartenzahlung finden Sie hier eine Quittung. Haben Sie anders bezahlt und brauchen eine, schreiben Sie uns.',
  failed: 'Wir können die Quittungen nicht laden. Versuchen Sie es gleich noch einmal.',
}
