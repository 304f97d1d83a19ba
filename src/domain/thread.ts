import { type ApplicationEventKind, applicationEventKinds } from './application/event.ts'
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

/** Events that an entry of another kind says in more words. */
const saidBy: Readonly<Partial<Record<ApplicationEventKind, ThreadKind>>> = {
  'message-sent': 'message',
  corrected: 'correction',
  'contact-changed': 'correction',
  'email-received': 'email',
}

/** The events of a thread of these kinds, each said once. */
export const threadEventsOf = (kinds: readonly ThreadKind[]): readonly ApplicationEventKind[] =>
  applicationEventKinds.filter((event) => {
    const kind = saidBy[event]
    if (event === 'message-sent') return kinds.includes('message')
    return kinds.includes('status') && !(kind && kinds.includes(kind))
  })

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
