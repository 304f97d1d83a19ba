import type { Messenger } from '#domain/messenger.ts'

export const words = {
  title: 'Sandbox messenger',
  banner: 'Test phones: nobody real is written to.',
  lead: 'Play the traveller in WhatsApp, in Telegram and by SMS. Everybody who opens this page sees all phones and what is on them; they are gone when the server stops.',
  take: 'Take a phone',
  number: 'Phone number',
  numberHint:
    'With the country code, such as +255 712 345 678. Take the one that you applied with.',
  numberWrong:
    'This is not a phone number. Type it with the country code, such as +255 712 345 678.',
  name: 'Name in the messenger',
  messenger: 'Messenger',
  open: 'Open the phone',
  phones: 'Phones',
  noPhones: 'Nobody has written yet.',
  templates: 'Templates at WhatsApp',
  templatesLead:
    'What the business submits is approved after a moment. Refuse one to see what the business makes of it.',
  noTemplates: 'None was submitted.',
  refuse: 'Refuse',
  back: 'All phones',
  more: 'More',
  block: 'Block',
  unblock: 'Unblock',
  dayPasses: '24 hours pass',
  stop: 'STOP',
  start: 'START',
  blocked: 'You blocked this business. It cannot write to you.',
  startLead: 'The business can write to you once you press START.',
  stopped: 'You sent STOP: the business cannot write to you until you send START.',
  openUntil: (until: string) => `The business may write freely until ${until}.`,
  shut: 'You last wrote more than 24 hours ago: the business may send templates only.',
  thisPhone: (name: string, number: string) => `Phone +${number}, ${name}`,
  fromPhone: 'From phone',
  change: 'Change',
  type: 'Message',
  attach: 'Photo or PDF',
  send: 'Send',
  reply: 'Reply',
  replyTo: 'Reply to',
  cancel: 'Cancel',
  states: { sent: 'sent', delivered: 'delivered', read: 'read', failed: 'failed' },
  nothing: 'Type something, or choose a file.',
  tooLarge: 'This is too large: a file may have 20 MB.',
  missing: 'There is nothing at this address.',
} as const

export const templateStateWords = {
  PENDING: 'waiting',
  APPROVED: 'approved',
  REJECTED: 'refused',
} as const

export const messengerWords: Record<Messenger, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'SMS',
}
