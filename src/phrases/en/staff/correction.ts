/** Correcting what travellers sent, and the list of what was corrected. */
export const correction = {
  'email.recent.title': 'The email address was changed on {day}',
  'email.recent.text':
    'Both addresses were told. Before a visa goes out, see that the change is genuine: somebody who had the link may have wanted it.',
  'reason.hint': 'The traveller reads it in the email and on the page.',
  'reason.required': 'Say why you are correcting it',
  'fit.label': 'The documents we have show the corrected answers',
  'fit.hint': 'Then none of them is asked for again.',
  'filed.title': 'Already with the authority',
  'filed.text': 'The authority does not know yet what you correct here. Tell them as well.',
  'contact.action': 'Correct contact',
  'trip.action': 'Correct arrival',
  'trip.title': 'Correct how all travellers arrive',
  'contact.email.hint':
    'A new address takes effect at once. Both addresses get an email, and waiting emails go to the new one.',
  'contact.hands-over': 'Another person takes over',
  'contact.hands-over.hint':
    'It will be closed in every browser, also where it was applied for. Both addresses get an email.',
} as const
