/** Links by email, for those who lost theirs or sit at another device. */
export const link = {
  reference: 'Application reference',
  'reference.hint': 'It is in our emails and looks like TZ-000123.',
  'reference.required': 'Enter the reference of your application',
  email: 'Email address',
  'email.required': 'Enter the email address of your application',
  title: 'Open it in this browser',
  text: 'We email you a link that opens your application here, with everything you can change.',
  send: 'Email me the link',
  sent: 'If the reference and the email address are right, an email is on its way. It can take a minute; look in spam too.',
  'find.title': 'Lost your reference?',
  'find.text': 'We email you every application that was made with your address.',
  'find.send': 'Email me my applications',
  'find.sent':
    'If there is an application with this email address, an email is on its way. It can take a minute; look in spam too.',
  'documents.title': 'Add documents to your application',
  'documents.text':
    'This browser does not know your application yet. We email you a link that opens it here.',
} as const
