import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Messages',
  'toast.close': 'Fermer ce message',
  help: 'Aide',
}
