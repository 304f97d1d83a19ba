import { sql } from 'kysely'
import type { ChatFile, ChatMessage } from '#contract/chat.ts'
import { type ChatSide, chatLimits } from '#domain/chat.ts'
import { type Tx, violates } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { hasMessage } from '../casework/work.ts'
import { hasEarlierListener, turnLock } from './earlier.ts'
import { type MessageEvent, publish, tell } from './event.ts'
import { filesOfMessage } from './file.ts'

type MessageRow = {
  id: number
  sessionId: string
  side: ChatSide
  text: string
  at: Date
  senderName: string | null
  clientId: string
  files: ChatFile[] | null
}

export type SentMessage = ChatMessage & { sessionId: string }

function messageOf(row: MessageRow): SentMessage {
  return {
    id: row.id,
    sessionId: row.sessionId,
    type: row.side,
    message: row.text,
    timestamp: row.at.toISOString(),
    ...(row.senderName !== null && { senderName: row.senderName }),
    clientId: row.clientId,
    ...(row.files && { files: row.files }),
  }
}

const messageColumns = ['id', 'sessionId', 'side', 'text', 'at', 'senderName', 'clientId'] as const

/** Messages with a larger id, oldest first: of one conversation, or of all. */
export async function findMessagesAfter(
  tx: Tx,
  after: number,
  sessionId: string | null = null,
  limit: number = chatLimits.messages,
): Promise<SentMessage[]> {
  const rows = await tx
    .selectFrom('chatMessage')
    .select(messageColumns)
    .select(filesOfMessage.as('files'))
    .where('id', '>', after)
    .$if(sessionId !== null, (query) => query.where('sessionId', '=', sessionId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(messageOf)
}

/** The largest number given to a message that can be seen; of one conversation, or of all. 0 for none. */
export async function findLastId(tx: Tx, sessionId: string | null = null): Promise<number> {
  const { id } = await tx
    .selectFrom('chatMessage')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id'))
    .$if(sessionId !== null, (query) => query.where('sessionId', '=', sessionId ?? ''))
    .executeTakeFirstOrThrow()
  return id
}

/** Which one of its conversation a message is, from 1 on. */
const numberInSession = sql<number>`(select count(*)::int from chat_message before
  where before.session_id = chat_message.session_id and before.id <= chat_message.id)`

/** Messages of all conversations as nodes tell each other of them, oldest first. */
export async function findMessageEvents(
  tx: Tx,
  { after, upTo, limit }: { after: number; upTo: number | null; limit: number },
): Promise<Required<MessageEvent>[]> {
  const rows = await tx
    .selectFrom('chatMessage')
    .select(messageColumns)
    .select([filesOfMessage.as('files'), numberInSession.as('number')])
    .where('id', '>', after)
    .$if(upTo !== null, (query) => query.where('id', '<=', upTo ?? 0))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ event: 'message', number: row.number, data: messageOf(row) }))
}

/** How many messages of a conversation can be seen. */
export async function countMessages(tx: Tx, sessionId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('chatMessage')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow()
  return count
}

