/** Links by email, for those who lost theirs or sit at another device. */
export const link = {
  reference: 'Application reference',
  'reference.hint': 'You will find it in our emails. It looks like TZ-000123.',
  'reference.required': 'Enter the reference of your application',
  email: 'Email address',
  'email.required': 'Enter the email address of your application',
  title: 'Open it in this browser',
  text: 'We will email you a link that opens your application here, with everything you can change.',
  send: 'Email me the link',
  sent: 'If the reference and the email address are right, we have sent you an email. It can take a minute; check your spam folder too.',
  'code.text':
    'This application is not open in this browser. We can send a six-digit code to its email address, and with the code it opens here.',
  'code.send': 'Send the code',
  'code.sent':
    'If this link is right, we have sent a code to the email address of the application. It works for {minutes, plural, one {# minute} other {# minutes}}; check your spam folder too.',
  'code.resend': 'Send a new code',
  'code.field': 'Six-digit code',
  'code.required': 'Enter the six digits from our email',
  'code.open': 'Open my application',
  'find.title': 'Lost your reference?',
  'find.text': 'We will email you every application created with your email address.',
  'find.send': 'Email me my applications',
  'find.sent':
    'If there is an application with this email address, we have sent you an email. It can take a minute; check your spam folder too.',
  'documents.title': 'Add documents to your application',
  'documents.text':
    'Your application is not open in this browser yet. We will email you a link that opens it here.',
} as const
