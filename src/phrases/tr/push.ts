import type { Dictionary } from '../index.ts'

export const push: Dictionary['push'] = {
  offer: 'Bu cihazda haber verin',
  on: 'Yanıt verdiğimizde veya bir şey değiştiğinde bu cihaza bildirim gelir. Bildirimde ad ve ayrıntı yer almaz.',
  off: 'Kapat',
  denied:
    'Bu tarayıcı, sitenin bildirimlerini engelliyor. Tarayıcı ayarlarından bu site için bildirimlere izin verin ve yeniden basın.',
  unsupported:
    'Bu tarayıcı bu tür bildirimleri gösteremiyor. Size her durumda e-posta ile yazıyoruz.',
  install:
    'iPhone ve iPad’de bunun için siteyi ana ekrana ekleyin: Paylaş’a dokunun, “Ana Ekrana Ekle”yi seçin ve siteyi oradan açın.',
  failed:
    'Bu tarayıcının bildirim hizmeti yanıt vermiyor. Daha sonra yeniden deneyin; size her durumda e-posta ile yazıyoruz.',
  change: 'Başvurunuzla ilgili bir gelişme var.',
  answer: 'Size yanıt verdik.',
}
