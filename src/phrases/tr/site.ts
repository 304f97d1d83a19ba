import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Bildirimler',
  'toast.close': 'Bu bildirimi kapat',
  help: 'Yardım',
  'broken.title': 'Bu sayfa çalışmayı durdurdu',
  'broken.text': 'Kaydedilenler yerinde duruyor. Devam etmek için sayfayı yeniden yükleyin.',
  'broken.action': 'Yeniden yükle',
}
