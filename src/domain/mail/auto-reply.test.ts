import { expect, test } from 'vitest'
import { answersByItself, isAutoReply, type MailHeaders } from './auto-reply.ts'

const suppress = { 'x-auto-response-suppress': 'All' }

test.each<[string, MailHeaders, string]>([
  ['RFC 3834', { 'auto-submitted': 'auto-replied' }, 'Re: Your visa'],
  ['one of a program', { 'auto-submitted': 'auto-generated; owner="x"' }, 'Ticket 12'],
  ['any other word of that header', { 'auto-submitted': 'AUTO-NOTIFIED' }, ''],
  ['an old header', { 'x-autoreply': 'yes' }, 'Re: Your visa'],
  ['another one', { 'x-autorespond': 'Your visa' }, 'Your visa'],
  ['Precedence', { precedence: 'auto_reply' }, 'Re: Your visa'],
  ['English', suppress, 'Automatic reply: Your visa'],
  ['German', suppress, 'Automatische Antwort: Ihr Visum'],
  ['French', suppress, 'Réponse automatique : Votre visa'],
  ['Spanish', suppress, 'Respuesta automática: Su visado'],
  ['Russian', suppress, 'Автоматический ответ: Ваша виза'],
  ['Turkish', suppress, 'Otomatik yanıt: Vizeniz'],
  ['Arabic', suppress, 'رد تلقائي: تأشيرتك'],
  ['Japanese', suppress, '自動応答: ビザ'],
  ['Korean', suppress, '자동 회신: 비자'],
  ['Chinese', { precedence: 'bulk' }, '自动答复: 签证'],
])('a program answers: %s', (_, head, subject) => expect(isAutoReply(head, subject)).toBe(true))

test.each<[string, MailHeaders, string]>([
  ['no headers at all', {}, 'Re: Your visa'],
  ['a header that says no', { 'auto-submitted': 'no' }, 'Re: Your visa'],
  ['a subject alone', {}, 'Out of office next week: can I still apply?'],
  ['Outlook, which asks for no absences of anybody', suppress, 'Re: Your visa'],
  ['a header about delivery', { 'x-auto-response-suppress': 'DR' }, 'Automatic reply'],
  ['a person writing through a list', { precedence: 'list' }, 'Re: Your visa'],
  ['absence in the middle of a sentence', suppress, 'Question about my absence'],
])('a person writes: %s', (_, head, subject) => expect(isAutoReply(head, subject)).toBe(false))

test.each<[string, MailHeaders, boolean]>([
  ['a mailbox', { 'auto-submitted': 'auto-replied (vacation)' }, true],
  ['a mailbox, by an old header', { 'x-autoreply': 'yes' }, true],
  ['a program unasked', { 'auto-submitted': 'auto-generated', 'x-autoreply': 'yes' }, false],
  ['a program about an event', { 'auto-submitted': 'auto-notified' }, false],
  ['a person', {}, false],
])('answers by itself: %s', (_, head, is) => expect(answersByItself(head, 'Request')).toBe(is))
