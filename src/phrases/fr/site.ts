import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Notifications',
  'toast.close': 'Fermer ce message',
  help: 'Aide',
}
