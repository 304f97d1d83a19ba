import type { Dictionary } from '../index.ts'

export const consent: Dictionary['consent'] = {
  title: 'Bu sitedeki çerezler',
  text: 'Zorunlu çerezler kendi başvurunuza dönmenizi sağlar. Diğerlerini yalnızca kabul ederseniz kullanırız. Ayrıntılar: {policy}.',
  policy: 'Çerez Politikası',
  settings: 'Ayarlar',
  reject: 'Tümünü reddet',
  accept: 'Tümünü kabul et',
  'settings.title': 'Çerez ayarları',
  essential: 'Zorunlu',
  'essential.text': 'Bu tarayıcıdan kendi başvurunuza dönmenizi sağlar. Her zaman açıktır.',
  analytics: 'Analitik',
  'analytics.text':
    'Hangi sayfaların kullanıldığını ve ziyaretçilerin nerede takıldığını bize gösterir.',
  marketing: 'Pazarlama',
  'marketing.text': 'Reklamlarımızın siteye ziyaretçi getirip getirmediğini gösterir.',
  functional: 'İşlevsel',
  'functional.text': 'Dil gibi yaptığınız bir tercihi hatırlar.',
  cancel: 'Vazgeç',
  save: 'Tercihleri kaydet',
  saved:
    'Tercihiniz kaydedildi. Sayfanın sonundaki “Çerez ayarları” bağlantısından dilediğiniz zaman değiştirebilirsiniz.',
}
