/**
 * The chat of a visitor, on our pages and on those of others. Its own small script fills in the
 * words between braces and knows nothing else: no plurals, no choices.
 */
export const chat = {
  'button.open': 'Chat with us',
  'button.unread': 'Chat with us, new messages: {count}',
  title: 'Chat with {company}',
  close: 'Close the chat',
  menu: 'More about this chat',

  'attendance.here': 'Somebody is here now',
  'attendance.soon': 'Our office is open. You get an answer here today.',
  'attendance.away':
    'Our office is closed. We answer by e-mail. It opens on {day}, {opens} to {closes} London time.',

  'greeting.title': 'How can we help?',
  'greeting.text':
    'Ask about your visa, your documents or an application. A person reads this and answers.',
  notice: 'We are a private consultancy, not the government.',
  privacy: 'Keep passport and card numbers out of the chat.',

  'contact.title': 'How we can reach you',
  'contact.text': 'If you leave before we answer, the answer goes to your e-mail address.',
  'contact.name': 'Name (optional)',
  'contact.email': 'E-mail address (optional)',
  'contact.email.wrong': 'Enter an e-mail address such as name@example.com',
  'contact.save': 'Save',
  'contact.skip': 'Not now',
  'contact.edit': 'Change your name or e-mail address',
  'contact.saved': 'We write to {email} if you miss an answer here.',
  'contact.leave.action': 'Leave an e-mail address',

  'application.about': 'About application {reference}',
  'application.remove': 'Do not mention application {reference}',
  'application.ask': 'About an application?',
  'application.text':
    'With its number and e-mail address we find it sooner. We do not show anything of it here.',
  'application.number': 'Application number',
  'application.email': 'E-mail address of the application',
  'application.number.wrong': 'Enter a number such as TZ-000123',
  'application.thanks': 'Thank you, we will look.',

  'message.label': 'Your message',
  'message.hint': 'Enter sends, Shift and Enter begins a new line',
  'message.send': 'Send',
  'message.left': 'Characters left: {count}',
  'message.long': 'Too long by {count} characters. Send it in two messages.',

  log: 'Conversation',
  loading: 'Opening the conversation',
  'log.you': 'You',
  'log.staff': 'Adviser',
  'log.from': '{name} writes:',
  'log.today': 'Today',
  'log.yesterday': 'Yesterday',
  'log.new': 'New messages: {count}',
  'log.link': 'opens in a new tab',
  'log.typing': '{name} is typing',

  'state.sending': 'Sending',
  'state.waiting': 'Will be sent when the connection is back',
  'state.sent': 'Sent',
  'state.seen': 'Seen',
  'state.failed': 'Not sent',
  'state.retry': 'Retry',
  'state.discard': 'Remove',

  'files.add': 'Add files',
  'files.wait': 'Send your files once they have arrived here.',
  'files.missing': 'A file did not arrive. Remove it or try again, then send.',
  'files.remove': 'Remove {name}',
  'files.most': 'A message takes up to five files.',
  'files.quota': 'This conversation takes no more files today.',
  'files.failed': 'The file did not arrive.',
  'files.save': 'Save {name}',

  'connection.lost': 'No connection. We keep trying.',

  'transcript.send': 'Send me this conversation by e-mail',
  'transcript.sent': 'On its way to {email}.',
  'transcript.answer': 'We can send it as soon as somebody has answered.',
  'transcript.email': 'Enter your e-mail address first, then we send the conversation there.',
  'transcript.failed': 'It could not be sent. Try again in a moment.',

  'rating.title': 'Did we help you?',
  'rating.good': 'Yes',
  'rating.bad': 'No',
  'rating.thanks': 'Thank you for telling us.',
  'greeting.close': 'Close this message',

  'closed.text': 'This conversation is closed. Write again and it goes on.',
  'full.text': 'This conversation is full. Begin a new one to go on.',
  'gone.text': 'This conversation is no longer kept here. Your next message begins a new one.',
  'new.action': 'Begin a new conversation',
} as const
