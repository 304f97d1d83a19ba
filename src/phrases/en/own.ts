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
} as const
