import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Avisos',
  'toast.close': 'Cerrar este mensaje',
  help: 'Ayuda',
}
