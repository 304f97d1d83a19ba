import { parseReference, referenceOf } from './application/reference.ts'

/** Every kind of letter that is written down before it is sent; a test of the e-mail is not. */
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
] as const

export type LetterKind = (typeof letterKinds)[number]

/** A letter waits, was taken by the next station, or reaches nobody any more. */
export const letterStates = ['queued', 'sent', 'failed'] as const

export type LetterState = (typeof letterStates)[number]

/** What was heard of a letter after the next station took it. */
export const deliveryStates = ['delivered', 'delayed', 'bounced', 'complained'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** Where a letter stands, as people are told. */
export const letterStandings = [...letterStates, ...deliveryStates] as const

export type LetterStanding = (typeof letterStandings)[number]

/** What was heard last counts; what the next station said, where nothing was heard. */
export function letterStanding(letter: {
  state: LetterState
  delivery: DeliveryState | null
}): LetterStanding {
  return letter.delivery ?? letter.state
}

const singleUse: readonly LetterKind[] = [
  // Asked for by whoever reads that mailbox, and by nobody else.
  'applications-found',
  'continue-link',
  // Once, and its link opens the answers once.
  'draft-reminder',
  // At the will of whoever sent the link, and bounded there.
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
  // Written once from what nobody had read at that moment.
  'chat-answer',
]

/** Asks for what is missing in an application, by a plan; whoever stopped them, or is not reached, gets none. */
export function isReminder(kind: LetterKind): boolean {
  return kind === 'reminder-payment' || kind === 'reminder-documents'
}

/** What holds a link or code for one use cannot be sent again. */
export function isRepeatable(kind: LetterKind): boolean {
  return !singleUse.includes(kind)
}

/** Nothing but a code, or a link that opens an account or answers: without it nothing is left to keep. */
const secretKinds: readonly LetterKind[] = [
  'contact-code',
  'continue-link',
  'download-code',
  'staff-email',
  'staff-invitation',
]

/** Whether what a letter said is kept once it is sent, without the secrets of its links. */
export function keepsContent(kind: LetterKind): boolean {
  return !secretKinds.includes(kind)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * HTML or text without the secrets of our own links: of each the query and the fragment are cut off. `host` is
 * that of the site, with its port.
 */
export function withoutLinkSecrets(content: string, host: string): string {
  const link = new RegExp(`(?<![@\\w.-])(${escaped(host)}[^\\s"'<>?#]*)[?#][^\\s"'<>]*`, 'gi')
  return content.replace(link, '$1')
}

const chatKinds: readonly LetterKind[] = ['chat-answer', 'chat-transcript']

/** Whether a letter says what was said in a conversation. */
export function tellsOfChat(kind: LetterKind): boolean {
  return chatKinds.includes(kind)
}

/** What holds a code or goes to others than the contact: no part of an application's letters. */
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
  // About every application of an address, and so of none.
  'applications-found',
] as const satisfies readonly LetterKind[]

/** A letter to the traveller about an application. */
export type ListedLetterKind = Exclude<LetterKind, (typeof unlisted)[number]>

/** What stands in the list that its traveller sees. */
export const listedLetterKinds: readonly ListedLetterKind[] = letterKinds.filter(isListed)

/** Whether a letter stands in that list. */
export function isListed(kind: LetterKind): kind is ListedLetterKind {
  return !unlisted.some((each) => each === kind)
}

type Named = { kind: LetterKind; version: number; applicationId: number | null; id: string }

/** What goes again once its address was corrected: letters to the contact that hold nothing for one use. */
export function isResendable(kind: LetterKind): boolean {
  return isRepeatable(kind) && isListed(kind)
}

/**
 * The local part of a letter's message id. Same application, kind and version, same name: a repeat
 * after a crash is known to be one.
 */
export function letterName({ kind, version, applicationId, id }: Named): string {
  return `${kind}.${version}.${applicationId === null ? id : referenceOf(applicationId)}`
}

/** What a letter of ours was named after; null for a message that never was a row. */
export function readLetterName(name: string): (Omit<Named, 'id'> & { id: string | null }) | null {
  const [word = '', version, about = ''] = name.split('.')
  const kind = letterKinds.find((known) => known === word)
  if (!kind || !/^\d{1,9}$/.test(version ?? '')) return null
  const applicationId = about.startsWith('TZ-') ? parseReference(about) : null
  return { kind, version: Number(version), applicationId, id: applicationId ? null : about }
}
