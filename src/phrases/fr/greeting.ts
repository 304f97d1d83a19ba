import type { Dictionary } from '../index.ts'

export const greeting: Dictionary['greeting'] = {
  help: 'Bonjour ! Une question sur votre visa pour la Tanzanie ? Posez-la ici : notre équipe vous répondra.',
  documents:
    'Vous ne savez pas quel document fournir, ni si votre photo convient ? Demandez-nous ici.',
  price: 'Une question sur le prix ou le paiement ? Posez-la ici avant de payer.',
}
