import type { changeChat, continueChat, getAttendance, getChat, openChat } from '#contract/chat.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import { parseReference } from '#domain/application/reference.ts'
import { chatLimits, mayAskRating, whyNoTranscript } from '#domain/chat.ts'
import { maskEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { attendanceAt, nextOpening } from '#domain/office-hours.ts'
import { refreshMessages } from '../data/casework/work.ts'
import { publish, tell } from '../data/chat/event.ts'
import {
  findSent,
  hasAnswer,
  isSaidTwice,
  postMessage,
  type SentMessage,
  type WrittenFrom,
} from '../data/chat/message.ts'
import {
  type ChatSessionRow,
  findAddress,
  findNamedApplication,
  findProvenSession,
  findSessionByKey,
  insertChatKey,
  insertChatSession,
  updateChatSession,
} from '../data/chat/session.ts'
import { isWatched } from '../data/chat/watch.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import { hashToken } from '../http/cookie.ts'
import { countGuarded } from '../http/guard.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { officeHours } from '../staff/office-hours.ts'
import { contentOf, type Words } from './message-content.ts'
import { markSeenBy } from './seen.ts'

const dayMs = 86_400_000

/** The visitor of a conversation, by the key they present. */
export type Visitor = { keyHash: Buffer | null; now: Date }

/** The visitor's conversation. Throws request.unauthorized without a key, chat.not-found with a wrong one. */
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

/** Whether somebody is available now. */
export async function attendanceNow(
  services: Pick<Services, 'db' | 'company'>,
  now: Date,
): Promise<AnswerOf<typeof getAttendance>> {
  const hours = await officeHours(services, now)
  const next = nextOpening(now, hours)
  // Stored hours always include an open day.
  if (!next) throw new Error('the office never opens')
  const attendance = attendanceAt(now, hours, await isWatched(services.db, now))
  return { attendance, opensOn: next.day, opens: next.opens, closes: next.closes }
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
    isKnown: session.isProven,
    asksRating: mayAskRating(session) && (await hasAnswer(services.db, session.id)),
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
    // The visitor's statement outweighs a colleague's guess.
    ...(application && { ...application, attachedBy: null }),
  }
}

type Opened = { sessionId: string; token: string }

/** Adds a key to a conversation. */
async function addKey(tx: Tx, { random }: Services, sessionId: string, now: Date): Promise<Opened> {
  const token = random.token()
  const expiresAt = new Date(now.getTime() + chatLimits.keyDays * dayMs)
  await insertChatKey(tx, { tokenHash: hashToken(token), sessionId, expiresAt })
  return { sessionId, token }
}

/** The open conversation of the named and proven application. */
async function findContinued(tx: Tx, row: Awaited<ReturnType<typeof contactRow>>) {
  if (!('applicationId' in row) || !row.isProven) return undefined
  return findProvenSession(tx, row.applicationId)
}

/**
 * Opens a conversation, or adds a key to the existing one about an application: access to that
 * includes its thread anyway. `tokenHash`: of the traveller's cookie, which proves their access.
 */
export async function openSession(
  services: Services,
  { language, page: _, ...contact }: BodyOf<typeof openChat>,
  { tokenHash, from, now }: { tokenHash: Buffer | null; from: WrittenFrom; now: Date },
): Promise<Opened> {
  return inTransaction(services.db, async (tx) => {
    const row = await contactRow(tx, contact, tokenHash)
    const continued = await findContinued(tx, row)
    const id = continued?.id ?? services.random.uuid()
    if (!continued) {
      const made = { id, language, createdAt: now, lastMessageAt: now }
      await insertChatSession(tx, { ...row, ...from, ...made })
    }
    return addKey(tx, services, id, now)
  })
}

/**
 * Adds a key to an existing conversation; null, and nothing opened, if there is none. Also says
 * whether the visitor is known by their cookie.
 */
export async function continueSession(
  services: Services,
  contact: BodyOf<typeof continueChat>,
  { tokenHash, now }: { tokenHash: Buffer | null; now: Date },
): Promise<AnswerOf<typeof continueChat>> {
  return inTransaction(services.db, async (tx) => {
    const row = await contactRow(tx, contact, tokenHash)
    const continued = await findContinued(tx, row)
    const session = continued ? await addKey(tx, services, continued.id, now) : null
    return { session, isKnown: 'isProven' in row && row.isProven }
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
      if (id !== null) await refreshMessages(tx, [id])
    }
    const data = { sessionId: session.id, state: changed.state }
    await publish(tx, { event: 'session', data })
    return changed
  })
}

type Said = {
  sessionId: string
  message: string
  files?: readonly string[] | undefined
  clientId: string
  from: WrittenFrom
}

/**
 * Adds a visitor's message; the same `clientId` returns the first one. Throws chat.full, and the
 * errors of getSession and contentOf.
 */
export async function say(services: Services, said: Said, visitor: Visitor): Promise<SentMessage> {
  const { sessionId, message, files = [] } = said
  // Plain text needs no query before the inserting statement.
  if (visitor.keyHash !== null && message !== '' && files.length === 0) {
    const sent = await post(services, said, { text: message, files: [] }, visitor)
    if (sent) return sent
  }
  const { id } = await getSession(services, sessionId, visitor)
  const words = await contentOf(services.db, { ...said, side: 'user' }).catch(async (error) => {
    // Files already sent with the repeated message.
    const before = await findSent(services.db, id, said.clientId)
    if (before) return before
    throw error
  })
  if ('id' in words) return words
  const sent =
    (await post(services, said, words, visitor)) ?? (await findSent(services.db, id, said.clientId))
  if (sent) return sent
  // Another message took its files meanwhile: then these are what is missing, not room.
  await contentOf(services.db, { ...said, side: 'user' })
  throw new AppError('chat.full')
}

async function post(
  { db }: Services,
  { sessionId, clientId, from }: Said,
  words: Words,
  { keyHash, now }: Visitor,
): Promise<SentMessage | null> {
  const key = keyHash === null ? {} : { keyHash }
  const message = {
    sessionId,
    side: 'user',
    staff: null,
    clientId,
    from,
    now,
    ...key,
    ...words,
  } as const
  return postMessage(db, message).catch((error: unknown) => {
    // Concurrent duplicate: the other one counts.
    if (isSaidTwice(error)) return null
    throw error
  })
}

/** Passes on a typing or seen signal. */
export async function signal(
  { db }: Services,
  given: { sessionId: string; typing?: true | undefined; seen?: number | undefined },
  by: { side: 'user' } | { side: 'admin'; name: string },
): Promise<void> {
  const { sessionId, typing, seen } = given
  if (typing) {
    const name = by.side === 'admin' ? { name: by.name } : {}
    tell(db, { event: 'typing', data: { sessionId, by: by.side, ...name } })
  }
  if (seen === undefined) return
  await inTransaction(db, (tx) => markSeenBy(tx, { sessionId, by: by.side, upTo: seen }))
}

/**
 * Sends the transcript to the visitor's address; one they did not give here is masked. Throws
 * chat.email-required, chat.answer-required, request.too-many.
 */
export async function sendTranscriptOf(
  services: Services,
  session: ChatSessionRow,
  now: Date,
): Promise<{ email: string }> {
  const { db } = services
  const { id: sessionId, language } = session
  const address = await findAddress(db, session)
  const hasEmail = address !== null
  const reason = whyNoTranscript({ hasEmail, hasAnswer: await hasAnswer(db, sessionId) })
  if (reason || !address) throw new AppError(reason ?? 'chat.email-required')
  const { email, isGiven } = address
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
  return { email: isGiven ? email : maskEmail(email) }
}
