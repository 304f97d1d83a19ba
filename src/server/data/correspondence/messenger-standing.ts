import type { MessengerStanding } from '#contract/messenger.ts'
import type { Tx } from '../../platform/db/database.ts'
import { tell } from '../chat/event.ts'

// What became of letters' news and of answers at a messenger, as colleagues see it.

const standings = (tx: Tx) =>
  tx
    .selectFrom('messengerMessage as m')
    .innerJoin('messengerContact as c', 'c.id', 'm.contactId')
    .select(['m.id', 'm.letterId', 'm.chatMessageId', 'm.state', 'm.isNotice', 'm.code'])
    .select(['c.messenger', 'c.applicationId'])
    .orderBy('m.position')

const standingOf = ({
  messenger,
  state,
  isNotice,
  code,
}: MessengerStanding): MessengerStanding => ({ messenger, state, isNotice, code })

/** By letter; of several contacts the one that was told last. */
export async function findLetterStandings(tx: Tx, letterIds: readonly string[]) {
  if (letterIds.length === 0) return new Map<string, MessengerStanding>()
  const rows = await standings(tx).where('m.letterId', 'in', letterIds).execute()
  return new Map(rows.map((row) => [row.letterId ?? '', standingOf(row)]))
}

/** By chat message. */
export async function findChatStandings(tx: Tx, chatMessageIds: readonly number[]) {
  if (chatMessageIds.length === 0) return new Map<number, MessengerStanding>()
  const rows = await standings(tx).where('m.chatMessageId', 'in', chatMessageIds).execute()
  return new Map(rows.map((row) => [row.chatMessageId ?? 0, standingOf(row)]))
}

/** Chat messages with what became of answers at the messenger. */
export async function withStandings<Message extends { id: number }>(
  tx: Tx,
  messages: readonly Message[],
): Promise<(Message & { standing?: MessengerStanding })[]> {
  const standings = await findChatStandings(
    tx,
    messages.map(({ id }) => id),
  )
  return messages.map((message) => {
    const standing = standings.get(message.id)
    return standing ? { ...message, standing } : message
  })
}

/** Notifies staff pages, after the commit, of what became of messages. */
export async function tellStandings(tx: Tx, changed: readonly { id: string }[]): Promise<void> {
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  const rows = await standings(tx)
    .leftJoin('chatMessage', 'chatMessage.id', 'm.chatMessageId')
    .select('chatMessage.sessionId')
    .where('m.id', 'in', ids)
    .execute()
  for (const { sessionId, chatMessageId: id, ...row } of rows) {
    if (sessionId !== null && id !== null) {
      tell(tx, { event: 'standing', data: { sessionId, id, standing: standingOf(row) } })
    }
  }
  for (const applicationId of new Set(rows.map((row) => row.applicationId))) {
    if (applicationId !== null) tell(tx, { event: 'thread', data: { applicationId } })
  }
}
