import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'Reçus',
  receipt: 'Reçu {number}',
  'credit-note': 'Avoir {number}',
  issued: '{day}, {amount}',
  download: 'Télécharger (PDF)',
  none: 'Vous trouverez ici un reçu pour chaque paiement par carte. Si vous avez payé autrement et qu’il vous en faut un, écrivez-nous.',
  failed: 'Nous ne pouvons pas charger les reçus. Réessayez dans un instant.',
}