export async function findSent(tx: Tx, sessionId: string, clientId: string) {
  const row = await tx
    .selectFrom('chatMessage')
    .select(messageColumns)
    .select(filesOfMessage.as('files'))
    .where('sessionId', '=', sessionId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  return row && messageOf(row)
}

/** Whether a message was refused because the same one was being added by somebody else. */
export const isSaidTwice = (error: unknown): boolean =>
  violates(error, 'chat_message_session_id_client_id_key')

/** The same, in whichever conversation about an application. */
export async function findSentAbout(tx: Tx, applicationId: number, clientId: string) {
  const row = await tx
    .selectFrom('chatMessage')
    .innerJoin('chatSession', 'chatSession.id', 'chatMessage.sessionId')
    .select('chatMessage.id')
    .where('chatSession.applicationId', '=', applicationId)
    .where('chatMessage.clientId', '=', clientId)
    .where('chatMessage.side', '=', 'user')
    .executeTakeFirst()
  return row?.id
}

/** It went by letter too: the thread of its application shows that one alone. */
export async function markByLetter(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('chatMessage').set({ byLetter: true }).where('id', '=', id).execute()
}

/** Whether a colleague has written in the conversation. */
export async function hasAnswer(tx: Tx, sessionId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('chatMessage')
    .select('id')
    .where('sessionId', '=', sessionId)
    .where('side', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export type NewMessage = {
  sessionId: string
  clientId: string
  side: ChatSide
  text: string
  staff: { id: string; displayName: string } | null
  /** Handed in by the same side, and not sent yet. */
  files?: readonly ChatFile[]
  /** Where the visitor writes from, as far as it is known. */
  from?: WrittenFrom
  /** Of a visitor: the SHA-256 of the key that has to open the conversation. */
  keyHash?: Buffer
  /** Whoever answers has read what was said before. */
  hasRead?: true
  now: Date
}

/** A visitor waits from their first message on that nobody answered, and is no longer put off. */
const asked = (now: Date) =>
  sql`waiting_since = coalesce(waiting_since, ${now}), snoozed_until = null`
const answered = (now: Date) =>
  sql`waiting_since = null, first_answer_at = coalesce(first_answer_at, ${now})`

type PostedRow = {
  id: number
  sessionId: string
  messageCount: number
  staffSeenId: number
  seenBefore: number
}

/** The origin of a page, and its path. */
export type WrittenFrom = { site: string | null; page: string | null }

/** Locks the files of a message behind its conversation, as whoever deletes that does. */
const lockFiles = ({ sessionId, side }: NewMessage, ids: readonly string[]) => sql`
  talk as materialized (select id from chat_session where id = ${sessionId} for update),
  file as materialized (select f.id from chat_file f join talk on talk.id = f.session_id
    where f.id = any(${ids}::uuid[]) and f.side = ${side} and f.message_id is null
    order by f.id for update of f),`

/** They go with the message. */
const sendFiles = sql`, sent_file as (
  update chat_file f set message_id = message.id from message, file where f.id = file.id)`

/** What came in the very moment of the answer, nobody has read. */
const seenByStaff = (sessionId: string) => sql`, staff_seen_id = greatest(staff_seen_id,
  (select max(id) from chat_message where session_id = ${sessionId} and side = 'user'))`

const opens = (keyHash: Buffer, now: Date) => sql`and exists (select from chat_key
  where token_hash = ${keyHash} and chat_key.session_id = chat_session.id and expires_at > ${now})`

/**
 * Adds a message, opens its conversation again where it was closed, and tells all nodes after the commit. Null
 * when there is no such conversation, the key does not open it, no room is left in it, the message is there
 * already, or one of its files was sent meanwhile.
 *
 * Writers wait for each other within a conversation only: the lock of its row is held until the commit, so
 * that its messages get growing ids, and their numbers from 1 on, in the order of the commits. Ids of different
 * conversations may become visible in another order; see `ChatHub`. Only where a node of an earlier release
 * listens, all wait for each other, and it is told in the order of the ids.
 * The whole is one statement, so that no lock waits for words between server and database: also what its
 * application says of it (whether the traveller wrote last).
 */
export async function postMessage(tx: Tx, message: NewMessage): Promise<SentMessage | null> {
  const isOneByOne = await hasEarlierListener(tx)
  if (isOneByOne && !tx.isTransaction) return inTransaction(tx, (own) => postMessage(own, message))
  const { sessionId, clientId, side, staff, files = [], from, keyHash, now } = message
  // Half a sign cannot be kept, and takes more room in a notification than there is.
  const text = message.text.toWellFormed()
  const ids = files.map(({ id }) => id)
  const hasFiles = ids.length > 0
  const { rows } = await sql<PostedRow>`
    with ${hasFiles ? lockFiles(message, ids) : sql``} session as (
      update chat_session set last_message_at = ${now}, message_count = message_count + 1,
        state = 'open', resolved_at = null, staff_id = coalesce(staff_id, ${staff?.id ?? null}),
        site = coalesce(${from?.site ?? null}, site), page = coalesce(${from?.page ?? null}, page),
        ${side === 'user' ? asked(now) : answered(now)}
        ${message.hasRead ? seenByStaff(sessionId) : sql``}
      where id = ${sessionId} and message_count < ${chatLimits.messages}
        ${hasFiles ? sql`and (select count(*) from file) = ${ids.length}` : sql``} and not exists (
        select from chat_message where session_id = ${sessionId} and client_id = ${clientId})
        ${keyHash ? opens(keyHash, now) : sql``}
      returning id, application_id, is_proven, message_count, staff_seen_id
    ), turn as materialized (
      select id ${isOneByOne ? sql`, pg_advisory_xact_lock(${turnLock})` : sql``} from session
    ), message as (
      insert into chat_message (session_id, client_id, side, text, staff_id, sender_name, at)
      select id, ${clientId}::uuid, ${side}, ${text}, ${staff?.id ?? null}, ${staff?.displayName ?? null}, ${now}::timestamptz
      from turn returning id
    ), answered as (
      update application_work w set has_message = ${side === 'user'} or ${hasMessage(sql`w.application_id`, sessionId)}
      from session where w.application_id = session.application_id and session.is_proven
        and w.has_message <> ${side === 'user'}
    )${hasFiles ? sendFiles : sql``}
    select message.id, session.id as session_id, session.message_count, session.staff_seen_id,
      (select before.staff_seen_id from chat_session before where before.id = session.id) as seen_before
    from message, session`.execute(tx)
  const [row] = rows
  if (!row) return null
  const sent: SentMessage = {
    id: row.id,
    sessionId: row.sessionId,
    type: side,
    message: text,
    timestamp: now.toISOString(),
    ...(staff && { senderName: staff.displayName }),
    clientId,
    ...(hasFiles && { files: [...files] }),
  }
  if (row.staffSeenId > row.seenBefore) {
    const seen = { sessionId: row.sessionId, by: 'admin', upTo: row.staffSeenId } as const
    tell(tx, { event: 'seen', data: seen })
  }
  const event = { event: 'message', number: row.messageCount, data: sent } as const
  if (isOneByOne) await publish(tx, event)
  else tell(tx, event)
  return sent
}
