import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: 'هل ننسى هذا الطلب؟',
  lead: 'نحذف كل ما أُدخل فيه، ولن يصل إلى هذا البريد أي تذكير آخر. لا يمكن التراجع عن ذلك.',
  button: 'انسوا هذا الطلب',
  'done.title': 'نُسي الطلب',
  'done.text': 'حُذف ما أُدخل فيه، ولن نرسل إلى هذا البريد أي تذكير آخر.',
}
