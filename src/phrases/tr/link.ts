import type { Dictionary } from '../index.ts'

export const link: Dictionary['link'] = {
  reference: 'Başvuru referans numarası',
  'reference.hint': 'E-postalarımızda yazar ve TZ-000123 gibi görünür.',
  'reference.required': 'Başvurunuzun referans numarasını girin',
  email: 'E-posta adresi',
  'email.required': 'Başvurunuzdaki e-posta adresini girin',
  title: 'Bu tarayıcıda açın',
  text: 'Başvurunuzu, değiştirebileceğiniz her şeyle birlikte burada açan bir bağlantıyı size e-postayla göndereceğiz.',
  send: 'Bağlantıyı e-postayla gönder',
  sent: 'Referans numarası ve e-posta adresi doğruysa size bir e-posta gönderdik. Gelmesi bir dakika sürebilir; gereksiz posta klasörüne de bakın.',
  'code.text':
    'Bu başvuru bu tarayıcıda açık değil. Başvurunun e-posta adresine altı haneli bir kod gönderebiliriz; kodla burada açılır.',
  'code.send': 'Kodu gönder',
  'code.sent':
    'Bu bağlantı doğruysa başvurunun e-posta adresine bir kod gönderdik. Kod {minutes} dakika geçerlidir; gereksiz posta klasörüne de bakın.',
  'code.resend': 'Yeni kod gönder',
  'code.field': 'Altı haneli kod',
  'code.required': 'E-postamızdaki altı rakamı girin',
  'code.open': 'Başvurumu aç',
  'find.title': 'Referans numaranızı mı kaybettiniz?',
  'find.text': 'E-posta adresinizle yapılan tüm başvuruların listesini bu adrese göndereceğiz.',
  'find.send': 'Başvurularımı e-postayla gönder',
  'find.sent':
    'Bu e-posta adresiyle bir başvuru varsa size bir e-posta gönderdik. Gelmesi bir dakika sürebilir; gereksiz posta klasörüne de bakın.',
  'documents.title': 'Başvurunuza belge ekleyin',
  'documents.text':
    'Başvurunuz bu tarayıcıda henüz açık değil. Onu burada açan bir bağlantıyı size e-postayla göndereceğiz.',
}
