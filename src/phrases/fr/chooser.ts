import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Choisissez votre type de demande',
  lead: 'Vous pouvez ajouter ou retirer des personnes plus tard, jusqu’au paiement.',
  back: 'Retour à l’accueil',
  'single.title': 'Individuelle',
  'single.text': 'Pour une personne, en un seul paiement.',
  'family.title': 'Famille',
  'family.text': 'Jusqu’à {family} membres : un contact, un voyage, un paiement.',
  'group.title': 'Groupe',
  'group.text':
    'Prévu pour 10 participants ou plus, {group} au maximum. Traitement groupé, tarifs de groupe, interlocuteur dédié.',
}
