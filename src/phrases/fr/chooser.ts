import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Choisissez votre type de demande',
  lead: 'Vous pouvez ajouter ou retirer des personnes plus tard, jusqu’au paiement.',
  back: 'Retour à l’accueil',
  'single.title': 'Individuelle',
  'single.text': 'Pour une personne : un formulaire court, un seul paiement.',
  'family.title': 'Famille',
  'family.text': 'Jusqu’à {family} personnes : un contact, un voyage, un paiement.',
  'group.title': 'Groupe',
  'group.text':
    'De {from} à {group} personnes : une liste, un paiement, un prix plus bas par personne.',
}
