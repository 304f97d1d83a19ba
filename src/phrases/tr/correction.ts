import type { Dictionary } from '../index.ts'

export const correction: Dictionary['correction'] = {
  title: 'Düzeltmeler',
  none: 'Hiçbir şey düzeltilmedi.',
  'by.traveller': 'Siz düzelttiniz',
  'by.staff': 'Biz düzelttik',
  before: 'Önce',
  now: 'Şimdi',
  empty: 'boş',
  yes: 'Evet',
  no: 'Hayır',
  reason: 'Gerekçe',
  contact: 'İletişim',
  'signed.title': 'İmzadan sonra düzeltildi',
  'signed.text': 'Sözleşme imzaladığınız hâliyle kalır. Bu yanıtlar sonradan düzeltildi.',
  cancel: 'Vazgeç',
  'reason.label': 'Düzeltmenin gerekçesi',
  'answers.action': 'Yanıtları düzelt',
  'answers.title': '{name} için yanıtları düzelt',
  'answers.lead':
    'Yalnızca yanlış olanı, pasaportta yazdığı gibi değiştirin. Geri kalanı olduğu gibi kalır.',
  'answers.save': 'Düzeltmeyi kaydet',
  'answers.saved': 'Düzeltme kaydedildi',
  'answers.same': 'Henüz değişen bir şey yok. Yanlış olanı değiştirin ya da vazgeçin.',
  'asks.title':
    '{count, plural, one {Bir belge yeniden gerekecek} other {# belge yeniden gerekecek}}',
  'asks.text':
    '{count, plural, one {Bu belge eski yanıtı gösteriyor. Kaydettikten sonra lütfen yenisini gönderin:} other {Bu belgeler eski yanıtı gösteriyor. Kaydettikten sonra lütfen yenilerini gönderin:}}',
  'contact.title': 'Size nasıl ulaşırız',
  'contact.action': 'İletişim bilgilerini düzelt',
  'contact.email.hint':
    'Yeni adrese bir kod göndeririz. Kodu girdiğinizde adres geçerli olur ve eski adrese haber veririz.',
  'contact.save': 'İletişim bilgilerini kaydet',
  'contact.saved': 'İletişim bilgileri kaydedildi',
  'code.title': 'Yeni adresi onaylayın',
  'code.sent':
    '{email} adresine bir kod gönderdik. Kod 15 dakika geçerlidir. Siz girene kadar eski adrese yazarız.',
  'code.label': 'Altı haneli kod',
  'code.required': 'E-postamızdaki altı rakamı girin',
  'code.confirm': 'Adresi onayla',
  'code.again': 'Yeni kod gönder',
  'code.done': 'Bundan sonra yeni adrese yazıyoruz',
}
