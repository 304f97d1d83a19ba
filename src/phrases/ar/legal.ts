import type { Dictionary } from '../index.ts'

export const legal: Dictionary['legal'] = {
  back: 'العودة إلى الرئيسية',
  contents: 'في هذه الصفحة',
  translated: 'هذه الترجمة مقدَّمة للتيسير عليك، والنص الإنجليزي هو المُلزِم.',
  'contact.title': 'اتصل بنا',
  'contact.description':
    'طرق التواصل معنا: البريد الإلكتروني والهاتف والعنوان وساعات العمل، وإجابات عن أكثر ثلاثة أسئلة شيوعًا.',
  'contact.lead': 'راسلنا متى شئت. وإن كنت قد قدّمت طلبًا، فجهّز رقمك المرجعي.',
  'contact.reach': 'طرق التواصل',
  'contact.email': 'البريد الإلكتروني',
  'contact.phone': 'الهاتف',
  'contact.address': 'العنوان البريدي',
  'contact.hours': 'ساعات العمل',
  'contact.hours.open': 'من الاثنين إلى الجمعة، من {opens} إلى {closes} (بتوقيت لندن)',
  'contact.hours.closed': 'مغلق يومي السبت والأحد',
  'contact.help': 'مساعدة سريعة',
  'contact.help.apply': 'قدّم الآن',
  'contact.help.apply.text': 'ابدأ طلبًا لشخص واحد أو لعائلة أو لمجموعة.',
  'contact.help.status': 'الاستعلام عن الطلب',
  'contact.help.status.text': 'اعرف حالة طلبك وما الخطوة التالية.',
  'contact.help.documents': 'رفع المستندات',
  'contact.help.documents.text':
    'افتح الصفحة في المتصفح الذي دفعت منه، أو عبر الرابط الوارد في رسالتنا.',
  'contact.legal': 'معلومات قانونية',
  'contact.legal.company': 'الشركة',
  'contact.legal.registration': 'رقم التسجيل',
  'contact.legal.taxId': 'الرقم الضريبي',
  'contact.legal.location': 'المقر',
  'contact.legal.location.text': 'لندن، المملكة المتحدة',
  'contact.legal.service': 'الخدمة',
  'contact.legal.service.text': 'استشارات تأشيرات تنزانيا',
  'contact.legal.activity': 'النشاط',
  'contact.legal.activity.text': 'شركة استشارات تأشيرات خاصة، لا تتبع أي حكومة',
  'contact.legal.founded': 'سنة التأسيس',
  'contact.legal.security': 'الأمان',
  'contact.legal.security.text':
    'تشفير SSL بقوة 256 بت، والدفع بالبطاقة على صفحة بوابة دفع معتمدة وفق PCI DSS',
  'contact.questions': 'الأسئلة الشائعة',
  'contact.questions.time.q': 'كم تستغرق المعالجة؟',
  'contact.questions.time.a':
    'تستغرق المعالجة العادية لدينا {apart, plural, =0 {{most, plural, zero {أقل من يوم عمل} one {يوم عمل واحدًا} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}} other {من {least} إلى {most, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}}}، وتتوفر خيارات أسرع عند التقديم. وتُضاف إليها مدة الجهة المختصة نفسها، وهي رسميًا نحو {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'contact.questions.pay.q': 'كيف يمكنني الدفع؟',
  'contact.questions.pay.a':
    'ببطاقة ائتمان أو بطاقة خصم، بالدولار الأمريكي، على الصفحة الآمنة لبوابة الدفع.',
  'contact.questions.track.q': 'كيف أتابع طلبي؟',
  'contact.questions.track.a':
    'بالرقم المرجعي وعنوان بريدك الإلكتروني، في صفحة الاستعلام عن الطلب.',
}
