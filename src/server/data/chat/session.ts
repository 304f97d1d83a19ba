import { type Insertable, sql, type Updateable } from 'kysely'
import { type ChatRating, type ChatSide, chatLimits } from '#domain/chat.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { ChatKey, ChatSession } from '../../platform/db/schema.ts'

export type ChatSessionRow = NonNullable<Awaited<ReturnType<typeof findSessionById>>>

export function findSessionById(tx: Tx, id: string) {
  return tx.selectFrom('chatSession').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked until the transaction ends. */
export function lockSession(tx: Tx, id: string) {
  return tx
    .selectFrom('chatSession')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The conversation of a key; undefined for an expired key or another conversation's. */
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

/** The application that a visitor names by id or order id; proven if the browser has access. */
export async function findNamedApplication(
  tx: Tx,
  named: { id: number | null; orderId: string },
  tokenHash: Buffer | null,
): Promise<{ applicationId: number; isProven: boolean } | null> {
  const row = await tx
    .selectFrom('application')
    .select('id')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('applicationAccess')
          .innerJoin('travellerSession', 'travellerSession.id', 'applicationAccess.sessionId')
          .select('travellerSession.id')
          .whereRef('applicationAccess.applicationId', '=', 'application.id')
          .where('travellerSession.tokenHash', '=', tokenHash ?? Buffer.alloc(0)),
      ).as('isProven'),
    )
    .where(({ eb, or }) => or([eb('orderId', '=', named.orderId), eb('id', '=', named.id ?? -1)]))
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  return row ? { applicationId: row.id, isProven: Boolean(row.isProven) } : null
}

/** Where answers reach the visitor: the address they gave, or the contact of the proven application. */
export async function findAddress(
  tx: Tx,
  { email, isProven, applicationId }: Pick<ChatSessionRow, 'email' | 'isProven' | 'applicationId'>,
): Promise<{ email: string; isGiven: boolean } | null> {
  if (email !== null) return { email, isGiven: true }
  if (!isProven || applicationId === null) return null
  const application = await tx
    .selectFrom('application')
    .select('contactEmail')
    .where('id', '=', applicationId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  return application ? { email: application.contactEmail, isGiven: false } : null
}

/** The newest open and proven conversation about an application. */
export function findProvenSession(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('chatSession')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('isProven', '=', true)
    .where('state', '=', 'open')
    .where('messageCount', '>', 0)
    .where('messageCount', '<', chatLimits.messages)
    .orderBy('lastMessageAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest proven one with room, open or closed: a message reopens it. */
export function findLastProvenSession(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('chatSession')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('isProven', '=', true)
    .where('messageCount', '<', chatLimits.messages)
    .orderBy('lastMessageAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Records the question and the first answer. */
export async function keepRating(
  tx: Tx,
  id: string,
  { rating, now }: { rating: ChatRating | null; now: Date },
): Promise<void> {
  await sql`update chat_session set rating_asked_at = coalesce(rating_asked_at, ${now}),
      rated_at = case when rating is null and ${rating}::text is not null then ${now}::timestamptz else rated_at end,
      rating = coalesce(rating, ${rating}::text)
    where id = ${id}`.execute(tx)
}

export async function insertChatSession(tx: Tx, session: Insertable<ChatSession>): Promise<void> {
  await tx.insertInto('chatSession').values(session).execute()
}

/** Adds a key to a conversation. */
export async function insertChatKey(tx: Tx, key: Insertable<ChatKey>): Promise<void> {
  await tx.insertInto('chatKey').values(key).execute()
}

/** Undefined if there is no such conversation. */
export function updateChatSession(tx: Tx, id: string, change: Updateable<ChatSession>) {
  return (
    tx
      .updateTable('chatSession')
      // Without a change the row is only locked.
      .set(Object.keys(change).length === 0 ? { id } : change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
  )
}

/** Takes a colleague's conversations from them, except what ended with a rating, which is theirs; returns the open ones. */
export async function freeSessionsOf(tx: Tx, staffId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('chatSession')
    .set({ staffId: null })
    .where('staffId', '=', staffId)
    .where(({ eb, or }) => or([eb('state', '=', 'open'), eb('ratedAt', 'is', null)]))
    .returning(['id', 'state'])
    .execute()
  return rows.flatMap(({ id, state }) => (state === 'open' ? [id] : []))
}

/** Marks messages as seen by one side; false if they were. */
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

/** The key of a letter, the same on every retry. */
export async function insertLetterKey(
  tx: Tx,
  key: { tokenHash: Buffer; sessionId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('chatKey')
    .values(key)
    .onConflict((oc) => oc.column('tokenHash').doNothing())
    .execute()
}

/** The next answer gets a new letter. */
export async function closeAnswerLetter(
  tx: Tx,
  sessionId: string,
  letterId: string,
): Promise<void> {
  await sql`update chat_session s set letter_id = null, told_id = greatest(told_id,
      (select max(id) from chat_message m where m.session_id = s.id and m.side = 'admin'))
    where id = ${sessionId} and letter_id = ${letterId}`.execute(tx)
}
