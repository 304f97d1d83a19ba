import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'الإيصالات',
  receipt: 'الإيصال {number}',
  'credit-note': 'الإشعار الدائن {number}',
  issued: '{day}، {amount}',
  download: 'تنزيل (PDF)',
  none: 'لا يوجد إيصال بعد. سيظهر هنا فور وصول دفعتك.',
  failed: 'تعذّر تحميل الإيصالات. حاول مرة أخرى بعد قليل.',
}
