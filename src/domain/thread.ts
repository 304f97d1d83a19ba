import type { ApplicationEventKind } from './application/event.ts'
import type { Permission } from './staff/permission.ts'

/** What an entry of a thread is, as staff filter by it. */
export const threadKinds = [
  'letter',
  'message',
  'chat',
  'email',
  'note',
  'correction',
  'status',
] as const
export type ThreadKind = (typeof threadKinds)[number]

/** The lines of the history that tell how things went on; the rest is how we divide our work. */
export const threadEvents = [
  'created',
  'status-changed',
  'applicant-moved',
  'completed',
  'document-rejected',
  'order-amended',
  'cancellation-asked',
  'cancellation-answered',
  'refund-made',
  'refund-done',
  'conversation-attached',
  'nothing-to-answer',
] as const satisfies readonly ApplicationEventKind[]
export type ThreadEvent = (typeof threadEvents)[number]

/** What it takes to see entries of a kind, besides the application itself. */
export const threadPermissions: Readonly<Partial<Record<ThreadKind, Permission>>> = {
  letter: 'letter.read',
  chat: 'chat.read',
  email: 'letter.read',
}

/** Characters of an e-mail that stand in the thread; the whole of it is opened. */
export const threadTextLength = 4_000

/** How often a page that shows a thread asks again where nothing is pushed to it, in milliseconds. */
export const threadPolling = { own: 10_000, staff: 20_000 } as const
