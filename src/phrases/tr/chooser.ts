import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Başvuru türünüzü seçin',
  lead: 'Ödeme yapana kadar daha sonra da kişi ekleyebilir veya çıkarabilirsiniz.',
  back: 'Ana sayfaya dön',
  'single.title': 'Bireysel',
  'single.text': 'Bir kişi için: tek kısa form, tek ödeme.',
  'family.title': 'Aile',
  'family.text': 'En fazla {family} kişi: tek iletişim kişisi, tek seyahat, tek ödeme.',
  'group.title': 'Grup',
  'group.text': '{from} ila {group} kişi için: tek liste, tek ödeme, kişi başına daha düşük fiyat.',
}
