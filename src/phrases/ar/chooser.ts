import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'اختر نوع الطلب',
  lead: 'يمكنك إضافة أشخاص أو حذفهم لاحقًا، إلى أن تدفع.',
  back: 'العودة إلى الرئيسية',
  'single.title': 'فردي',
  'single.text': 'لشخص واحد: نموذج قصير واحد ودفعة واحدة.',
  'family.title': 'عائلي',
  'family.text': 'لأفراد العائلة، بحد أقصى {family}: جهة اتصال واحدة ورحلة واحدة ودفعة واحدة.',
  'group.title': 'جماعي',
  'group.text': 'للمجموعات من {from} إلى {group}: قائمة واحدة ودفعة واحدة وسعر أقل لكل شخص.',
}
