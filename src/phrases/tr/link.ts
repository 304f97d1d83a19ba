import type { Dictionary } from '../index.ts'

export const link: Dictionary['link'] = {
  reference: 'Başvuru referans numarası',
  'reference.hint': 'E-postalarımızda yazar, TZ-000123 gibi görünür.',
  'reference.required': 'Başvurunuzun referans numarasını girin',
  email: 'E-posta adresi',
  'email.required': 'Başvurunuzdaki e-posta adresini girin',
  title: 'Bu tarayıcıda açın',
  text: 'Başvurunuzu burada, değiştirebileceğiniz her şeyle birlikte açan bir bağlantıyı e-postayla göndeririz.',
  send: 'Bağlantıyı e-postayla gönder',
  sent: 'Referans numarası ve e-posta adresi doğruysa e-posta yola çıktı. Bir dakika sürebilir; gereksiz posta klasörüne de bakın.',
  'find.title': 'Referans numaranızı mı kaybettiniz?',
  'find.text': 'Adresinizle yapılan bütün başvuruları size e-postayla göndeririz.',
  'find.send': 'Başvurularımı e-postayla gönder',
  'find.sent':
    'Bu e-posta adresiyle bir başvuru varsa e-posta yola çıktı. Bir dakika sürebilir; gereksiz posta klasörüne de bakın.',
  'documents.title': 'Başvurunuza belge ekleyin',
  'documents.text':
    'Bu tarayıcı başvurunuzu henüz tanımıyor. Başvurunuzu burada açan bir bağlantıyı e-postayla göndeririz.',
}
