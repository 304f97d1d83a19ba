import type { Dictionary } from '../index.ts'

export const greeting: Dictionary['greeting'] = {
  help: 'مرحبًا! هل لديك سؤال عن تأشيرتك إلى تنزانيا؟ اطرحه هنا وسيجيبك أحد موظفينا.',
  documents: 'هل تتساءل عن المستندات المطلوبة أو عن مدى ملاءمة صورتك؟ اسألنا هنا.',
  price: 'هل لديك سؤال عن السعر أو الدفع؟ اسألنا هنا قبل أن تدفع.',
}
