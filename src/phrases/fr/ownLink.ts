import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: 'Laissez chaque voyageur remplir sa partie',
  text: 'Chaque voyageur reçoit un lien vers son propre formulaire, dans sa langue. Il ne voit ni les autres noms ni le prix. Vous voyez ses réponses, vous les envoyez et vous payez.',
  open: 'Envoyer des liens',
  hint: 'Saisissez les adresses e-mail que vous avez. Pour les autres, copiez le lien et envoyez-le vous-même.',
  email: 'Adresse e-mail pour {name}',
  language: 'Langue',
  send: '{count, plural, =0 {Envoyer des liens} one {Envoyer le lien} other {Envoyer # liens}}',
  sent: '{count, plural, one {Lien envoyé} other {# liens envoyés}}',
  copy: 'Copier le lien',
  'copy.for': 'Copier le lien pour {name}',
  copied: 'Lien copié',
  address: 'Lien pour {name}',
  'state.unopened': 'Pas encore ouvert',
  'state.begun': 'En cours',
  'state.finished': 'Terminé',
  remind: 'Relancer',
  'remind.for': 'Relancer {name}',
  reminded: 'Rappel envoyé',
  remindFrom: 'Vous pourrez relancer de nouveau à partir du {moment}',
  revoke: 'Désactiver',
  'revoke.for': 'Désactiver le lien pour {name}',
  revoked: 'Lien désactivé. Les réponses sont conservées.',
  'lock.begun':
    '{name} remplit cette partie, et vous voyez ici ce qui change. Pour la remplir vous-même, désactivez le lien.',
  'lock.finished': '{name} a terminé cette partie. Pour la modifier vous-même, désactivez le lien.',
  replaced: '{name} a modifié : {fields}',
}
