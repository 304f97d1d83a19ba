import type { Dictionary } from '../index.ts'

export const portal: Dictionary['portal'] = {
  title:
    '{count, plural, zero {لا تنقصنا أي إجابة} one {تنقصنا إجابة واحدة} two {تنقصنا إجابتان} few {تنقصنا # إجابات} many {تنقصنا # إجابة} other {تنقصنا # إجابة}}',
  text: 'يطلب نموذج الجهة المختصة هذه البيانات. سنتمكن من تقديم الطلب عند توفرها.',
  part: 'يمكنك إرسال جزء منها الآن والباقي لاحقًا.',
  send: 'إرسال',
  empty: 'اكتب إجابة واحدة على الأقل',
  'done.title': 'شكرًا لك، سنتابع العمل على طلبك',
  'done.text': 'إذا لاحظت خطأ فراسلنا قبل أن نقدّم الطلب.',
  partly:
    'شكرًا لك. {count, plural, zero {لا تنقصنا أي إجابة.} one {بقيت إجابة واحدة.} two {بقيت إجابتان.} few {بقيت # إجابات.} many {بقيت # إجابة.} other {بقيت # إجابة.}}',
  stale: 'لم يعد مطلوبًا: {questions}.',
  'asked.title': 'أسئلة أخرى من الجهة المختصة',
  'asked.hint':
    'لا يلزمك أن تجيب الآن. اكتب بأحرف لاتينية، فالجهة المختصة لا تقبل غيرها، ولا نرسل الإجابات المكتوبة بأحرف أخرى.',
  'line.country-of-birth': 'دولة الميلاد',
  'line.marital-status': 'الحالة الاجتماعية',
  'line.father-name': 'الاسم الكامل للأب',
  'line.mother-name': 'الاسم الكامل للأم',
  'line.employment-status': 'الوضع الوظيفي',
  'line.employer': 'جهة العمل',
  'line.passport-type': 'نوع جواز السفر',
  'line.passport-place': 'مكان إصدار جواز السفر',
  'line.departure': 'تاريخ المغادرة من تنزانيا',
  'line.length-of-stay': 'مدة الإقامة في تنزانيا',
  'line.host-name': 'اسم الفندق أو المضيف في تنزانيا',
  'line.host-phone': 'رقم هاتف الفندق أو المضيف',
  'line.earlier-visits': 'الزيارات السابقة إلى تنزانيا',
  'line.funds': 'المبلغ المتاح للرحلة',
  'hint.marital-status':
    'بالإنجليزية: single (أعزب أو عزباء) أو married (متزوج أو متزوجة) أو divorced (مطلق أو مطلقة) أو widowed (أرمل أو أرملة).',
  'hint.employment-status':
    'بالإنجليزية: employed (موظف) أو self-employed (عمل حر) أو student (طالب) أو retired (متقاعد) أو unemployed (بلا عمل).',
  'hint.employer': 'اسم الشركة أو المؤسسة. إذا لم تكن لديك جهة عمل فاكتب «none».',
  'hint.passport-type':
    'غالبًا ordinary (عادي)، وإلا فاكتب diplomatic (دبلوماسي) أو service (خدمة) أو travel document (وثيقة سفر).',
  'hint.passport-place': 'المدينة أو الجهة كما هي مطبوعة في جواز السفر.',
  'hint.departure': 'اليوم والشهر والسنة.',
  'hint.length-of-stay': 'بالأيام.',
  'hint.host-phone': 'مع رمز الدولة.',
  'hint.earlier-visits': 'في أي سنوات، أو «none» إذا لم تزرها من قبل.',
  'hint.funds': 'المبلغ التقريبي مع العملة.',
}
