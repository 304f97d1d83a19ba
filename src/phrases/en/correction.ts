/** Putting right what was sent: the forms of travellers, and the list of what was corrected. */
export const correction = {
  title: 'Corrections',
  none: 'Nothing has been corrected.',
  'by.traveller': 'Corrected by you',
  'by.staff': 'Corrected by us',
  before: 'Before',
  now: 'Now',
  empty: 'left empty',
  yes: 'Yes',
  no: 'No',
  reason: 'Why',
  contact: 'Contact',
  'signed.title': 'Corrected after signing',
  'signed.text': 'The agreement stays as you signed it. These answers were corrected afterwards.',
  cancel: 'Cancel',
  'reason.label': 'Reason for the correction',
  'answers.action': 'Correct answers',
  'answers.title': 'Correct the answers of {name}',
  'answers.lead':
    'Change only what is wrong, and enter it exactly as printed in the passport. Everything else stays as it is.',
  'answers.save': 'Save the correction',
  'answers.saved': 'The correction has been saved',
  'answers.same': 'You have not changed anything yet. Change what is wrong, or cancel.',
  'asks.title':
    '{count, plural, one {We will need one document again} other {We will need # documents again}}',
  'asks.text':
    '{count, plural, one {This document shows the old answer. After you save, send us a new one:} other {These documents show the old answer. After you save, send us new ones:}}',
  'contact.title': 'How we reach you',
  'contact.action': 'Correct contact details',
  'contact.email.hint':
    'We will send a code to a new address. The change takes effect once you have entered the code. We will also tell the old address.',
  'contact.save': 'Save contact details',
  'contact.saved': 'The contact details have been saved',
  'code.title': 'Confirm the new address',
  'code.sent':
    'We have sent a code to {email}. It works for 15 minutes. Until you enter it, we will write to the old address.',
  'code.label': 'Six-digit code',
  'code.required': 'Enter the six digits from our email',
  'code.confirm': 'Confirm the address',
  'code.again': 'Send a new code',
  'code.done': 'From now on we will write to the new address',
} as const
