import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: 'Bu başvuru unutulsun mu?',
  lead: 'Bu başvuru için girilen her şeyi sileriz ve bu e-posta adresine bir daha hatırlatma göndermeyiz. Bu işlem geri alınamaz.',
  button: 'Unut',
  'done.title': 'Unutuldu',
  'done.text': 'Girilenler silindi. Bu adrese bir daha hatırlatma göndermeyeceğiz.',
}
