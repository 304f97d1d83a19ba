import type { Dictionary } from '../index.ts'

export const correction: Dictionary['correction'] = {
  title: 'Düzeltmeler',
  none: 'Hiçbir şey düzeltilmedi.',
  'by.traveller': 'Siz düzelttiniz',
  'by.staff': 'Biz düzelttik',
  before: 'Önceki',
  now: 'Şimdiki',
  empty: 'boş bırakıldı',
  yes: 'Evet',
  no: 'Hayır',
  reason: 'Neden',
  contact: 'İletişim',
  'signed.title': 'İmzadan sonra düzeltildi',
  'signed.text': 'Sözleşme imzaladığınız hâliyle kalır. Bu yanıtlar sonradan düzeltildi.',
  cancel: 'Vazgeç',
  'reason.label': 'Düzeltmenin gerekçesi',
  'answers.action': 'Yanıtları düzelt',
  'answers.title': '{name} için yanıtları düzelt',
  'answers.lead':
    'Yalnızca yanlış olanı, tam pasaportta yazdığı gibi değiştirin. Geri kalanı olduğu gibi kalır.',
  'answers.save': 'Düzeltmeyi kaydet',
  'answers.saved': 'Düzeltme kaydedildi',
  'answers.same': 'Henüz bir şey değiştirmediniz. Yanlış olanı değiştirin ya da vazgeçin.',
  'asks.title':
    '{count, plural, one {Bir belgeye yeniden ihtiyacımız olacak} other {# belgeye yeniden ihtiyacımız olacak}}',
  'asks.text':
    '{count, plural, one {Bu belgede eski yanıt yazıyor. Kaydettikten sonra bize yenisini gönderin:} other {Bu belgelerde eski yanıt yazıyor. Kaydettikten sonra bize yenilerini gönderin:}}',
  'contact.title': 'Size nasıl ulaşalım?',
  'contact.action': 'İletişim bilgilerini düzelt',
  'contact.email.hint':
    'Yeni adrese bir kod göndereceğiz. Değişiklik, kodu girdiğinizde geçerli olur; eski adrese de haber vereceğiz.',
  'contact.messenger': '{channel} numaranız hâlâ {number}. Onu da değiştir.',
  'contact.save': 'İletişim bilgilerini kaydet',
  'contact.saved': 'İletişim bilgileri kaydedildi',
  'code.title': 'Yeni adresi onaylayın',
  'code.enter': 'Kodu gir',
  'code.sent':
    '{email} adresine bir kod gönderdik. Kod {minutes} dakika geçerlidir. Siz girene kadar eski adrese yazmayı sürdüreceğiz.',
  'code.label': 'Altı haneli kod',
  'code.required': 'E-postamızdaki altı rakamı girin',
  'code.confirm': 'Adresi onayla',
  'code.again': 'Yeni kod gönder',
  'code.other': 'Başka bir adres gir',
  'code.keep': 'Eski adreste kal',
  'code.kept': 'Eski adrese yazmaya devam edeceğiz',
  'code.done': 'Bundan sonra yeni adrese yazacağız',
}
