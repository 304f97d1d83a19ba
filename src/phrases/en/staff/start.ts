/** What a new installation still needs. */
export const start = {
  title: 'Getting started',
  lead: 'What {company} needs before travellers come. Each line is ticked off automatically.',
  count: '{done} of {count} done',
  next: 'Next: {step}',
  done: 'done',
  open: 'to do',
  all: 'Everything is set up',
  'all.text': 'Put this list away. You can find it again under Settings.',
  close: 'Put this list away',
  'second-factor': 'Set up a second factor',
  'second-factor.text':
    'A passkey or an authenticator app, so that a stolen password opens nothing. Add both: then losing one locks nobody out.',
  'second-factor.action': 'Set it up',
  'own-email': 'Use an address of your own',
  'own-email.text':
    'Your account still has the address of the company. Emails about your account should reach you alone.',
  'own-email.action': 'Change it',
  company: 'Say who you are',
  'company.text':
    'Pages, emails and receipts name only what is set. Set COMPANY_LEGAL_NAME, COMPANY_EMAIL, COMPANY_PHONE, COMPANY_ADDRESS, COMPANY_REGISTRATION and COMPANY_FOUNDED, and start the server again.',
  mail: 'Connect the mail server',
  'mail.text':
    'Emails are kept as files on the server and reach nobody. Set SMTP_URL and MAIL_FROM, and start it again.',
  'test-letter': 'Send a test email',
  'test-letter.text': 'To your own mailbox: it goes the same way as the emails to travellers.',
  'test-letter.action': 'Test the email system',
  inbox: 'Have replies by email read',
  'inbox.text':
    'What travellers reply to our emails reaches no application. Set INBOX_URL, or INBOUND_SECRET for a mail service, with INBOX_ADDRESS, and start the server again.',
  colleagues: 'Invite a colleague',
  'colleagues.text': 'Another owner can let you in again if you lose everything.',
  'colleagues.action': 'Invite',
  gateway: 'Connect the payment gateway',
  'gateway.text':
    'Payments are tests: no money is taken. Set PAYMENT_GATEWAY to hosted-form or stripe, with its keys, and start the server again.',
} as const
