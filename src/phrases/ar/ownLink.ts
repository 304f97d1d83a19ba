import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: 'دع كل مسافر يملأ الجزء الخاص به',
  text: 'يتلقى كل مسافر رابطًا إلى نموذجه وحده، بلغته. لا يرى أسماء الآخرين ولا السعر. أما أنت فترى الإجابات وترسلها وتدفع.',
  open: 'إرسال الروابط',
  hint: 'اكتب عناوين البريد التي لديك. ولغيرهم انسخ الرابط وأرسله بنفسك.',
  email: 'البريد الإلكتروني: {name}',
  language: 'اللغة',
  send: '{count, plural, =0 {إرسال الروابط} zero {إرسال الروابط} one {إرسال الرابط} two {إرسال رابطين} few {إرسال # روابط} many {إرسال # رابطًا} other {إرسال # رابط}}',
  sent: '{count, plural, zero {لم يُرسل أي رابط} one {تم إرسال الرابط} two {تم إرسال رابطين} few {تم إرسال # روابط} many {تم إرسال # رابطًا} other {تم إرسال # رابط}}',
  copy: 'نسخ الرابط',
  'copy.for': 'نسخ الرابط: {name}',
  copied: 'تم نسخ الرابط',
  address: 'الرابط: {name}',
  'state.unopened': 'لم يُفتح بعد',
  'state.begun': 'قيد التعبئة',
  'state.finished': 'اكتمل',
  remind: 'تذكير',
  'remind.for': 'تذكير {name}',
  reminded: 'تم إرسال التذكير',
  remindFrom: 'يمكنك التذكير مرة أخرى ابتداءً من {moment}',
  revoke: 'سحب الرابط',
  'revoke.for': 'سحب الرابط: {name}',
  revoked: 'تم سحب الرابط. وبقي ما مُلئ كما هو.',
  'lock.begun':
    '{name}: تعبئة هذا الجزء جارية، وتظهر الإجابات هنا أولًا بأول. لتكتب بنفسك، اسحب الرابط.',
  'lock.finished': '{name}: اكتملت تعبئة هذا الجزء. لتغييره بنفسك، اسحب الرابط.',
  replaced: 'تغييرات {name}: {fields}',
}
