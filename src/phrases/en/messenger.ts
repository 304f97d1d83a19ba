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
  'reply.code-paused':
    'Several codes did not match, so none from here is tried for an hour. After that, open My application on our website and choose Connect again: {link}',
  'reply.stopped':
    'You will get no more messages from us here. We will write by email. Send START to get them again.',
  'reply.started': 'You will get messages from us here again. Send STOP to end them.',
  'reply.away':
    'Thank you, your message has arrived. Our office is closed and opens again on {opening}. {status}',
  /** In the conversation, among what the traveller wrote there, and back to their messenger. */
  'file.refused': '{company}: 📎 {name} has not arrived. {reason}',
  'file.gone': 'We could not fetch it from the messenger. Please send it again.',
  /** Ends that sentence. */
  'reply.away.status': 'Status of your visa application {reference}: {status}.',
  /** In the letter that confirms the payment. */
  'letter.offer': 'You can also get news by {messengers}.',
  'letter.action': 'Connect it on the My application page',
  /** `step.`: while applying, beside the messenger's number or name. */
  'step.tick': 'Send me news on WhatsApp too',
  'step.consent':
    '{company} then sends short news to this number: the reference of your application and a link, nothing more. Reply STOP to end it at any time. We will email you in any case.',
  'step.telegram':
    'News can come on Telegram too: once you have applied, connect it on the page My application.',
  'step.none':
    'News comes by email. We do not send it on {channel}, but a colleague may write to you there.',
  /** `own.`: on the page My application, and after payment. */
  'own.title': 'News in your messenger',
  'own.offer': 'Get news in your messenger too',
  'own.connect': 'Connect {messenger}',
  'own.again': 'Connect {messenger} again',
  'own.claimed':
    'News goes there with a link only. Connect it to read more there, and to answer us there.',
  'own.news.on': 'Connected. News comes there too, and you can write to us there.',
  'own.news.off':
    'Connected. News comes by email only; we answer there what you write to us there.',
  'own.turn.on': 'Send news there too',
  'own.turn.off': 'Only by email',
  'own.end': 'Disconnect',
  'own.ended.stop': 'Ended on {moment}: you wrote STOP. News comes by email only.',
  'own.ended.blocked': 'Ended on {moment}: you blocked us there. News comes by email only.',
  'own.ended.unreachable':
    'Ended on {moment}: our messages could not be delivered there. News comes by email only.',
  'own.ended.replaced':
    'Ended on {moment}: another number or name took its place. News comes by email only.',
  'own.ended.moved':
    'Ended on {moment}: the email address of this application has changed. News comes by email only.',
  'own.ended.traveller': 'Disconnected here on {moment}. News comes by email only.',
  'own.ended.staff': 'We disconnected it on {moment}. News comes by email only.',
  'own.how.whatsapp':
    'Send us the message below from your WhatsApp. It is typed in already: press Send and nothing else.',
  'own.how.telegram': 'Telegram opens our conversation. Press Start there and nothing else.',
  'own.how.sms':
    'Send us the message below by SMS from your phone. It is typed in already: press Send and nothing else.',
  'own.means':
    'After that we send you news of this application there, and you can write to us there. We never send passport numbers, dates of birth or documents there. Write STOP to end it.',
  'own.sandbox': 'A messenger to try out: nobody real gets a message.',
  'own.scan': 'Scan it with your phone’s camera',
  'own.scan.label': 'QR code that opens {messenger} on your phone',
  'own.open': 'Open {messenger}',
  'own.until': 'The message counts once, until {time}.',
  'own.waiting': 'Waiting for your message',
  'own.done': '{messenger} is connected.',
  'own.close': 'Close',
  'own.late': 'That message no longer counts.',
  'own.renew': 'Make a new one',
  'own.hint': 'We will reply here, by email to {email} and on {messenger}.',
} as const
