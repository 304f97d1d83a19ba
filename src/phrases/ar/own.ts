import type { Dictionary } from '../index.ts'

export const own: Dictionary['own'] = {
  title: 'طلبي',
  documents: 'المستندات',
  'order.title': 'الطلب والسعر',
  'contact.title': 'بيانات التواصل',
  'corrections.title': 'ما صُحّح',
  'agreement.text': 'كما وقّعتها. لا يتغير فيها شيء بعد ذلك.',
  'letters.title': 'رسائلنا إليك',
  'letters.none': 'لم تُكتب أي رسالة بعد.',
  'letters.sent': 'أُرسلت في {moment} إلى \u2066{to}\u2069',
  'letters.queued': 'في الطريق إلى \u2066{to}\u2069',
  'letters.failed': 'لم تُرسل',
  'letters.delivered': 'سُلّمت إلى \u2066{to}\u2069، أُرسلت في {moment}',
  'letters.delayed': 'تأخرت في الطريق إلى \u2066{to}\u2069',
  'letters.bounced': 'عادت من \u2066{to}\u2069',
  'letters.complained': 'صُنّفت بريدًا مزعجًا لدى \u2066{to}\u2069',
}
