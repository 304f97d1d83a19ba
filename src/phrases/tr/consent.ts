import type { Dictionary } from '../index.ts'

export const consent: Dictionary['consent'] = {
  title: 'Bu sitedeki çerezler',
  text: 'Zorunlu çerezler sizi kendi başvurunuza geri götürür. Diğerleri yalnızca kabul ederseniz kullanılır. Ayrıntılar: {policy}.',
  policy: 'Çerez Politikası',
  settings: 'Ayarlar',
  reject: 'Tümünü reddet',
  accept: 'Tümünü kabul et',
  'settings.title': 'Çerez ayarları',
  essential: 'Zorunlu',
  'essential.text': 'Bu tarayıcıyı kendi başvurunuza geri götürür. Her zaman açıktır.',
  analytics: 'Analiz',
  'analytics.text': 'Hangi sayfaların kullanıldığını ve nerede zorlanıldığını gösterir.',
  marketing: 'Pazarlama',
  'marketing.text': 'Reklamlarımızın buraya ziyaretçi getirip getirmediğini gösterir.',
  functional: 'İşlevsel',
  'functional.text': 'Dil gibi tercihlerinizi hatırlar.',
  cancel: 'Vazgeç',
  save: 'Tercihleri kaydet',
  saved:
    'Tercihiniz kaydedildi. Sayfanın sonundaki “Çerez ayarları” bağlantısından dilediğiniz zaman değiştirebilirsiniz.',
}
