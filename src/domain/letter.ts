import { parseReference, referenceOf } from './application/reference.ts'

/** All kinds of stored letters; the test e-mail is not stored. */
export const letterKinds = [
  'payment-confirmed',
  'order-amended',
  'documents-received',
  'reminder-payment',
  'reminder-documents',
  'continue-link',
  'draft-reminder',
  'staff-invitation',
  'staff-email',
  'account-notice',
  'staff-alert',
  'staff-digest',
  'status-changed',
  'staff-message',
  'visa-approved',
  'applicant-decided',
  'documents-asked',
  'refund-made',
  'answers-corrected',
  'contact-code',
  'contact-changed',
  'chat-answer',
  'chat-transcript',
  'download-code',
  'application-received',
  'application-link',
  'applications-found',
  'cancelled',
  'cancellation-received',
  'cancellation-answered',
  'data-request-received',
  'own-part-asked',
  'own-part-reminder',
  'own-part-finished',
  'regime-changed',
  'questions-asked',
] as const

export type LetterKind = (typeof letterKinds)[number]

/** Those to colleagues; all others go to travellers. */
export const colleagueLetters: readonly LetterKind[] = [
  'staff-invitation',
  'staff-email',
  'account-notice',
  'staff-alert',
  'staff-digest',
]

/** To whom letters go. */
export const letterReaders = ['travellers', 'colleagues'] as const

export type LetterReaders = (typeof letterReaders)[number]

/** Queued, accepted by the next mail server, or undeliverable. */
export const letterStates = ['queued', 'sent', 'failed'] as const

export type LetterState = (typeof letterStates)[number]

