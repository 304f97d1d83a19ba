import type { CommunicationChannel } from './application/choice.ts'
import type { LetterKind } from './letter.ts'

/** The messengers by which we write and are written to; CHECKs of the tables repeat the list. */
export const messengers = ['whatsapp', 'telegram', 'sms'] as const
export type Messenger = (typeof messengers)[number]

/** The messenger of a channel that travellers choose; null for those we cannot send to. */
export const messengerOf = (channel: CommunicationChannel): Messenger | null =>
  messengers.find((each) => each === channel) ?? null

/**
 * A contact is *claimed* (typed in an application), *proved* (a message from there brought its code),
 * *unknown* (somebody wrote to us), or *ended*.
 */
export const messengerStates = ['claimed', 'proved', 'unknown', 'ended'] as const
export type MessengerState = (typeof messengerStates)[number]

/**
 * Why a contact ended: they wrote STOP, blocked us, cannot be reached there, have another one, the mailbox
 * that let them in has changed, or somebody ended it.
 */
export const messengerEnds = [
  'stop',
  'blocked',
  'unreachable',
  'replaced',
  'moved',
  'traveller',
  'staff',
] as const
export type MessengerEnd = (typeof messengerEnds)[number]

/** Short news with a template at WhatsApp: what a letter tells, in one sentence with a link. */
export const messengerNews = [
  'status',
  'decision',
  'documents',
  'refund',
  'cancellation',
  'answer',
  'reminder',
  /** To an unknown contact whose reply window is shut: write again to read our answer. */
  'reopen',
] as const
export type MessengerNews = (typeof messengerNews)[number]

/** Words within the reply window that answer what the person just did. */
export const messengerReplies = [
  'connected',
  'code-wrong',
  /** Wrong for the last time in this hour. */
  'code-paused',
  'stopped',
  'started',
  'away',
  'file-refused',
] as const
export type MessengerReply = (typeof messengerReplies)[number]

const newsOf: Partial<Record<LetterKind, MessengerNews>> = {
  'status-changed': 'status',
  // Also of what was filed.
  'applicant-decided': 'status',
  'visa-approved': 'decision',
  'documents-asked': 'documents',
  'questions-asked': 'documents',
  'regime-changed': 'status',
  'refund-made': 'refund',
  'cancellation-answered': 'cancellation',
  'staff-message': 'answer',
  'reminder-documents': 'reminder',
  'reminder-payment': 'reminder',
}

/** What a letter tells by messenger; null for letters that stay letters. */
export const messengerNewsOf = (kind: LetterKind): MessengerNews | null => newsOf[kind] ?? null

/**
 * Queued; *waiting* for the person to write, since only a notice could go; sent, delivered, read;
 * failed; *dropped* because nobody needs it any more.
 */
export const messageStates = [
  'queued',
  'waiting',
  'sent',
  'delivered',
  'read',
  'failed',
  'dropped',
] as const
export type MessageState = (typeof messageStates)[number]
export const messageReports = ['sent', 'delivered', 'read', 'failed'] as const
export type MessageReport = (typeof messageReports)[number]

const progress: Readonly<Record<MessageState, number>> = {
  dropped: 0,
  queued: 0,
  waiting: 1,
  sent: 2,
  failed: 3,
  delivered: 4,
  read: 5,
}

/** The state after a report; reports come late, twice and out of order. What was delivered did not fail. */
export function afterMessageReport(state: MessageState, report: MessageReport): MessageState {
  if (state === 'dropped') return state
  return progress[report] > progress[state] ? report : state
}

export const messengerLimits = {
  /** Minutes for which a code binds. */
  codeMinutes: 30,
  /** Random bytes of a code. */
  codeBytes: 16,
  /** Codes of one application within an hour. */
  codesPerHour: 10,
  /** Wrong codes from one address within an hour; later ones are not tried. */
  wrongCodesPerHour: 5,
  /** Messages taken from one address within an hour; what is above waits for the next one. */
  heardPerHour: 300,
  /** Bytes of a call of a service; WhatsApp's have 3 MB at most. */
  callBytes: 3 * 1024 * 1024,
  /** Pieces of news to an address that nobody proved within a day, of all applications that name it. */
  typedPerDay: 10,
  nameLength: 80,
  addressLength: 40,
  /** Days without a message after which a proved address may be somebody else's: links to it open nothing. */
  trustedDays: 90,
  /** Days for which START opens what STOP ended. */
  restartDays: 180,
  /** Days after which a waiting answer is dropped. */
  waitingDays: 7,
  /** Days after which an event that came again could be taken twice. */
  eventDays: 7,
  /** Days after which an event that could not be taken is given up. */
  eventWaitingDays: 30,
} as const

const dayMs = 86_400_000

/** Until when free text may be sent; WhatsApp allows 24 hours from the person's last message. Null: always. */
export function windowEnd(messenger: Messenger, heardAt: Date | null): Date | null {
  if (messenger !== 'whatsapp') return null
  return new Date((heardAt?.getTime() ?? -dayMs) + dayMs)
}

/** Whether free text may be sent now. To Telegram and by SMS it always may. */
export function isWindowOpen(
  contact: { messenger: Messenger; heardAt: Date | null },
  now: Date,
): boolean {
  const end = windowEnd(contact.messenger, contact.heardAt)
  return end === null || now < end
}

/** Whether links to a contact may open its application: proved, and heard of lately. */
export function isTrusted(
  contact: { state: MessengerState; provedAt: Date | null; heardAt: Date | null },
  now: Date,
): boolean {
  if (contact.state !== 'proved' || contact.provedAt === null) return false
  const heard = Math.max(contact.provedAt.getTime(), contact.heardAt?.getTime() ?? 0)
  return now.getTime() - heard < messengerLimits.trustedDays * dayMs
}
