import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Bildirimler',
  'toast.close': 'Bu bildirimi kapat',
  help: 'Yardım',
}
