import type { Dictionary } from '../index.ts'

export const own: Dictionary['own'] = {
  title: 'Ma demande',
  documents: 'Documents',
  'order.title': 'Commande et prix',
  'contact.title': 'Contact',
  'corrections.title': 'Ce qui a été corrigé',
  'agreement.text': 'Tel que vous l’avez signé. Plus rien n’y change ensuite.',
  'letters.title': 'Nos e-mails',
  'letters.none': 'Aucun e-mail n’a encore été écrit.',
  'letters.sent': 'Envoyé le {moment} à {to}',
  'letters.queued': 'En route vers {to}',
  'letters.failed': 'Non envoyé',
  'letters.delivered': 'Remis à {to}, envoyé le {moment}',
  'letters.delayed': 'Retardé en route vers {to}',
  'letters.bounced': 'Revenu de {to}',
  'letters.complained': 'Signalé comme indésirable par {to}',
}
