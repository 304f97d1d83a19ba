import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Meldungen',
  'toast.close': 'Diese Meldung schließen',
  help: 'Hilfe',
}
