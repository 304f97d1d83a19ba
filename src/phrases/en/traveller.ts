/** A traveller’s own part, opened by a link of their own. */
export const traveller = {
  title: 'Your part of the visa application',
  'from.named': '{name} is applying for Tanzania visas and asks you to fill in your own part.',
  'from.plain':
    'Somebody you travel with is applying for Tanzania visas and asks you to fill in your own part.',
  sees: 'You see only your own form, and you pay nothing. The person who sent you the link sees your answers, submits them and pays.',
  kept: 'What you type is encrypted and saved as you go. Close the page whenever you like and come back with the same link.',
  unknown: 'You do not know who sent this? Then close the page; nothing happens.',
  asIn: 'Write everything exactly as it stands in your passport.',
  'shared.label':
    'My home address, arrival and accommodation are the same as those of the first traveller',
  'shared.hint': 'Then the person who sent you the link fills them in.',
  finish: 'I am finished',
  'done.title': 'Thank you, your part is complete',
  'done.text':
    'The person who sent you the link is told. Once the application is paid, come back with the same link and add your documents.',
  change: 'Change my answers',
  changing: 'Press “I am finished” again when you are done.',
  'other.title': 'Also filled in on another device',
  'other.text': 'We put both together. Look over your answers once more.',
  'sent.title': 'Your answers were submitted',
  'sent.text':
    'As soon as the application is paid, you can add your documents here. Come back with the same link.',
  'sent.late':
    'Your last changes came too late to be included. Tell the person who sent you the link: they can still correct the application.',
  'documents.title': 'Your documents',
  'documents.text':
    'The application is paid. Add your documents; apart from you, only the person who sent you the link and our staff see them.',
  'documents.done.title': 'All your documents are here',
  'documents.done.text':
    'You can replace them until the application is submitted. There is nothing else for you to do.',
  'ended.title': 'This link no longer works',
  'ended.text':
    'It was taken back or replaced, or the application has been submitted. Ask the person who sent it to you for a new one.',
  'missing.title': 'Open this page with your link',
  'missing.text': 'The link is in the email or message that was sent to you.',
  'failed.title': 'Your form did not load',
} as const
