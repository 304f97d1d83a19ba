import type { Dictionary } from '../index.ts'

export const correction: Dictionary['correction'] = {
  title: 'Corrections',
  none: 'Rien n’a été corrigé.',
  'by.traveller': 'Corrigé par vous',
  'by.staff': 'Corrigé par nous',
  before: 'Avant',
  now: 'Maintenant',
  empty: 'vide',
  yes: 'Oui',
  no: 'Non',
  reason: 'Motif',
  contact: 'Contact',
  'signed.title': 'Corrigé après la signature',
  'signed.text':
    'Le contrat reste tel que vous l’avez signé. Ces réponses ont été corrigées ensuite.',
  cancel: 'Annuler',
  'reason.label': 'Motif de la correction',
  'answers.action': 'Corriger les réponses',
  'answers.title': 'Corriger les réponses pour {name}',
  'answers.lead':
    'Ne modifiez que ce qui est faux, exactement comme dans le passeport. Le reste demeure inchangé.',
  'answers.save': 'Enregistrer la correction',
  'answers.saved': 'La correction est enregistrée',
  'answers.same': 'Vous n’avez encore rien modifié. Corrigez ce qui est faux, ou annulez.',
  'asks.title':
    '{count, plural, one {Il nous faudra une nouvelle version d’un document} other {Il nous faudra une nouvelle version de # documents}}',
  'asks.text':
    '{count, plural, one {Ce document montre l’ancienne réponse. Après l’enregistrement, envoyez-en une nouvelle version :} other {Ces documents montrent l’ancienne réponse. Après l’enregistrement, envoyez-en de nouvelles versions :}}',
  'contact.title': 'Comment vous joindre',
  'contact.action': 'Corriger les coordonnées',
  'contact.email.hint':
    'Nous enverrons un code à la nouvelle adresse. Le changement prendra effet dès que vous l’aurez saisi, et nous en informerons l’ancienne adresse.',
  'contact.messenger': 'Votre numéro {channel} est encore {number}. Le modifier aussi.',
  'contact.save': 'Enregistrer les coordonnées',
  'contact.saved': 'Les coordonnées sont enregistrées',
  'code.title': 'Confirmer la nouvelle adresse',
  'code.enter': 'Saisir le code',
  'code.sent':
    'Nous avons envoyé un code à {email}. Il expire au bout de {minutes, plural, one {# minute} other {# minutes}}. Tant que vous ne l’avez pas saisi, nous écrivons à l’ancienne adresse.',
  'code.label': 'Code à six chiffres',
  'code.required': 'Saisissez les six chiffres de notre e-mail',
  'code.confirm': 'Confirmer l’adresse',
  'code.again': 'Envoyer un nouveau code',
  'code.other': 'Saisir une autre adresse',
  'code.keep': 'Garder l’ancienne adresse',
  'code.kept': 'Nous continuerons d’écrire à l’ancienne adresse',
  'code.done': 'Nous écrirons désormais à la nouvelle adresse',
}
