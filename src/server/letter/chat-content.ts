import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { chatLimits } from '#domain/chat.ts'
import type { Database } from '../db/database.ts'
import { hashToken } from '../http/cookie.ts'
import { letterLanguage, linksFor } from './links.ts'
import type { Work } from './work.ts'

const chatProps = z.object({ sessionId: z.uuid(), afterId: z._default(z.number(), 0) })

function findSession(db: Database, id: string) {
  return db
    .selectFrom('chatSession')
    .select(['id', 'visitorSeenId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function findMessages(db: Database, sessionId: string, after: number) {
  return db
    .selectFrom('chatMessage')
    .select(['side', 'text', 'senderName', 'at'])
    .where('sessionId', '=', sessionId)
    .where('id', '>', after)
    .orderBy('id')
    .execute()
}

/** From now on the next answer makes a letter of its own. */
async function closeForMore(db: Database, sessionId: string, letterId: string): Promise<void> {
  await sql`update chat_session s set letter_id = null, told_id = greatest(told_id,
      (select max(id) from chat_message m where m.session_id = s.id and m.side = 'admin'))
    where id = ${sessionId} and letter_id = ${letterId}`.execute(db)
}

/** A link back into the conversation, with a key of its own: the same one, however often it is sent. */
async function linkBack({ services, letter, now }: Work, sessionId: string) {
  const { db, linkKey, publicUrl } = services
  const key = createHmac('sha256', linkKey).update(`chat ${letter.id}`).digest('base64url')
  const days = chatLimits.keyDays
  const expiresAt = new Date(now.getTime() + days * 86_400_000)
  await db
    .insertInto('chatKey')
    .values({ tokenHash: hashToken(key), sessionId, expiresAt })
    .onConflict((oc) => oc.column('tokenHash').doNothing())
    .execute()
  return { days, url: linksFor(publicUrl, letterLanguage(letter.language)).chat(sessionId, key) }
}

/** Answers that the visitor has not seen in the conversation; null when all were seen. */
export async function chatAnswer(work: Work) {
  const { services, letter } = work
  const { sessionId, afterId } = chatProps.parse(letter.props)
  await closeForMore(services.db, sessionId, letter.id)
  const session = await findSession(services.db, sessionId)
  if (!session) return null
  const unseen = Math.max(afterId, session.visitorSeenId)
  const answers = (await findMessages(services.db, sessionId, unseen)).flatMap(
    ({ text, senderName }) => (senderName === null ? [] : [{ senderName, text }]),
  )
  if (answers.length === 0) return null
  const props = { answers, ...(await linkBack(work, sessionId)) }
  return { kind: 'chat-answer' as const, props, attachments: [] }
}

/** The whole conversation, as its visitor asked for it. */
export async function chatTranscript(work: Work) {
  const { services, letter } = work
  const { sessionId } = chatProps.parse(letter.props)
  const messages = (await findMessages(services.db, sessionId, 0)).map(
    ({ senderName, text, at }) => ({ senderName, text, at: at.toISOString() }),
  )
  if (messages.length === 0) return null
  const { timeZone } = services.company.businessHours
  const props = { messages, timeZone, ...(await linkBack(work, sessionId)) }
  return { kind: 'chat-transcript' as const, props, attachments: [] }
}
