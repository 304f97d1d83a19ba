import type { Dictionary } from '../index.ts'

export const push: Dictionary['push'] = {
  offer: 'Me prévenir sur cet appareil',
  on: 'Cet appareil recevra un message quand nous répondrons ou quand quelque chose changera. Il n’affichera ni nom ni détail.',
  off: 'Désactiver',
  denied:
    'Ce navigateur bloque les messages de ce site. Autorisez les notifications dans les réglages du navigateur, puis réessayez.',
  unsupported:
    'Ce navigateur ne peut pas afficher ces messages. Dans tous les cas, nous vous écrirons par e-mail.',
  install:
    'Sur iPhone ou iPad, cela fonctionne une fois le site sur l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez-le de là.',
  failed:
    'Le service de messages de ce navigateur ne répond pas. Réessayez plus tard ; dans tous les cas, nous vous écrirons par e-mail.',
  change: 'Il y a du nouveau concernant votre demande.',
  answer: 'Vous avez une réponse de notre part.',
}
