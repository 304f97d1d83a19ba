import type { AlertKind, AlertWay } from '#domain/staff/alert.ts'

/** What colleagues are told by itself: the bell, its letters, and the choice of ways. */
export const alert = {
  'text.assigned': '{reference} was assigned to you',
  'text.handed-over': '{reference} is ready for you as second person',
  'text.documents': 'New documents for {reference}',
  'text.documents-unassigned': 'New documents for {reference}, which nobody has',
  'text.late-tomorrow': '{reference} is due today and late from tomorrow',
  'text.chat-waiting': 'A visitor has waited ten minutes for an answer',
  'text.chat-assigned': 'A conversation was given to you',
  'text.payment-review': 'The payment of {reference} needs review',
  'text.refund-failed': 'A refund of {reference} failed',
  'text.dispute-opened': 'A payment of {reference} is disputed',
  'text.letters-failing': 'Letters cannot be sent',
  'text.email-received': 'A traveller answered about {reference} by email',
  'text.letter-returned': 'A letter about {reference} came back',

  'do.assigned': 'A colleague gave it to you. It stands in your queue.',
  'do.handed-over': 'A colleague prepared the decision. It needs your look before it counts.',
  'do.documents': 'They wait for your review.',
  'do.documents-unassigned': 'They wait for whoever takes the application.',
  'do.late-tomorrow': 'We promised to file it by today.',
  'do.chat-waiting': 'The conversation is open in the chat.',
  'do.chat-assigned': 'A colleague asked you to answer. It stands in your box of the chat.',
  'do.payment-review': 'What the gateway reported does not fit the price. Compare both and decide.',
  'do.refund-failed':
    'The gateway refused it. Look why, then try again or pay back by other means.',
  'do.dispute-opened': 'The bank wants evidence by a deadline, which stands with the payment.',
  'do.letters-failing': 'Check the mail server. Letters that wait are tried again by themselves.',
  'do.email-received': 'The answer stands in the application. It waits for yours.',
  'do.letter-returned':
    'Look why, and reach the traveller another way. Once the address is corrected, it goes again by itself.',

  'kind.assigned': 'Assigned to you',
  'kind.handed-over': 'Ready for you as second person',
  'kind.documents': 'New documents of yours',
  'kind.documents-unassigned': 'New documents, unassigned',
  'kind.late-tomorrow': 'Late tomorrow',
  'kind.chat-waiting': 'Chat unanswered for ten minutes',
  'kind.chat-assigned': 'Conversation given to you',
  'kind.payment-review': 'Payment needs review',
  'kind.refund-failed': 'Refund failed',
  'kind.dispute-opened': 'Dispute opened',
  'kind.letters-failing': 'Letters failing',
  'kind.email-received': 'Answer by email',
  'kind.letter-returned': 'Letter came back',

  'way.page': 'Bell',
  'way.letter': 'Email at once',
  'way.digest': 'Morning email',
  'way.push': 'Push',

  'bell.label': 'Alerts, {count, plural, =0 {none unread} one {# unread} other {# unread}}',
  'bell.title': 'Alerts',
  'bell.all': 'Mark all as read',
  'bell.choose': 'Choose what you are told',
  'bell.empty': 'Nothing yet. What waits for you shows here.',
  'bell.unread': 'Unread',
  'bell.failed': 'Alerts could not be loaded. They are tried again by themselves.',

  'choice.title': 'Alerts',
  'choice.lead':
    'How you hear of what waits for you. The morning email comes at {hour, number}:00 London time with what you have not read by then. Emails and push name an application by its number only.',
  'choice.kind': 'What',
  'choice.label': '{kind}: {way}',
  'choice.saved': 'Your choice is saved',
  'choice.failed': 'Your choice was not saved',
  'choice.none': 'Your role is told nothing by itself.',

  'push.title': 'Push in this browser',
  'push.text':
    'Shows on this device even when no page of the staff area is open. Ends when you sign out.',
  'push.on': 'Turn on',
  'push.off': 'Turn off',
  'push.is-on': 'On in this browser',
  'push.is-off': 'Off in this browser',
  'push.unsupported':
    'This browser has no push. On an iPhone, add this site to the home screen first.',
  'push.denied':
    'This browser refuses notifications from this site. Allow them in the settings of the site, then try again.',
  'push.unknown': 'The push service of this browser is not one that we know, so we do not use it.',
  'push.failed':
    'Push could not be turned on: the push service of this browser does not answer, or this is a private window. Try again later.',

  'letter.preview': 'It waits in the staff area.',
  'letter.open': 'Open it in the staff area',
  'letter.choose': 'You chose to be told by email. Change that under Alerts in your account.',
  'digest.subject':
    '{count, plural, one {# thing waits for you} other {# things wait for you}} this morning',
  'digest.preview': '{count, plural, one {# thing} other {# things}} you have not read yet.',
  'digest.title': 'What waits for you on {day}',
  'digest.more': 'and {count, plural, one {# more} other {# more}}',
  'digest.open': 'Open the staff area',
} as const satisfies Record<`${'text' | 'do' | 'kind'}.${AlertKind}` | `way.${AlertWay}`, string> &
  Record<string, string>
