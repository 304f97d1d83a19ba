import type { changeChat, getAttendance, getChat, openChat } from '#contract/chat.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import { parseReference } from '#domain/application/reference.ts'
import { attendanceAt, chatLimits, opensOn, whyNoTranscript } from '#domain/chat.ts'
import { AppError } from '#domain/error.ts'
import { publish } from '../data/chat-event.ts'
import { findSent, hasAnswer, postMessage, type SentMessage } from '../data/chat-message.ts'
import {
  type ChatSessionRow,
  findNamedApplication,
  findProvenSession,
  findSessionByKey,
  insertChatKey,
  insertChatSession,
  updateChatSession,
} from '../data/chat-session.ts'
import { isWatched } from '../data/chat-watch.ts'
import { enqueueLetter } from '../data/letter.ts'
import { refreshMessages } from '../data/work.ts'
import { type Tx, violates } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashToken } from '../http/cookie.ts'
import { countGuarded } from '../http/guard.ts'
import type { Services } from '../services.ts'
import { markSeenBy } from './seen.ts'

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
    state: session.state,
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
    // What the visitor says counts more than what a colleague took it for.
    ...(application && { ...application, attachedBy: null }),
  }
}

type Row = Awaited<ReturnType<typeof contactRow>>

/** The conversation about an application that somebody proves to be theirs, where there is one already. */
async function findKnown(tx: Tx, row: Row): Promise<ChatSessionRow | undefined> {
  if (!row.isProven || row.applicationId === undefined) return undefined
  const known = await findProvenSession(tx, row.applicationId)
  if (!known) return undefined
  const { email, name } = known
  return updateChatSession(tx, known.id, {
    ...(email === null && row.email !== undefined && { email: row.email }),
    ...(name === null && row.name !== undefined && { name: row.name }),
  })
}

/**
 * Opens a conversation; for whoever proves that an application is theirs the one about it. `tokenHash`: of
 * the traveller's cookie, which proves what application is theirs.
 */
export async function openSession(
  { db, random }: Services,
  { language, ...contact }: BodyOf<typeof openChat>,
  { tokenHash, now }: { tokenHash: Buffer | null; now: Date },
): Promise<{ sessionId: string; token: string }> {
  const token = random.token()
  const made = { id: random.uuid(), language, createdAt: now, lastMessageAt: now }
  return inTransaction(db, async (tx) => {
    const row = await contactRow(tx, contact, tokenHash)
    const known = await findKnown(tx, row)
    if (!known) await insertChatSession(tx, { ...row, ...made })
    const sessionId = known?.id ?? made.id
    const expiresAt = new Date(now.getTime() + chatLimits.keyDays * dayMs)
    await insertChatKey(tx, { tokenHash: hashToken(token), sessionId, expiresAt })
    return { sessionId, token }
  })
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
    const changed = await updateChatSession(tx, session.id, row)
    if (!changed) throw new AppError('chat.not-found')
    for (const id of new Set([session.applicationId, changed.applicationId])) {
      if (id !== null) await refreshMessages(tx, id)
    }
    const data = { sessionId: session.id, state: changed.state }
    await publish(tx, { event: 'session', data })
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
    await publish(db, { event: 'typing', data: { sessionId, by: by.side, ...name } })
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
