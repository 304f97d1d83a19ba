import type { Dictionary } from '../index.ts'

export const push: Dictionary['push'] = {
  offer: 'Me prévenir sur cet appareil',
  on: 'Cet appareil reçoit un message quand nous répondons ou quand quelque chose change. Il n’affiche ni nom ni détail.',
  off: 'Désactiver',
  denied:
    'Ce navigateur bloque les messages de ce site. Autorisez les notifications dans les réglages du navigateur, puis appuyez de nouveau.',
  unsupported:
    'Ce navigateur ne peut pas afficher ces messages. Nous vous écrivons de toute façon par e-mail.',
  install:
    'Sur iPhone ou iPad, cela fonctionne une fois le site sur l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez-le de là.',
  failed:
    'Le service de messages de ce navigateur ne répond pas. Réessayez plus tard ; nous vous écrivons de toute façon par e-mail.',
  change: 'Il y a du nouveau concernant votre demande.',
  answer: 'Vous avez une réponse de notre part.',
}
