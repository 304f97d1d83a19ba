import type { BodyOf, QueryOf } from '#contract/endpoint.ts'
import type {
  changeChatSession,
  listChatSessions,
  replyToChat,
  StaffChatSession,
} from '#contract/staff/chat.ts'
import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { publish } from '../data/chat-event.ts'
import { findLastId, findSent, postMessage, type SentMessage } from '../data/chat-message.ts'
import {
  type ChatSessionRow,
  findListedSession,
  findSessions,
  type ListedSession,
  lockSession,
  updateChatSession,
} from '../data/chat-session.ts'
import { enqueueLetter } from '../data/letter.ts'
import { refreshMessages } from '../data/work.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { checkFilled } from '../template-values.ts'
import { markSeenBy } from './seen.ts'

export type Acting = { staff: StaffActor; trace: Trace; now: Date }

function listedOf(row: ListedSession): StaffChatSession {
  return {
    sessionId: row.id,
    userEmail: row.email,
    userName: row.name,
    language: row.language,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
    lastMessage: { type: row.side, message: row.text },
    applicationId: row.applicationId,
    reference: row.applicationId === null ? null : referenceOf(row.applicationId),
    isProven: row.isProven,
    unreadCount: Number(row.unread),
    seenByUser: row.visitorSeenId,
    seenByAdmin: row.staffSeenId,
    staff:
      row.staffId !== null && row.staffName !== null
        ? { id: row.staffId, name: row.staffName }
        : null,
  }
}

/** Conversations for the list, the newest message first. */
export async function listSessions(
  db: Tx,
  query: QueryOf<typeof listChatSessions>,
): Promise<StaffChatSession[]> {
  const filter = {
    state: query.state === 'all' ? null : query.state,
    search: query.search,
    applicationId: parseReference(query.search),
    before: query.before === undefined ? null : new Date(query.before),
  }
  return (await findSessions(db, filter, query.limit)).map(listedOf)
}

/** One conversation, as the list shows it. Throws chat.not-found. */
export async function getListed(tx: Tx, sessionId: string): Promise<StaffChatSession> {
  const row = await findListedSession(tx, sessionId)
  if (!row) throw new AppError('chat.not-found')
  return listedOf(row)
}

/**
 * What nobody reads in the conversation goes to the visitor as a letter, where there is an address. The
 * letter is written when it is sent: answers that come until then go with it.
 */
async function leaveLetter(tx: Tx, services: Services, session: ChatSessionRow, now: Date) {
  const { id: sessionId } = session
  if (!session.email || session.letterId !== null) return
  const letterId = await enqueueLetter(tx, services, {
    kind: 'chat-answer',
    recipient: session.email,
    language: session.language,
    about: { sessionId, afterId: session.toldId },
    now,
  })
  await updateChatSession(tx, sessionId, { letterId })
}

/** Answers a visitor. The same `clientId` again gives the first message again. Throws chat.not-found, chat.full, template.unfilled. */
export async function reply(
  services: Services,
  said: BodyOf<typeof replyToChat> & { clientId: string },
  { staff, trace, now }: Acting,
): Promise<SentMessage> {
  const { sessionId, clientId, message: text } = said
  checkFilled(text)
  return inTransaction(services.db, async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (!session) throw new AppError('chat.not-found')
    const { applicationId } = session
    const before = await findSent(tx, sessionId, clientId)
    if (before) {
      await trace(tx, { applicationId, subject: sessionId, details: { repeated: true } })
      return before
    }
    await leaveLetter(tx, services, session, now)
    // Whoever answers has read what they answer.
    await markSeenBy(tx, { sessionId, by: 'admin', upTo: await findLastId(tx) })
    // From here to the commit nobody else gets a turn.
    const sent = await postMessage(tx, { sessionId, clientId, side: 'admin', text, staff, now })
    if (!sent) throw new AppError('chat.full')
    await trace(tx, { applicationId, subject: sessionId, details: { message: sent.id } })
    return sent
  })
}

/** Closes or opens a conversation; takes it over or lets it go. Throws chat.not-found. */
export async function changeSession(
  { db }: Services,
  sessionId: string,
  change: BodyOf<typeof changeChatSession>,
  { staff, trace }: Acting,
): Promise<StaffChatSession> {
  const { state, isMine } = change
  return inTransaction(db, async (tx) => {
    const changed = await updateChatSession(tx, sessionId, {
      ...(state !== undefined && { state }),
      ...(isMine !== undefined && { staffId: isMine ? staff.id : null }),
    })
    if (!changed) throw new AppError('chat.not-found')
    const { applicationId } = changed
    if (applicationId !== null) await refreshMessages(tx, applicationId)
    const details = { state: state ?? null, isMine: isMine ?? null }
    await trace(tx, { applicationId, subject: sessionId, details })
    const data = { sessionId, state: changed.state }
    await publish(tx, { event: 'session', data })
    return getListed(tx, sessionId)
  })
}
