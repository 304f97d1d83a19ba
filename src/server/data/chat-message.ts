import { sql } from 'kysely'
import type { ChatFile, ChatMessage } from '#contract/chat.ts'
import { type ChatSide, chatLimits } from '#domain/chat.ts'
import type { Tx } from '../db/database.ts'
import { chatChannel } from './chat-event.ts'
import { filesOfMessage } from './chat-file.ts'
import { hasMessage } from './work.ts'

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

export async function findLastId(tx: Tx): Promise<number> {
  const { id } = await tx
    .selectFrom('chatMessage')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id'))
    .executeTakeFirstOrThrow()
  return id
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
  now: Date
}

/** A visitor waits from their first message on that nobody answered, and is no longer put off. */
const asked = (now: Date) =>
  sql`waiting_since = coalesce(waiting_since, ${now}), snoozed_until = null`
const answered = (now: Date) =>
  sql`waiting_since = null, first_answer_at = coalesce(first_answer_at, ${now})`

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

/**
 * Adds a message, opens its conversation again where it was closed, and tells all nodes on commit. Null
 * when there is no such conversation, no room left in it, the message is there already, or one of its files
 * was sent meanwhile.
 *
 * One writer of messages at a time, until the transaction ends: so ids are given in the order of the
 * commits, and whoever has seen an id has seen all smaller ones. (NOTIFY takes such a turn anyway.)
 * The whole is one statement, so that no turn waits for words between server and database: also what its
 * application says of it (whether the traveller wrote last).
 */
export async function postMessage(tx: Tx, message: NewMessage): Promise<SentMessage | null> {
  const { sessionId, clientId, side, staff, files = [], from, now } = message
  // Half a sign cannot be kept, and takes more room in a notification than there is.
  const text = message.text.toWellFormed()
  const said = {
    sessionId,
    type: side,
    message: text,
    timestamp: now.toISOString(),
    ...(staff && { senderName: staff.displayName }),
    clientId,
    ...(files.length > 0 && { files: [...files] }),
  }
  const ids = files.map(({ id }) => id)
  const hasFiles = ids.length > 0
  const { rows } = await sql<{ id: number }>`
    with ${hasFiles ? lockFiles(message, ids) : sql``} session as (
      update chat_session set last_message_at = ${now}, message_count = message_count + 1,
        state = 'open', resolved_at = null, staff_id = coalesce(staff_id, ${staff?.id ?? null}),
        site = coalesce(${from?.site ?? null}, site), page = coalesce(${from?.page ?? null}, page),
        ${side === 'user' ? asked(now) : answered(now)}
      where id = ${sessionId} and message_count < ${chatLimits.messages}
        ${hasFiles ? sql`and (select count(*) from file) = ${ids.length}` : sql``} and not exists (
        select from chat_message where session_id = ${sessionId} and client_id = ${clientId})
      returning id, application_id, is_proven
    ), turn as materialized (
      select id, pg_advisory_xact_lock(7203213) from session
    ), message as (
      insert into chat_message (session_id, client_id, side, text, staff_id, sender_name, at)
      select id, ${clientId}::uuid, ${side}, ${text}, ${staff?.id ?? null}, ${staff?.displayName ?? null}, ${now}::timestamptz
      from turn returning id
    ), answered as (
      update application_work w set has_message = ${side === 'user'} or ${hasMessage(sql`w.application_id`, sessionId)}
      from session where w.application_id = session.application_id and session.is_proven
        and w.has_message <> ${side === 'user'}
    )${hasFiles ? sendFiles : sql``}
    select id, pg_notify(${chatChannel},
      '{"event":"message","data":{"id":' || id || ',' || ${JSON.stringify(said).slice(1)} || '}')
    from message`.execute(tx)
  return rows[0] ? { id: rows[0].id, ...said } : null
}
