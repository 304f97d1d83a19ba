import { type SqlBool, sql } from 'kysely'
import type { ChatMessage } from '#contract/chat.ts'
import { type ChatSide, type ChatState, chatLimits } from '#domain/chat.ts'
import { chatChannel } from '../chat/port.ts'
import type { Tx } from '../db/database.ts'

/** Colleagues who said within this many seconds that their page listens are there. */
const watchSeconds = 60

type MessageRow = {
  id: number
  sessionId: string
  side: string
  text: string
  at: Date
  senderName: string | null
  clientId: string
}

export type SentMessage = ChatMessage & { sessionId: string }

export function messageOf(row: MessageRow): SentMessage {
  return {
    id: row.id,
    sessionId: row.sessionId,
    type: row.side as ChatSide,
    message: row.text,
    timestamp: row.at.toISOString(),
    ...(row.senderName !== null && { senderName: row.senderName }),
    clientId: row.clientId,
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
    .where('sessionId', '=', sessionId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  return row && messageOf(row)
}

export type ChatSessionRow = NonNullable<Awaited<ReturnType<typeof findSessionById>>>

export function findSessionById(tx: Tx, id: string) {
  return tx.selectFrom('chatSession').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. */
export function lockSession(tx: Tx, id: string) {
  return tx
    .selectFrom('chatSession')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The conversation that a key opens; none for another conversation's key, or an old one. */
export function findSessionByKey(tx: Tx, sessionId: string, keyHash: Buffer, now: Date) {
  return tx
    .selectFrom('chatSession')
    .selectAll()
    .where('id', '=', sessionId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chatKey')
          .select('tokenHash')
          .where('tokenHash', '=', keyHash)
          .whereRef('chatKey.sessionId', '=', 'chatSession.id')
          .where('expiresAt', '>', now),
      ),
    )
    .executeTakeFirst()
}

/** The application that a visitor names: by number, or by the secret of its order, which proves it. */
export async function findNamedApplication(
  tx: Tx,
  named: { id: number | null; orderId: string },
  tokenHash: Buffer | null,
): Promise<{ applicationId: number; isProven: boolean } | null> {
  const row = await tx
    .selectFrom('application')
    .select('id')
    .select(({ eb, exists, selectFrom }) =>
      eb
        .or([
          eb('orderId', '=', named.orderId),
          exists(
            selectFrom('applicationAccess')
              .innerJoin('travellerSession', 'travellerSession.id', 'applicationAccess.sessionId')
              .select('travellerSession.id')
              .whereRef('applicationAccess.applicationId', '=', 'application.id')
              .where('travellerSession.tokenHash', '=', tokenHash ?? Buffer.alloc(0)),
          ),
        ])
        .as('isProven'),
    )
    .where(({ eb, or }) => or([eb('orderId', '=', named.orderId), eb('id', '=', named.id ?? -1)]))
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  return row ? { applicationId: row.id, isProven: Boolean(row.isProven) } : null
}

export type NewMessage = {
  sessionId: string
  clientId: string
  side: ChatSide
  text: string
  staff: { id: string; name: string } | null
  now: Date
}

/**
 * Adds a message, opens its conversation again where it was closed, and tells all nodes on commit. Null
 * when there is no such conversation, no room left in it, or the message is there already.
 *
 * One writer of messages at a time, until the transaction ends: so ids are given in the order of the
 * commits, and whoever has seen an id has seen all smaller ones. (NOTIFY takes such a turn anyway.)
 * The whole is one statement, so that no turn waits for words between server and database.
 */
export async function postMessage(tx: Tx, message: NewMessage): Promise<SentMessage | null> {
  const { sessionId, clientId, side, staff, now } = message
  // Half a sign cannot be kept, and takes more room in a notification than there is.
  const text = message.text.toWellFormed()
  const said = {
    sessionId,
    type: side,
    message: text,
    timestamp: now.toISOString(),
    ...(staff && { senderName: staff.name }),
    clientId,
  }
  const { rows } = await sql<{ id: number }>`
    with session as (
      update chat_session set last_message_at = ${now}, message_count = message_count + 1,
        state = 'open', staff_id = coalesce(staff_id, ${staff?.id ?? null})
      where id = ${sessionId} and message_count < ${chatLimits.messages} and not exists (
        select from chat_message where session_id = ${sessionId} and client_id = ${clientId})
      returning id
    ), turn as materialized (
      select id, pg_advisory_xact_lock(7203213) from session
    ), message as (
      insert into chat_message (session_id, client_id, side, text, staff_id, sender_name, at)
      select id, ${clientId}::uuid, ${side}, ${text}, ${staff?.id ?? null}, ${staff?.name ?? null}, ${now}::timestamptz
      from turn returning id
    )
    select id, pg_notify(${chatChannel},
      '{"event":"message","data":{"id":' || id || ',' || ${JSON.stringify(said).slice(1)} || '}')
    from message`.execute(tx)
  return rows[0] ? { id: rows[0].id, ...said } : null
}

/** Notes that a side has seen what the other one said, up to a message; false when that was known. */
export async function markSeen(
  tx: Tx,
  seen: { sessionId: string; by: ChatSide; upTo: number },
): Promise<boolean> {
  const column = seen.by === 'user' ? sql.ref('visitor_seen_id') : sql.ref('staff_seen_id')
  const { rows } = await sql<{ id: string }>`
    update chat_session s set ${column} = m.id
    from (select max(id) as id from chat_message
      where session_id = ${seen.sessionId} and id <= ${seen.upTo} and side <> ${seen.by}) m
    where s.id = ${seen.sessionId} and m.id > s.${column} returning s.id`.execute(tx)
  return rows.length > 0
}

/** Whether a colleague is there who may answer. */
export async function isWatched(tx: Tx, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - watchSeconds * 1000)
  const { rows } = await sql<{ watched: SqlBool }>`
    select exists (select from chat_watch where seen_at > ${since}) as watched`.execute(tx)
  return Boolean(rows[0]?.watched)
}

export async function keepWatch(tx: Tx, staffId: string, now: Date): Promise<void> {
  await tx
    .insertInto('chatWatch')
    .values({ staffId, seenAt: now })
    .onConflict((oc) => oc.column('staffId').doUpdateSet({ seenAt: now }))
    .execute()
}

export async function forgetWatch(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('chatWatch').where('staffId', '=', staffId).execute()
}

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

export type SessionFilter = {
  state: ChatState | null
  search: string
  /** The application that the search term names. */
  applicationId: number | null
  before: Date | null
}

const containing = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** What the list of staff shows of each conversation, the newest message first. */
export function findSessions(tx: Tx, filter: SessionFilter, limit: number) {
  const { state, search, applicationId, before } = filter
  const like = containing(search)
  return sessionRows(tx)
    .$if(state !== null, (query) => query.where('s.state', '=', state))
    .$if(before !== null, (query) => query.where('s.lastMessageAt', '<', before))
    .$if(search !== '', (query) =>
      query.where(({ eb, or, selectFrom }) =>
        or([
          eb('s.email', 'ilike', like),
          eb('s.name', 'ilike', like),
          eb('s.applicationId', '=', applicationId ?? -1),
          eb(
            's.id',
            'in',
            selectFrom('chatMessage').select('sessionId').where('text', 'ilike', like),
          ),
        ]),
      ),
    )
    .orderBy('s.lastMessageAt', 'desc')
    .orderBy('s.id')
    .limit(limit)
    .execute()
}

export type ListedSession = Awaited<ReturnType<typeof findSessions>>[number]

export function findListedSession(tx: Tx, id: string) {
  return sessionRows(tx).where('s.id', '=', id).executeTakeFirst()
}

function sessionRows(tx: Tx) {
  return tx
    .selectFrom('chatSession as s')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('chatMessage')
          .select(['side', 'text'])
          .whereRef('sessionId', '=', 's.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoin('staff', 'staff.id', 's.staffId')
    .selectAll('s')
    .select(['last.side', 'last.text', 'staff.name as staffName'])
    .select(({ selectFrom }) =>
      selectFrom('chatMessage')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('sessionId', '=', 's.id')
        .whereRef('chatMessage.id', '>', 's.staffSeenId')
        .where('chatMessage.side', '=', 'user')
        .as('unread'),
    )
    .where('s.messageCount', '>', 0)
}
