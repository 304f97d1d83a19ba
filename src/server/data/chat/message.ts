import { sql } from 'kysely'
import type { ChatFile, ChatMessage } from '#contract/chat.ts'
import { type ChatSide, chatLimits } from '#domain/chat.ts'
import type { Messenger } from '#domain/messenger.ts'
import { permissionsOf, roles } from '#domain/staff/permission.ts'
import { type Tx, violates } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { hasMessage } from '../casework/work.ts'
import { type MessageEvent, publish, tell } from './event.ts'
import { filesOfMessage } from './file.ts'
import { hasLegacyListener, turnLock } from './legacy-listener.ts'

type MessageRow = {
  id: number
  sessionId: string
  side: ChatSide
  text: string
  at: Date
  senderName: string | null
  clientId: string
  messenger: Messenger | null
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
    ...(row.messenger !== null && { writtenIn: row.messenger }),
    ...(row.files && { files: row.files }),
  }
}

const messageColumns = [
  'id',
  'sessionId',
  'side',
  'text',
  'at',
  'senderName',
  'clientId',
  'messenger',
] as const

/** Messages after an id, oldest first: of one conversation, or of all. */
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

/** The largest visible message id of one conversation or of all; 0 for none. */
export async function findLastId(tx: Tx, sessionId: string | null = null): Promise<number> {
  const { id } = await tx
    .selectFrom('chatMessage')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id'))
    .$if(sessionId !== null, (query) => query.where('sessionId', '=', sessionId ?? ''))
    .executeTakeFirstOrThrow()
  return id
}

/** A message's number in its conversation, from 1. */
const numberInSession = sql<number>`(select count(*)::int from chat_message before
  where before.session_id = chat_message.session_id and before.id <= chat_message.id)`

/** Messages of all conversations as node notifications, oldest first. */
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

/** Number of visible messages in a conversation. */
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

/** Whether a message failed as a concurrent duplicate. */
export const isSaidTwice = (error: unknown): boolean =>
  violates(error, 'chat_message_session_id_client_id_key')

/** A message already sent in any conversation about an application. */
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

/** Also sent by letter: the thread shows only the letter. */
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
  /** Uploaded by the same side and not sent yet. */
  files?: readonly ChatFile[]
  /** The visitor's page, as far as known. */
  from?: WrittenFrom
  /** For visitors: SHA-256 of the conversation key. */
  keyHash?: Buffer
  /** Where the visitor wrote it, if not on the site. */
  messenger?: Messenger
  /** Answering implies having read earlier messages. */
  hasRead?: true
  now: Date
}

/** Sets that a visitor waits since their first unanswered message, and ends a snooze. */
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

/** The origin and path of a page. */
export type WrittenFrom = { site: string | null; page: string | null }

/** Locks the files after the conversation, in the order of deletion. */
const lockFiles = ({ sessionId, side }: NewMessage, ids: readonly string[]) => sql`
  talk as materialized (select id from chat_session where id = ${sessionId} for update),
  file as materialized (select f.id from chat_file f join talk on talk.id = f.session_id
    where f.id = any(${ids}::uuid[]) and f.side = ${side} and f.message_id is null
    order by f.id for update of f),`

/** Attaches the files to the message. */
const sendFiles = sql`, sent_file as (
  update chat_file f set message_id = message.id from message, file where f.id = file.id)`

/** Messages from the same moment as the answer are unread. */
const seenByStaff = (sessionId: string) => sql`, staff_seen_id = greatest(staff_seen_id,
  (select max(id) from chat_message where session_id = ${sessionId} and side = 'user'))`

const opens = (keyHash: Buffer, now: Date) => sql`and exists (select from chat_key
  where token_hash = ${keyHash} and chat_key.session_id = chat_session.id and expires_at > ${now})`

const answering = roles.filter((role) => permissionsOf(role).includes('chat.answer'))

/** What ended with a rating stays with who had it, who may have left, or answer no longer, when it opens again. */
const whoseStill = sql`(select here.id from staff here join staff_role r on r.id = here.role
  where here.id = chat_session.staff_id and here.disabled_at is null
    and (r.id in (${sql.join(answering)}) or 'chat.answer' = any(r.permissions)))`

/**
 * Adds a message, reopens its conversation, and notifies all nodes after the commit. Null when the
 * conversation is missing or full, the key does not fit, the message is a duplicate, or a file was
 * sent meanwhile.
 *
 * Writers are serialised within a conversation only: its row lock is held until the commit, so that
 * its ids and numbers grow in commit order. Ids of different conversations may become visible in
 * another order; see `ChatHub`. While a node of an earlier release listens, all writers are
 * serialised.
 *
 * A single statement, including the application's work, so that no lock is held across a round
 * trip.
 */
export async function postMessage(tx: Tx, message: NewMessage): Promise<SentMessage | null> {
  const isOneByOne = await hasLegacyListener(tx)
  if (isOneByOne && !tx.isTransaction) return inTransaction(tx, (own) => postMessage(own, message))
  const { sessionId, clientId, side, staff, files = [], from, keyHash, messenger, now } = message
  // A lone surrogate cannot be stored, and exceeds the notification's size.
  const text = message.text.toWellFormed()
  const ids = files.map(({ id }) => id)
  const hasFiles = ids.length > 0
  const { rows } = await sql<PostedRow>`
    with ${hasFiles ? lockFiles(message, ids) : sql``} session as (
      update chat_session set last_message_at = ${now}, message_count = message_count + 1,
        state = 'open', resolved_at = null, staff_id = coalesce(${whoseStill}, ${staff?.id ?? null}),
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
      insert into chat_message (session_id, client_id, side, text, staff_id, sender_name, at, messenger)
      select id, ${clientId}::uuid, ${side}, ${text}, ${staff?.id ?? null}, ${staff?.displayName ?? null}, ${now}::timestamptz,
        ${messenger ?? null}
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
    ...(messenger && { writtenIn: messenger }),
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
