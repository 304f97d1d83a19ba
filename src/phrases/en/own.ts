/** The page of an application, for whoever holds its cookie or link. */
export const own = {
  title: 'My application',
  documents: 'Documents',
  'order.title': 'Order and price',
  'contact.title': 'Contact',
  'agreement.text': 'As you signed it. Nothing in it changes afterwards.',
  'letters.title': 'Letters we sent',
  'letters.none': 'No letter has been written yet.',
  'letters.sent': 'Sent {moment} to {to}',
  'letters.queued': 'On its way to {to}',
  'letters.failed': 'Not sent',
} as const
