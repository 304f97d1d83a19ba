/** News and answers in the traveller's messenger. `news` are templates at WhatsApp too: no variable begins or ends them. */
export const messenger = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'SMS',
  /** What the traveller sends to connect. */
  words: 'Connect my visa application: {code}',
  'news.status':
    'News about your visa application {reference}: its status has changed. Read it here: {link} Reply STOP to end these messages.',
  'news.decision':
    'There is a decision about your visa application {reference}. Read it here: {link} Reply STOP to end these messages.',
  'news.documents':
    'We need something from you for your visa application {reference}. See what is missing: {link} Reply STOP to end these messages.',
  'news.refund':
    'We are returning money to you for your visa application {reference}. Read how much and when: {link} Reply STOP to end these messages.',
  'news.cancellation':
    'We have answered your request to cancel in your visa application {reference}. Read it here: {link} Reply STOP to end these messages.',
  'news.answer':
    'We have written to you about your visa application {reference}. Read and reply here: {link} Reply STOP to end these messages.',
  'news.reminder':
    'Something is still missing in your visa application {reference}. Continue here: {link} Reply STOP to end these messages.',
  'news.reopen':
    'Hello from {company}: we have an answer for you. Reply to this message and we will send it. Reply STOP to end these messages.',
  'reply.connected':
    'Connected with your visa application {reference}. You will hear here what we also send by email, and can write to us here. Reply STOP to end this.',
  'reply.code-wrong':
    'This code is no longer valid. Open My application on our website and choose Connect again: {link}',
  'reply.stopped':
    'You will get no more messages from us here. We will write by email. Send START to get them again.',
  'reply.started': 'You will get messages from us here again. Send STOP to end them.',
  'reply.away':
    'Thank you, your message has arrived. Our office is closed and opens again on {opening}. {status}',
  /** In the conversation, where both sides read it. */
  'file.refused': '📎 {name} has not arrived. {reason}',
  'file.gone': 'We could not fetch it from the messenger. Please send it again.',
  /** Ends that sentence. */
  'reply.away.status': 'Status of your visa application {reference}: {status}.',
} as const
