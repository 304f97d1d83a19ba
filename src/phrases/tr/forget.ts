import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: 'Bu başvuru silinsin mi?',
  lead: 'Bu başvuru için girilen her şeyi sileceğiz ve bu e-posta adresine bir daha hatırlatma göndermeyeceğiz. Bu işlem geri alınamaz.',
  button: 'Kalıcı olarak sil',
  'done.title': 'Silindi',
  'done.text': 'Girilen her şey silindi. Bu adrese bir daha hatırlatma göndermeyeceğiz.',
}
