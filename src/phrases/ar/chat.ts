import type { Dictionary } from '../index.ts'

export const chat: Dictionary['chat'] = {
  'button.open': 'تحدّث معنا',
  'button.unread': 'تحدّث معنا، رسائل جديدة: {count}',
  title: 'الدردشة مع {company}',
  close: 'إغلاق الدردشة',
  menu: 'المزيد عن هذه الدردشة',

  'attendance.here': 'أحد موظفينا هنا الآن',
  'attendance.soon': 'مكتبنا مفتوح. يصلك الرد هنا اليوم.',
  'attendance.away':
    'مكتبنا مغلق. نرد بالبريد الإلكتروني. يفتح يوم {day}، من {opens} إلى {closes} بتوقيت لندن.',

  'greeting.title': 'كيف نساعدك؟',
  'greeting.text': 'اسأل عن تأشيرتك أو مستنداتك أو طلبك. يقرأ سؤالك أحد موظفينا ويجيبك.',
  notice: 'نحن شركة استشارات خاصة ولسنا جهة حكومية.',
  privacy: 'لا تكتب أرقام جوازات السفر أو البطاقات في الدردشة.',

  'contact.title': 'كيف نصل إليك',
  'contact.text': 'إذا غادرت قبل أن نرد، يصلك الرد على بريدك الإلكتروني.',
  'contact.name': 'الاسم (اختياري)',
  'contact.email': 'البريد الإلكتروني (اختياري)',
  'contact.email.wrong': 'أدخل عنوان بريد إلكتروني مثل name@example.com',
  'contact.save': 'حفظ',
  'contact.skip': 'ليس الآن',
  'contact.edit': 'تغيير الاسم أو البريد الإلكتروني',
  'contact.saved': 'إذا فاتك رد هنا، نكتب إلى \u2066{email}\u2069.',
  'contact.leave.action': 'إضافة بريد إلكتروني',

  'application.about': 'بشأن الطلب {reference}',
  'application.remove': 'عدم ذكر الطلب {reference}',

  'message.label': 'رسالتك',
  'message.hint': 'مفتاح Enter للإرسال، وShift مع Enter لسطر جديد',
  'message.send': 'إرسال',
  'message.left': 'الأحرف المتبقية: {count}',
  'message.long': 'رسالتك طويلة. الأحرف الزائدة: {count}. أرسلها في رسالتين.',

  log: 'المحادثة',
  loading: 'جارٍ فتح المحادثة',
  'log.you': 'أنت',
  'log.staff': 'فريقنا',
  'log.from': 'رسالة من {name}:',
  'log.today': 'اليوم',
  'log.yesterday': 'أمس',
  'log.new': 'رسائل جديدة: {count}',
  'log.link': 'يُفتح في علامة تبويب جديدة',
  'log.typing': '{name}: جارٍ الكتابة',

  'state.sending': 'جارٍ الإرسال',
  'state.waiting': 'تُرسل عند عودة الاتصال',
  'state.sent': 'أُرسلت',
  'state.seen': 'قُرئت',
  'state.failed': 'لم تُرسل',
  'state.retry': 'إعادة المحاولة',
  'state.discard': 'إزالة',

  'connection.lost': 'لا يوجد اتصال. نواصل المحاولة.',

  'transcript.send': 'إرسال هذه المحادثة إلى بريدي',
  'transcript.sent': 'في طريقها إلى \u2066{email}\u2069.',
  'transcript.answer': 'يمكننا إرسالها بعد أن يرد أحد موظفينا.',
  'transcript.email': 'أدخل بريدك الإلكتروني أولًا، ثم نرسل المحادثة إليه.',
  'transcript.failed': 'تعذّر الإرسال. حاول مرة أخرى بعد لحظات.',

  'closed.text': 'هذه المحادثة مغلقة. اكتب من جديد لتستمر.',
  'full.text': 'امتلأت هذه المحادثة. ابدأ محادثة جديدة للمتابعة.',
  'gone.text': 'لم تعد هذه المحادثة محفوظة هنا. رسالتك التالية تبدأ محادثة جديدة.',
  'new.action': 'بدء محادثة جديدة',
}
