/** What became of a letter after it was sent. */
export const delivery = {
  'returned.title': 'Emails to this address come back',
  'returned.text':
    '{reason} Reach the traveller another way. Once the address is corrected, what came back is sent again automatically.',
  'reason.no-mailbox': 'There is no such mailbox.',
  'reason.no-domain': 'The part after the @ takes no email.',
  'reason.mailbox-disabled': 'The mailbox is closed.',
  'reason.mailbox-full': 'The mailbox is full.',
  'reason.too-large': 'The email is too large for that mailbox.',
  'reason.no-answer': 'Its mail server does not answer.',
  'reason.refused': 'A filter refused it, as spam or by its rules.',
  'reason.moved': 'The mailbox has moved.',
  'reason.unknown': 'Its mail server said no more about why.',
} as const
