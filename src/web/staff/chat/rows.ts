import type { AnswerOf } from '#client/route.ts'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import type { InboxSort } from '#domain/inbox.ts'

export type InboxEmail = AnswerOf<'GET /api/admin/emails'>['items'][number]

export type Row =
  | Readonly<{ kind: 'chat'; id: string; session: StaffChatSession }>
  | Readonly<{ kind: 'email'; id: string; email: InboxEmail }>

/** What was fetched of one list; `hasMore`: more follows its last item. */
export type Part<Item> = Readonly<{ items: readonly Item[]; hasMore: boolean }>

type Placed = Readonly<{ since: string | null; at: string; row: Row }>

const inOrderOf =
  (sort: InboxSort) =>
  (one: Placed, other: Placed): number => {
    if (sort === 'waiting' && one.since !== other.since) {
      if (one.since === null || other.since === null) return one.since === null ? 1 : -1
      return one.since < other.since ? -1 : 1
    }
    return one.at === other.at ? 0 : one.at > other.at ? -1 : 1
  }

/**
 * Conversations and emails in one order, as far as both are known: what lies behind the end of a list that
 * goes on could be overtaken by what it has not given yet. `next` names the list that is to go on.
 */
export function merged(
  chats: Part<StaffChatSession>,
  emails: Part<InboxEmail>,
  sort: InboxSort,
): { rows: readonly Row[]; next: Row['kind'] | null } {
  const order = inOrderOf(sort)
  const placed: { [Kind in Row['kind']]: Placed[] } = {
    chat: chats.items.map((session) => ({
      since: session.waitingSince,
      at: session.lastMessageAt,
      row: { kind: 'chat', id: session.sessionId, session },
    })),
    email: emails.items.map((email) => ({
      since: email.waitingSince,
      at: email.receivedAt,
      row: { kind: 'email', id: email.id, email },
    })),
  }
  const ends = [
    ...(chats.hasMore ? placed.chat.toSorted(order).slice(-1) : []),
    ...(emails.hasMore ? placed.email.toSorted(order).slice(-1) : []),
  ]
  const [end] = ends.toSorted(order)
  const all = [...placed.chat, ...placed.email].toSorted(order)
  const known = end ? all.filter((each) => order(each, end) <= 0) : all
  return { rows: known.map(({ row }) => row), next: end?.row.kind ?? null }
}
