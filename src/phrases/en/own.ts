/** The page of an application, for whoever holds its cookie or link. */
export const own = {
  title: 'My application',
  documents: 'Documents',
  'order.title': 'Order and price',
  'contact.title': 'Contact',
  'corrections.title': 'What was corrected',
  'agreement.text': 'As you signed it. Nothing in it changes afterwards.',
  'letters.title': 'Emails we sent',
  'letters.none': 'We have not sent you any email yet.',
  'letters.sent': 'Sent {moment} to {to}',
  'letters.queued': 'On its way to {to}',
  'letters.failed': 'Not sent',
  'letters.delivered': 'Delivered to {to}, sent {moment}',
  'letters.delayed': 'Delayed on its way to {to}',
  'letters.bounced': 'Came back from {to}',
  'letters.complained': 'Marked as spam at {to}',
} as const