/** Reports about a letter after the next mail server accepted it. */
export const deliveryStates = ['delivered', 'delayed', 'bounced', 'complained'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** The state of a letter as shown to people. */
export const letterStandings = [...letterStates, ...deliveryStates] as const

export type LetterStanding = (typeof letterStandings)[number]

/** The latest report, else the state of sending. */
export function letterStanding(letter: {
  state: LetterState
  delivery: DeliveryState | null
}): LetterStanding {
  return letter.delivery ?? letter.state
}

/** Why the last try to send a letter failed, in terms people can act on. */
export const letterTroubles = [
  'sign-in',
  'unreachable',
  'address',
  'malformed',
  'put-off',
  'own',
  'unneeded',
] as const
export type LetterTrouble = (typeof letterTroubles)[number]

/**
 * By the code of a mailer: 'ECONNECTION ECONNREFUSED', 'EAUTH 535 5.7.8', 'EENVELOPE 550 5.1.1'.
 * Other codes are a fault of ours, and so is a final answer that is not about the address: it
 * refuses our set-up. Null where nothing failed; a letter that failed without a code was held back,
 * or tried before codes were kept.
 */
export function letterTrouble(letter: {
  state: LetterState
  troubleCode: string | null
  isTroubled: boolean
}): LetterTrouble | null {
  const { state, troubleCode: code, isTroubled } = letter
  if (state === 'sent') return null
  if (code === null) return state === 'failed' && !isTroubled ? 'unneeded' : null
  if (/^EAUTH\b/.test(code)) return 'sign-in'
  if (/^refused before sending/.test(code)) return 'malformed'
  if (!/^E[A-Z]/.test(code)) return 'own'
  if (/ 5\d\d\b/.test(code) && state === 'failed') return 'address'
  // 5.2: a mailbox that is full or closed for a while.
  if (/ (4\d\d\b|5\.2\.)/.test(code)) return 'put-off'
  if (/ 5\d\d\b/.test(code)) return 'own'
  return /^E(CONN|TIMEDOUT|SOCKET|DNS|TLS|PROTOCOL|NOT|HOST|NET|AI|PIPE)/.test(code)
    ? 'unreachable'
    : 'own'
}

const singleUse: readonly LetterKind[] = [
  // Only its recipient can ask for it.
  'applications-found',
  'continue-link',
  // Sent once, with a link for one use.
  'draft-reminder',
  // Sent at the organiser's request and limited there.
  'own-part-asked',
  'own-part-reminder',
  'own-part-finished',
  'contact-code',
  'download-code',
  'staff-invitation',
  'staff-email',
  // It is about one moment, and goes to the address of that moment.
  'account-notice',
  'staff-alert',
  'staff-digest',
  'contact-changed',
  // Written once, from the messages unread at that moment.
  'chat-answer',
]

/**
 * Scheduled letters about something missing in an application; not sent after an opt-out or to an
 * unreachable address.
 */
export function isReminder(kind: LetterKind): boolean {
  return kind === 'reminder-payment' || kind === 'reminder-documents'
}

/** Letters with a link or code for one use cannot be sent again. */
export function isRepeatable(kind: LetterKind): boolean {
  return !singleUse.includes(kind)
}

/** Letters that are nothing but a code, or a link to an account or draft: no content is stored. */
const secretKinds: readonly LetterKind[] = [
  'contact-code',
  'continue-link',
  'download-code',
  'staff-email',
  'staff-invitation',
]

/** Whether the content is stored after sending, without the secrets of its links. */
export function keepsContent(kind: LetterKind): boolean {
  return !secretKinds.includes(kind)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Removes query and fragment, which hold secrets, from all links to our own site. `host` is the
 * site's, with its port.
 */
export function withoutLinkSecrets(content: string, host: string): string {
  const link = new RegExp(`(?<![@\\w.-])(${escaped(host)}[^\\s"'<>?#]*)[?#][^\\s"'<>]*`, 'gi')
  return content.replace(link, '$1')
}

/** What opens in a link of ours: an id with its MAC or key. */
const opening = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}/gi

/** Removes from what people write to us what opens, which every quoted letter holds: its reader must not have it. */
export const withoutOpening = (text: string): string => text.replace(opening, '…')

const chatKinds: readonly LetterKind[] = ['chat-answer', 'chat-transcript']

/** Whether a letter quotes a conversation. */
export function tellsOfChat(kind: LetterKind): boolean {
  return chatKinds.includes(kind)
}

/** Letters with a code or to others than the contact: not listed with an application. */
const unlisted = [
  'own-part-asked',
  'own-part-reminder',
  'own-part-finished',
  'applications-found',
  'contact-code',
  'continue-link',
  'draft-reminder',
  'staff-invitation',
  'staff-email',
  'account-notice',
  'staff-alert',
  'staff-digest',
  'chat-answer',
  'chat-transcript',
  'download-code',
  'contact-code',
  // About all applications of an address, so listed with none.
  'applications-found',
] as const satisfies readonly LetterKind[]

export type ListedLetterKind = Exclude<LetterKind, (typeof unlisted)[number]>

/** The kinds listed for the traveller. */
export const listedLetterKinds: readonly ListedLetterKind[] = letterKinds.filter(isListed)

export function isListed(kind: LetterKind): kind is ListedLetterKind {
  return !unlisted.some((each) => each === kind)
}

type Named = { kind: LetterKind; version: number; applicationId: number | null; id: string }

/** Letters to send again after the address is corrected: to the contact, without anything for one use. */
export function isResendable(kind: LetterKind): boolean {
  return isRepeatable(kind) && isListed(kind)
}

/**
 * The local part of a letter's message id. The same application, kind and version give the same
 * name, so that a repeat after a crash is recognised.
 */
export function letterName({ kind, version, applicationId, id }: Named): string {
  return `${kind}.${version}.${applicationId === null ? id : referenceOf(applicationId)}`
}

/** Parses a letter's name; null if it is none of ours. */
export function readLetterName(name: string): (Omit<Named, 'id'> & { id: string | null }) | null {
  const [word = '', version, about = ''] = name.split('.')
  const kind = letterKinds.find((known) => known === word)
  if (!kind || !/^\d{1,9}$/.test(version ?? '')) return null
  const applicationId = about.startsWith('TZ-') ? parseReference(about) : null
  return { kind, version: Number(version), applicationId, id: applicationId ? null : about }
}
