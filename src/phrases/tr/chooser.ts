import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Başvuru türünüzü seçin',
  lead: 'Ödeme yapana kadar kişi ekleyebilir veya çıkarabilirsiniz.',
  back: 'Ana sayfaya dön',
  'single.title': 'Bireysel',
  'single.text': 'Bir kişi için, tek ödeme.',
  'family.title': 'Aile',
  'family.text': 'En fazla {family} kişi: tek iletişim kişisi, tek seyahat, tek ödeme.',
  'group.title': 'Grup',
  'group.text':
    '10 ve daha fazla katılımcı için, en fazla {group} kişi. Toplu işlem, grup indirimi, özel destek.',
}
