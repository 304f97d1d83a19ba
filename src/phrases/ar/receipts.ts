import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'الإيصالات',
  receipt: 'الإيصال {number}',
  'credit-note': 'الإشعار الدائن {number}',
  issued: '{day}، {amount}',
  download: 'تنزيل (PDF)',
  none: 'يظهر هنا إيصال لكل دفعة بالبطاقة. إذا دفعت بطريقة أخرى واحتجت إلى إيصال فراسلنا.',
  failed: 'تعذّر تحميل الإيصالات. حاول مرة أخرى بعد قليل.',
}
