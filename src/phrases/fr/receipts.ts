import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'Reçus',
  receipt: 'Reçu {number}',
  'credit-note': 'Avoir {number}',
  issued: '{day}, {amount}',
  download: 'Télécharger (PDF)',
  none: 'Il n’y a pas encore de reçu. Vous le trouverez ici dès que nous aurons reçu votre paiement.',
  failed: 'Nous ne pouvons pas charger les reçus. Réessayez dans un instant.',
}
