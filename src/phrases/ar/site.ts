import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'الإشعارات',
  'toast.close': 'إغلاق هذا الإشعار',
  help: 'مساعدة',
}
