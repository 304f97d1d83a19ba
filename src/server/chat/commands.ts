import type { changeChat, getAttendance, getChat, openChat } from '#contract/chat.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import { parseReference } from '#domain/application/reference.ts'
import { attendanceAt, type ChatState, chatLimits, opensOn, whyNoTranscript } from '#domain/chat.ts'
import { AppError } from '#domain/error.ts'
import {
  type ChatSessionRow,
  findNamedApplication,
  findSent,
  findSessionByKey,
  hasAnswer,
  isWatched,
  postMessage,
  type SentMessage,
} from '../data/chat.ts'
import { enqueueLetter } from '../data/letter.ts'
import { type Tx, violates } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashToken } from '../http/cookie.ts'
import { countGuarded } from '../http/guard.ts'
import type { Services } from '../services.ts'
import { markSeenBy, notify } from './notes.ts'

const dayMs = 86_400_000

/** Whoever calls about a conversation: the key they brought. */
export type Visitor = { keyHash: Buffer | null; now: Date }

/** The conversation of a visitor. Throws request.unauthorized without a key, chat.not-found with a wrong one. */
export async function getSession(
  { db }: Pick<Services, 'db'>,
  sessionId: string,
  { keyHash, now }: Visitor,
): Promise<ChatSessionRow> {
  if (!keyHash) throw new AppError('request.unauthorized')
  const session = await findSessionByKey(db, sessionId, keyHash, now)
  if (!session) throw new AppError('chat.not-found')
  return session
}

/** Whether somebody answers now. */
export async function attendanceNow(
  { db, company }: Pick<Services, 'db' | 'company'>,
  now: Date,
): Promise<AnswerOf<typeof getAttendance>> {
  const hours = company.businessHours
  const attendance = attendanceAt(now, hours, await isWatched(db, now))
  return { attendance, opensOn: opensOn(now, hours), opens: hours.opens, closes: hours.closes }
}

export async function viewOf(
  services: Services,
  session: ChatSessionRow,
  now: Date,
): Promise<AnswerOf<typeof getChat>> {
  return {
    sessionId: session.id,
    state: session.state as ChatState,
    email: session.email,
    name: session.name,
    seenByAdmin: session.staffSeenId,
    seenByUser: session.visitorSeenId,
    ...(await attendanceNow(services, now)),
  }
}

type Contact = BodyOf<typeof changeChat>

async function contactRow(tx: Tx, contact: Contact, tokenHash: Buffer | null) {
  const { applicationId: named } = contact
  const text = String(named ?? '').trim()
  const application =
    text === ''
      ? null
      : await findNamedApplication(tx, { id: parseReference(text), orderId: text }, tokenHash)
  return {
    ...(contact.email !== undefined && { email: contact.email || null }),
    ...(contact.name !== undefined && { name: contact.name || null }),
    ...(application ?? {}),
  }
}

/** Opens a conversation. `tokenHash`: of the traveller's cookie, which proves what application is theirs. */
export async function openSession(
  { db, random }: Services,
  { language, ...contact }: BodyOf<typeof openChat>,
  { tokenHash, now }: { tokenHash: Buffer | null; now: Date },
): Promise<{ sessionId: string; token: string }> {
  const [sessionId, token] = [random.uuid(), random.token()]
  await inTransaction(db, async (tx) => {
    const row = await contactRow(tx, contact, tokenHash)
    const made = { id: sessionId, language, createdAt: now, lastMessageAt: now }
    await tx
      .insertInto('chatSession')
      .values({ ...row, ...made })
      .execute()
    const expiresAt = new Date(now.getTime() + chatLimits.keyDays * dayMs)
    await tx
      .insertInto('chatKey')
      .values({ tokenHash: hashToken(token), sessionId, expiresAt })
      .execute()
  })
  return { sessionId, token }
}

export async function changeContact(
  { db }: Services,
  session: ChatSessionRow,
  contact: Contact,
  tokenHash: Buffer | null,
): Promise<ChatSessionRow> {
  return inTransaction(db, async (tx) => {
    const row = await contactRow(tx, contact, tokenHash)
    if (Object.keys(row).length === 0) return session
    const changed = await tx
      .updateTable('chatSession')
      .set(row)
      .where('id', '=', session.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await notify(tx, {
      event: 'session',
      data: { sessionId: session.id, state: changed.state as ChatState },
    })
    return changed
  })
}

/** What a visitor says. The same `clientId` again gives the first message again. Throws chat.full. */
export async function say(
  { db }: Services,
  session: ChatSessionRow,
  said: { text: string; clientId: string; now: Date },
): Promise<SentMessage> {
  const message = { sessionId: session.id, side: 'user', staff: null, ...said } as const
  const sent = await postMessage(db, message).catch((error: unknown) => {
    // Sent twice in the same moment: the other one is the message.
    if (violates(error, 'chat_message_session_id_client_id_key')) return null
    throw error
  })
  const known = sent ?? (await findSent(db, session.id, said.clientId))
  if (!known) throw new AppError('chat.full')
  return known
}

/** What one side lets the other know besides words. */
export async function signal(
  { db }: Services,
  given: { sessionId: string; typing?: true | undefined; seen?: number | undefined },
  by: { side: 'user' } | { side: 'admin'; name: string },
): Promise<void> {
  const { sessionId, typing, seen } = given
  if (typing) {
    const name = by.side === 'admin' ? { name: by.name } : {}
    await notify(db, { event: 'typing', data: { sessionId, by: by.side, ...name } })
  }
  if (seen === undefined) return
  await inTransaction(db, (tx) => markSeenBy(tx, { sessionId, by: by.side, upTo: seen }))
}

/**
 * Sends the conversation to the address that the visitor gave. Throws chat.email-required,
 * chat.answer-required, request.too-many.
 */
export async function sendTranscriptOf(
  services: Services,
  session: ChatSessionRow,
  now: Date,
): Promise<{ email: string }> {
  const { db } = services
  const { id: sessionId, email, language } = session
  const hasEmail = email !== null
  const reason = whyNoTranscript({ hasEmail, hasAnswer: await hasAnswer(db, sessionId) })
  if (reason || !email) throw new AppError(reason ?? 'chat.email-required')
  await countGuarded(db, 'chat-transcript to', email, now)
  await inTransaction(db, (tx) =>
    enqueueLetter(tx, services, {
      kind: 'chat-transcript',
      recipient: email,
      language,
      about: { sessionId },
      now,
    }),
  )
  return { email }
}
