import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Notifications',
  'toast.close': 'Fermer ce message',
  help: 'Aide',
  'broken.title': 'Cette page a cessé de fonctionner',
  'broken.text': 'Ce qui a été enregistré est toujours là. Rechargez la page pour continuer.',
  'broken.action': 'Recharger',
}
