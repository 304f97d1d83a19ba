import type { ApplicationEventKind } from './application/event.ts'
import type { Permission } from './staff/permission.ts'

/** Kinds of thread entries, used as a filter by staff. */
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

/** Events that show progress; the rest is internal. */
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
  'messenger-connected',
  'messenger-ended',
] as const satisfies readonly ApplicationEventKind[]
export type ThreadEvent = (typeof threadEvents)[number]

/** Permissions for entries of a kind, besides access to the application. */
export const threadPermissions: Readonly<Partial<Record<ThreadKind, Permission>>> = {
  letter: 'letter.read',
  chat: 'chat.read',
  email: 'letter.read',
}

/** Characters of an e-mail shown in the thread; the rest on demand. */
export const threadTextLength = 4_000

/** Polling intervals of a thread in milliseconds where push is unavailable. */
export const threadPolling = { own: 10_000, staff: 20_000 } as const
