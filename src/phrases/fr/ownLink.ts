import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: 'Laissez chaque voyageur remplir sa partie',
  text: 'Chaque voyageur reçoit un lien vers son propre formulaire, dans sa langue. Il ne voit ni les autres noms ni le prix. Vous voyez ses réponses, vous les envoyez et vous payez.',
  open: 'Envoyer des liens',
  hint: 'Saisissez les adresses e-mail que vous avez. Pour les autres, copiez le lien et envoyez-le vous-même.',
  email: 'Adresse e-mail pour {name}',
  language: 'Langue',
  'language.all': 'Langue des liens',
  'language.same': 'La même pour tous',
  addresses: 'Adresses e-mail',
  'addresses.hint':
    'Collez-en une par ligne, avec ou sans nom. Elles sont attribuées aux voyageurs ci-dessous d’après le nom, sinon dans l’ordre. Pour les autres, transmettez le lien vous-même.',
  'addresses.found':
    '{count, plural, one {# adresse figure dans la liste ci-dessous. Vérifiez-la, puis envoyez.} many {# d’adresses figurent dans la liste ci-dessous. Vérifiez-les, puis envoyez.} other {# adresses figurent dans la liste ci-dessous. Vérifiez-les, puis envoyez.}}',
  'addresses.left':
    '{count, plural, one {# ligne reste dans le champ : elle ne contient pas d’adresse valable ou ne correspond à aucun voyageur qui attend encore un lien.} many {# de lignes restent dans le champ : elles ne contiennent pas d’adresse valable ou ne correspondent à aucun voyageur qui attend encore un lien.} other {# lignes restent dans le champ : elles ne contiennent pas d’adresse valable ou ne correspondent à aucun voyageur qui attend encore un lien.}}',
  'addresses.use': 'Ajouter à la liste',
  noEmail: 'Pas d’adresse e-mail',
  edit: 'Adresse e-mail et langue de {name}',
  more: 'Plus d’options pour {name}',
  done: '{count, plural, one {# voyageur a terminé} many {# de voyageurs ont terminé} other {# voyageurs ont terminé}}',
  send: '{count, plural, =0 {Envoyer des liens} one {Envoyer le lien} other {Envoyer # liens}}',
  sent: '{count, plural, one {Lien envoyé} other {# liens envoyés}}',
  copy: 'Copier le lien',
  'copy.for': 'Copier le lien pour {name}',
  share: 'Partager le lien',
  'share.for': 'Partager le lien pour {name}',
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
