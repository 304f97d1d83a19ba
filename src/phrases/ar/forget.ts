import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: 'هل تريد حذف هذا الطلب؟',
  lead: 'سنحذف كل ما أُدخل فيه، ولن يصل إلى هذا البريد أي تذكير آخر. لا يمكن التراجع عن ذلك.',
  button: 'حذف نهائي',
  'done.title': 'تم الحذف',
  'done.text': 'تم حذف كل ما أُدخل فيه، ولن نرسل إلى هذا البريد أي تذكير آخر.',
}
