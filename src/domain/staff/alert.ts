import { type Authority, may, type Permission } from './permission.ts'

/** Kinds of alerts, in display order. */
export const alertKinds = [
  'assigned',
  'handed-over',
  'sent-back',
  'documents',
  'documents-unassigned',
  'late-tomorrow',
  'chat-waiting',
  'chat-assigned',
  'payment-review',
  'refund-failed',
  'dispute-opened',
  'letters-failing',
  'letter-returned',
  'messenger-ended',
  'email-received',
  'authority-email',
  'release-newer',
  'visa-unfit',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** Channels: the bell on every page, an immediate letter, the morning digest, Web Push. */
export const alertWays = ['page', 'letter', 'digest', 'push'] as const
export type AlertWay = (typeof alertWays)[number]

/** Hour at the seat at which the digest is sent. */
export const digestHour = 7
/** Hour by which overdue work is determined, in time for the digest. */
export const lateHour = 6
/** Minutes a visitor waits before colleagues are alerted. */
export const chatPatienceMinutes = 10
/** Failed letters per hour that indicate a mail outage rather than a bad address. */
export const failingLetters = 5
/** Retention of alerts in days. */
export const alertDays = 90

type Rule = {
  /** Required to receive it. */
  readonly permission: Permission
  /**
   * Recipients among those: only the person concerned; that person, or holders of `else` if there
   * is none; or all.
   */
  readonly recipients: 'named' | 'all' | { readonly else: Permission }
  readonly ways: readonly AlertWay[]
  /** Default channels. `for`: only for holders of this permission; others get none. */
  readonly normally: readonly AlertWay[]
  readonly for?: Permission
}

const rules: Readonly<Record<AlertKind, Rule>> = {
  assigned: {
    permission: 'application.work',
    recipients: 'named',
    ways: alertWays,
    normally: ['page', 'push'],
  },
  'handed-over': {
    permission: 'application.approve',
    recipients: { else: 'application.approve' },
    ways: alertWays,
    normally: ['page', 'push'],
  },
  'sent-back': {
    permission: 'application.work',
    recipients: { else: 'application.approve' },
    ways: alertWays,
    normally: ['page', 'push'],
  },
  documents: {
    permission: 'application.work',
    recipients: 'named',
    ways: alertWays,
    normally: ['page', 'digest'],
  },
  'documents-unassigned': {
    permission: 'application.work',
    recipients: 'all',
    ways: alertWays,
    normally: [],
  },
  'late-tomorrow': {
    permission: 'application.work',
    recipients: { else: 'application.override' },
    ways: alertWays,
    normally: ['page', 'digest', 'push'],
  },
  'chat-waiting': {
    permission: 'chat.answer',
    recipients: { else: 'chat.answer' },
    ways: ['page', 'letter', 'push'],
    normally: ['page', 'push'],
  },
  'chat-assigned': {
    permission: 'chat.answer',
    recipients: 'named',
    ways: ['page', 'letter', 'push'],
    normally: ['page', 'push'],
  },
  'payment-review': {
    permission: 'money.read',
    recipients: 'all',
    ways: alertWays,
    normally: ['page', 'letter', 'push'],
  },
  'refund-failed': {
    permission: 'refund.make',
    recipients: 'all',
    ways: alertWays,
    normally: ['page', 'letter', 'push'],
  },
  'dispute-opened': {
    permission: 'money.read',
    recipients: 'all',
    ways: alertWays,
    normally: ['page', 'letter', 'push'],
  },
  'letters-failing': {
    permission: 'letter.send',
    recipients: 'all',
    // No letter would arrive.
    ways: ['page', 'push'],
    normally: ['page', 'push'],
    for: 'setting.manage',
  },
  'letter-returned': {
    permission: 'application.work',
    recipients: { else: 'letter.send' },
    ways: alertWays,
    normally: ['page', 'digest'],
  },
  'messenger-ended': {
    permission: 'application.work',
    recipients: 'named',
    ways: alertWays,
    normally: ['page'],
  },
  'email-received': {
    permission: 'application.work',
    recipients: { else: 'letter.send' },
    ways: alertWays,
    normally: ['page', 'digest'],
  },
  'authority-email': {
    permission: 'application.work',
    recipients: { else: 'letter.send' },
    ways: alertWays,
    normally: ['page', 'digest'],
  },
  'release-newer': {
    permission: 'health.read',
    recipients: 'all',
    ways: alertWays,
    normally: ['page'],
  },
  'visa-unfit': {
    permission: 'application.work',
    recipients: { else: 'application.override' },
    ways: alertWays,
    normally: ['page', 'digest', 'push'],
  },
}

/** The alerts available to an authority. */
export function alertKindsOf(authority: Authority): readonly AlertKind[] {
  return alertKinds.filter((kind) => may(authority, rules[kind].permission))
}

/** The channels available for a kind. */
export function alertWaysOf(kind: AlertKind): readonly AlertWay[] {
  return rules[kind].ways
}

/** The channels of a colleague: their choice, or the default of their role. */
export function chosenWays(
  kind: AlertKind,
  authority: Authority,
  choice: readonly AlertWay[] | null,
): readonly AlertWay[] {
  const rule = rules[kind]
  if (!may(authority, rule.permission)) return []
  const normally = !rule.for || may(authority, rule.for) ? rule.normally : []
  return rule.ways.filter((way) => (choice ?? normally).includes(way))
}

/** A colleague with an active account. */
export type AlertRecipient = {
  readonly id: string
  readonly authority: Authority
  /** Their choice for the kind; null for the default. */
  readonly choice: readonly AlertWay[] | null
}

/** The person concerned, and the one who caused it, who is not alerted. */
export type AlertAbout = { readonly to: string | null; readonly by: string | null }

/**
 * The recipients and their channels; those without a channel are left out. If the person concerned
 * lacks permission or an active account, it concerns nobody by name.
 */
export function alertRecipients<H extends AlertRecipient>(
  kind: AlertKind,
  { to, by }: AlertAbout,
  colleagues: readonly H[],
): { recipient: H; ways: readonly AlertWay[] }[] {
  const { permission, recipients } = rules[kind]
  const able = colleagues.filter(({ authority }) => may(authority, permission))
  const named = able.filter(({ id }) => id === to)
  const meant = recipientsOf(recipients, able, named)
  return meant
    .filter(({ id }) => id !== by)
    .map((recipient) => ({
      recipient,
      ways: chosenWays(kind, recipient.authority, recipient.choice),
    }))
    .filter(({ ways }) => ways.length > 0)
}

function recipientsOf<H extends AlertRecipient>(
  recipients: Rule['recipients'],
  able: readonly H[],
  named: readonly H[],
): readonly H[] {
  if (recipients === 'all') return able
  if (recipients === 'named' || named.length > 0) return named
  return able.filter(({ authority }) => may(authority, recipients.else))
}

/** The kind for new documents: unassigned applications have their own. */
export function documentsKind(assignedTo: string | null): AlertKind {
  return assignedTo === null ? 'documents-unassigned' : 'documents'
}

/** The subject of an alert, as in its row. */
export type AlertSubject = {
  readonly kind: AlertKind
  readonly applicationId: number | null
  readonly chatSessionId: string | null
}

/** Whether a kind is about one application; others are about a conversation or the office. */
export function isAboutApplication(kind: AlertKind): boolean {
  return !['chat-waiting', 'chat-assigned', 'letters-failing', 'release-newer'].includes(kind)
}

const tabOf: Partial<Record<AlertKind, string>> = {
  documents: '/documents',
  'documents-unassigned': '/documents',
  'handed-over': '/actions',
  'authority-email': '/messages',
  'sent-back': '/actions',
}

/** The path it links to below /admin. */
export function alertPlace({ kind, applicationId, chatSessionId }: AlertSubject): string {
  if (applicationId !== null) return `applications/${applicationId}${tabOf[kind] ?? ''}`
  if (chatSessionId !== null) return `chat/${chatSessionId}`
  if (kind === 'letters-failing') return 'letters'
  if (kind === 'release-newer') return 'health'
  return kind === 'chat-waiting' || kind === 'chat-assigned' ? 'chat' : ''
}
