import type { Dictionary } from '../index.ts'

export const push: Dictionary['push'] = {
  offer: 'Bana bu cihazda haber ver',
  on: 'Yanıt verdiğimizde veya bir şey değiştiğinde bu cihaza bildirim gelecek. Bildirimde ad ve ayrıntı yer almaz.',
  off: 'Kapat',
  denied:
    'Bu tarayıcı, sitemizin bildirimlerini engelliyor. Tarayıcı ayarlarından bu site için bildirimlere izin verin ve tekrar deneyin.',
  unsupported:
    'Bu tarayıcı bu tür bildirimleri gösteremiyor. Size her durumda e-posta göndereceğiz.',
  install:
    'iPhone ve iPad’de bunun için site ana ekranınızda olmalı: Paylaş’a dokunun, “Ana Ekrana Ekle”yi seçin ve siteyi oradan açın.',
  failed:
    'Bu tarayıcının bildirim hizmeti yanıt vermiyor. Daha sonra tekrar deneyin; size her durumda e-posta göndereceğiz.',
  change: 'Başvurunuzla ilgili bir gelişme var.',
  answer: 'Size yanıt verdik.',
}
