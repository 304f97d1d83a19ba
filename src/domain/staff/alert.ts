import { type Authority, may, type Permission } from './permission.ts'

/** What colleagues are told of by itself, in the order in which the choice is shown. */
export const alertKinds = [
  'assigned',
  'handed-over',
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
  'email-received',
  'release-newer',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** How somebody is told: by the bell of every page, a letter at once, the letter of the morning, Web Push. */
export const alertWays = ['page', 'letter', 'digest', 'push'] as const
export type AlertWay = (typeof alertWays)[number]

/** The hour at the company's seat at which the letter of the morning is written. */
export const digestHour = 7
/** By then what is late tomorrow stands in that letter. */
export const lateHour = 6
/** How long a visitor waits for an answer before colleagues hear of it. */
export const chatPatienceMinutes = 10
/** So many letters that could not be sent within an hour are a failure of the mail, not of an address. */
export const failingLetters = 5
/** Days that an alert is kept. */
export const alertDays = 90

type Rule = {
  /** Nobody without it hears of this. */
  readonly permission: Permission
  /**
   * Who of those: only the one it concerns; that one, and whoever may `else` where there is nobody; or all.
   */
  readonly hearers: 'named' | 'all' | { readonly else: Permission }
  readonly ways: readonly AlertWay[]
  /** Without a choice of their own. `for`: only those who may this; the others hear nothing. */
  readonly normally: readonly AlertWay[]
  readonly for?: Permission
}

const rules: Readonly<Record<AlertKind, Rule>> = {
  assigned: {
    permission: 'application.work',
    hearers: 'named',
    ways: alertWays,
    normally: ['page', 'push'],
  },
  'handed-over': {
    permission: 'application.approve',
    hearers: { else: 'application.approve' },
    ways: alertWays,
    normally: ['page', 'push'],
  },
  documents: {
    permission: 'application.work',
    hearers: 'named',
    ways: alertWays,
    normally: ['page', 'digest'],
  },
  'documents-unassigned': {
    permission: 'application.work',
    hearers: 'all',
    ways: alertWays,
    normally: [],
  },
  'late-tomorrow': {
    permission: 'application.work',
    hearers: { else: 'application.override' },
    ways: alertWays,
    normally: ['page', 'digest', 'push'],
  },
  'chat-waiting': {
    permission: 'chat.answer',
    hearers: { else: 'chat.answer' },
    ways: ['page', 'letter', 'push'],
    normally: ['page', 'push'],
  },
  'chat-assigned': {
    permission: 'chat.answer',
    hearers: 'named',
    ways: ['page', 'letter', 'push'],
    normally: ['page', 'push'],
  },
  'payment-review': {
    permission: 'money.read',
    hearers: 'all',
    ways: alertWays,
    normally: ['page', 'letter', 'push'],
  },
  'refund-failed': {
    permission: 'refund.make',
    hearers: 'all',
    ways: alertWays,
    normally: ['page', 'letter', 'push'],
  },
  'dispute-opened': {
    permission: 'money.read',
    hearers: 'all',
    ways: alertWays,
    normally: ['page', 'letter', 'push'],
  },
  'letters-failing': {
    permission: 'letter.send',
    hearers: 'all',
    // A letter would not arrive.
    ways: ['page', 'push'],
    normally: ['page', 'push'],
    for: 'setting.manage',
  },
  'letter-returned': {
    permission: 'application.work',
    hearers: { else: 'letter.send' },
    ways: alertWays,
    normally: ['page', 'digest'],
  },
  'email-received': {
    permission: 'application.work',
    hearers: { else: 'letter.send' },
    ways: alertWays,
    normally: ['page', 'digest'],
  },
  'release-newer': {
    permission: 'health.read',
    hearers: 'all',
    ways: alertWays,
    normally: ['page'],
  },
}

/** Of what somebody can be told at all. */
export function alertKindsOf(authority: Authority): readonly AlertKind[] {
  return alertKinds.filter((kind) => may(authority, rules[kind].permission))
}

/** By which ways a kind can be told. */
export function alertWaysOf(kind: AlertKind): readonly AlertWay[] {
  return rules[kind].ways
}

/** By which ways somebody hears of a kind: by their choice, or as their role does without one. */
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

/** A colleague whose account is open. */
export type Hearer = {
  readonly id: string
  readonly authority: Authority
  /** What they chose for the kind; null where they chose nothing. */
  readonly choice: readonly AlertWay[] | null
}

/** Whom it concerns, and who did it: nobody is told what they did themselves. */
export type AlertAbout = { readonly to: string | null; readonly by: string | null }

/**
 * Who is told, and by which ways; whoever wants to be told by none is left out. Where the one it concerns
 * may not see it or has no open account, it concerns nobody by name.
 */
export function whoHears<H extends Hearer>(
  kind: AlertKind,
  { to, by }: AlertAbout,
  colleagues: readonly H[],
): { hearer: H; ways: readonly AlertWay[] }[] {
  const { permission, hearers } = rules[kind]
  const able = colleagues.filter(({ authority }) => may(authority, permission))
  const named = able.filter(({ id }) => id === to)
  const meant = hearersOf(hearers, able, named)
  return meant
    .filter(({ id }) => id !== by)
    .map((hearer) => ({ hearer, ways: chosenWays(kind, hearer.authority, hearer.choice) }))
    .filter(({ ways }) => ways.length > 0)
}

function hearersOf<H extends Hearer>(
  hearers: Rule['hearers'],
  able: readonly H[],
  named: readonly H[],
): readonly H[] {
  if (hearers === 'all') return able
  if (hearers === 'named' || named.length > 0) return named
  return able.filter(({ authority }) => may(authority, hearers.else))
}

/** Of new documents: those of an application that is nobody's are another choice. */
export function documentsKind(assignedTo: string | null): AlertKind {
  return assignedTo === null ? 'documents-unassigned' : 'documents'
}

/** What an alert is about, as its row names it. */
export type AlertSubject = {
  readonly kind: AlertKind
  readonly applicationId: number | null
  readonly chatSessionId: string | null
}

/** Whether a kind is about one application; the others are about a conversation, or about the office. */
export function isAboutApplication(kind: AlertKind): boolean {
  return !['chat-waiting', 'chat-assigned', 'letters-failing', 'release-newer'].includes(kind)
}

const tabOf: Partial<Record<AlertKind, string>> = {
  documents: '/documents',
  'documents-unassigned': '/documents',
  'handed-over': '/actions',
}

/** The place of the staff area that it leads to, as the rest of an address under /admin. */
export function alertPlace({ kind, applicationId, chatSessionId }: AlertSubject): string {
  if (applicationId !== null) return `applications/${applicationId}${tabOf[kind] ?? ''}`
  if (chatSessionId !== null) return `chat/${chatSessionId}`
  if (kind === 'letters-failing') return 'letters'
  if (kind === 'release-newer') return 'health'
  return kind === 'chat-waiting' || kind === 'chat-assigned' ? 'chat' : ''
}
