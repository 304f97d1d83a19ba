/** A traveller’s own part, opened by a link of their own. */
export const traveller = {
  title: 'Your part of the visa application',
  'from.named': '{name} is applying for Tanzania visas and has asked you to fill in your own part.',
  'from.plain':
    'Somebody you are travelling with is applying for Tanzania visas and has asked you to fill in your own part.',
  sees: 'You see only your own form, and you pay nothing. The person who sent you the link sees your answers, submits them and pays.',
  kept: 'What you type is encrypted and saved as you go. You can close the page at any time and come back with the same link.',
  unknown: 'If you do not know who sent this, close the page. Nothing will happen.',
  'kept.page':
    'It is encrypted and kept with your answers. The person who sent you the link can see it too. We will not ask for it again after payment.',
  asIn: 'Enter everything exactly as printed in your passport.',
  'shared.label':
    'My home address, arrival and accommodation are the same as the first traveller’s',
  'shared.hint': 'The person who sent you the link will fill these in.',
  finish: 'I have finished',
  'done.title': 'Thank you, your part is complete',
  'done.text':
    'We will tell the person who sent you the link. Once the application is paid, come back with the same link and add your documents.',
  change: 'Change my answers',
  changing: 'Press ‘I have finished’ again when you are done.',
  'other.title': 'Also filled in on another device',
  'other.text': 'We combined both. Check your answers once more.',
  'sent.title': 'Your answers have been submitted',
  'sent.text':
    'As soon as the application is paid, you can add your documents here. Come back with the same link.',
  'sent.late':
    'Your last changes came too late to be included. Tell the person who sent you the link: they can still correct the application.',
  'documents.title': 'Your documents',
  'documents.text':
    'The application is paid. Add your documents here. Apart from you, only the person who sent you the link and our staff will see them.',
  'documents.done.title': 'We have all your documents',
  'documents.done.text':
    'You can replace them until we submit the application. You do not need to do anything else.',
  'ended.title': 'This link no longer works',
  'ended.text':
    'It was withdrawn or replaced, or the application has been submitted. Ask the person who sent it to you for a new one.',
  'missing.title': 'Open this page with your link',
  'missing.text': 'The link is in the email or message you received.',
  'failed.title': 'We could not load your form',
} as const
