import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'اختر نوع الطلب',
  lead: 'يمكنك إضافة أشخاص أو حذفهم لاحقًا، إلى أن تدفع.',
  back: 'العودة إلى الرئيسية',
  'single.title': 'فردي',
  'single.text': 'لشخص واحد، بدفعة واحدة.',
  'family.title': 'عائلي',
  'family.text': 'حتى {family} أفراد: جهة اتصال واحدة ورحلة واحدة ودفعة واحدة.',
  'group.title': 'جماعي',
  'group.text':
    'مخصص لعشرة مشاركين أو أكثر، وبحد أقصى {group}. معالجة مجمّعة وخصومات للمجموعات ودعم مخصص.',
}
