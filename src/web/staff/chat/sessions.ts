import type { ChatMessage } from '#contract/chat.ts'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import type { InboxSort } from '#domain/inbox.ts'

/** A part of the list, as it was fetched; `isLast` when nothing older follows. */
export type SessionPage = Readonly<{ items: readonly StaffChatSession[]; isLast: boolean }>

type Change = (session: StaffChatSession) => StaffChatSession

export function allOf(pages: readonly SessionPage[]): readonly StaffChatSession[] {
  const items = pages.flatMap((page) => page.items)
  // What moved up while older ones were fetched stands where it was seen first.
  return [...new Map(items.map((item) => [item.sessionId, item])).values()]
}

/** What a message changes about its conversation; nothing when it was known already. */
export function withNews(
  session: StaffChatSession,
  { type, message, timestamp }: ChatMessage,
): StaffChatSession {
  if (timestamp <= session.lastMessageAt) return session
  return {
    ...session,
    // A new message opens it again.
    state: 'open',
    lastMessageAt: timestamp,
    lastMessage: { type, message },
    unreadCount: type === 'user' ? session.unreadCount + 1 : session.unreadCount,
    waitingSince: type === 'user' ? (session.waitingSince ?? timestamp) : null,
    snoozedUntil: type === 'user' ? null : session.snoozedUntil,
  }
}

/** Whether a message changes more than itself tells: in which boxes it stands, or who answers. */
export function isMoreThanNews(session: StaffChatSession, { type }: ChatMessage): boolean {
  const { state, staff, waitingSince, snoozedUntil } = session
  if (state === 'closed') return true
  if (type === 'admin') return staff === null || waitingSince !== null
  return waitingSince === null || snoozedUntil !== null
}

/**
 * The list with one conversation changed, each in its place by the time of its last message; where another
 * order counts, each stays where it is.
 */
export function changed(
  pages: readonly SessionPage[],
  sessionId: string,
  change: Change,
  sort: InboxSort = 'newest',
): readonly SessionPage[] {
  const before = allOf(pages).find((session) => session.sessionId === sessionId)
  const after = before && change(before)
  if (!before || !after || after === before) return pages
  const isMoved = sort === 'newest' && after.lastMessageAt > before.lastMessageAt
  if (!isMoved) return pages.map((page) => swapped(page, after))
  return pages.map((page, index) => {
    const items = page.items.filter((session) => session.sessionId !== sessionId)
    return { ...page, items: index === 0 ? placed(items, after) : items }
  })
}

function swapped(page: SessionPage, after: StaffChatSession): SessionPage {
  const isHere = page.items.some(({ sessionId }) => sessionId === after.sessionId)
  if (!isHere) return page
  const items = page.items.map((each) => (each.sessionId === after.sessionId ? after : each))
  return { ...page, items }
}

function placed(items: readonly StaffChatSession[], session: StaffChatSession) {
  const at = items.findIndex(({ lastMessageAt }) => lastMessageAt <= session.lastMessageAt)
  const index = at < 0 ? items.length : at
  return [...items.slice(0, index), session, ...items.slice(index)]
}

/** Whether a conversation is for a colleague: given to them, or to nobody. */
export const isFor = ({ staff }: Pick<StaffChatSession, 'staff'>, me: string | undefined) =>
  staff === null || staff.id === me

/**
 * Messages that wait to be read by a colleague. `readingId` is the conversation that is being read at
 * this moment: what comes there is seen.
 */
export function unreadIn(
  sessions: readonly StaffChatSession[],
  readingId: string | null,
  me: string | undefined,
): number {
  return sessions
    .filter((session) => session.sessionId !== readingId && isFor(session, me))
    .reduce((sum, { unreadCount }) => sum + unreadCount, 0)
}
