import type { Dictionary } from '../index.ts'

export const own: Dictionary['own'] = {
  title: 'Başvurum',
  documents: 'Belgeler',
  'order.title': 'Sipariş ve fiyat',
  'contact.title': 'İletişim',
  'corrections.title': 'Düzeltilenler',
  'agreement.text': 'İmzaladığınız hâliyle. Sonradan içinde hiçbir şey değişmez.',
  'letters.title': 'Gönderdiğimiz e-postalar',
  'letters.none': 'Henüz e-posta yazılmadı.',
  'letters.sent': '{moment} tarihinde {to} adresine gönderildi',
  'letters.queued': '{to} adresine yolda',
  'letters.failed': 'Gönderilmedi',
  'letters.delivered': '{to} adresine teslim edildi, gönderim: {moment}',
  'letters.delayed': '{to} adresine giderken gecikti',
  'letters.bounced': '{to} adresinden geri döndü',
  'letters.complained': '{to} adresinde spam olarak işaretlendi',
}
