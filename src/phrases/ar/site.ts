import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'الإشعارات',
  'toast.close': 'إغلاق هذا الإشعار',
  help: 'مساعدة',
  'broken.title': 'توقفت هذه الصفحة عن العمل',
  'broken.text': 'ما حُفظ لا يزال موجودًا. أعد تحميل الصفحة للمتابعة.',
  'broken.action': 'إعادة تحميل الصفحة',
}
