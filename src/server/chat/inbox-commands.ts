import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type {
  addChatNote,
  changeChatSession,
  closeChatSessions,
  StaffChatSession,
} from '#contract/staff/chat.ts'
import { AppError } from '#domain/error.ts'
import { changedLabels, isSnoozeMoment } from '#domain/inbox.ts'
import { may } from '#domain/staff/permission.ts'
import { refreshMessages } from '../data/casework/work.ts'
import { publish } from '../data/chat/event.ts'
import { closeSessions, reopenSession } from '../data/chat/inbox.ts'
import { findChatNotes, insertChatNote } from '../data/chat/note.ts'
import {
  type ChatSessionRow,
  findSessionById,
  lockSession,
  updateChatSession,
} from '../data/chat/session.ts'
import { findAuthority } from '../data/staff/colleague.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { alertStaff } from '../staff/alert/alert.ts'
import { getListed } from './inbox.ts'

type Acting = { staff: StaffActor; trace: Trace; now: Date }
type Change = BodyOf<typeof changeChatSession>

/** The new assignee; undefined: unchanged. */
function assigneeOf({ isMine, assignTo }: Change, me: string): string | null | undefined {
  if (isMine === undefined) return assignTo
  return isMine ? me : null
}

/** Assigns the conversation to a colleague, who is notified, or to nobody. Throws staff.not-found. */
async function give(
  tx: Tx,
  services: Services,
  session: ChatSessionRow,
  to: string | null,
  { staff, now }: Acting,
): Promise<void> {
  if (session.staffId === to) return
  if (to !== null) {
    const authority = await findAuthority(tx, to)
    if (!authority || !may(authority, 'chat.answer')) throw new AppError('staff.not-found')
  }
  await updateChatSession(tx, session.id, { staffId: to })
  if (to === null) return
  const about = { to, by: staff.id, chatSessionId: session.id, now }
  await alertStaff(tx, services, { kind: 'chat-assigned', ...about })
}

async function label(tx: Tx, session: ChatSessionRow, { addLabels, removeLabels }: Change) {
  if (addLabels === undefined && removeLabels === undefined) return
  const labels = changedLabels(session.labels, {
    add: addLabels ?? [],
    remove: removeLabels ?? [],
  })
  if (labels === null) throw new AppError('request.invalid')
  await updateChatSession(tx, session.id, { labels })
}

async function snooze(tx: Tx, session: ChatSessionRow, until: string | null, now: Date) {
  const snoozedUntil = until === null ? null : new Date(until)
  if (snoozedUntil !== null && !isSnoozeMoment(snoozedUntil, now)) {
    throw new AppError('request.invalid')
  }
  await updateChatSession(tx, session.id, { snoozedUntil })
}

async function open(tx: Tx, session: ChatSessionRow, isOpen: boolean, now: Date): Promise<void> {
  if (isOpen) await reopenSession(tx, session.id)
  else await closeSessions(tx, [session.id], now)
  if (session.applicationId !== null) await refreshMessages(tx, [session.applicationId])
}

/**
 * Closes, reopens, assigns, labels or snoozes a conversation, and notifies all nodes. Throws
 * chat.not-found, staff.not-found, and request.invalid for too many labels or a past time.
 */
export async function changeSession(
  services: Services,
  sessionId: string,
  change: Change,
  acting: Acting,
): Promise<StaffChatSession> {
  const { trace, staff, now } = acting
  return inTransaction(services.db, async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (!session) throw new AppError('chat.not-found')
    const { state = session.state, snoozeUntil } = change
    const assignee = assigneeOf(change, staff.id)
    if (assignee !== undefined) await give(tx, services, session, assignee, acting)
    await label(tx, session, change)
    if (snoozeUntil !== undefined) await snooze(tx, session, snoozeUntil, now)
    if (change.state !== undefined) await open(tx, session, state === 'open', now)
    const { applicationId } = session
    const { addLabels, removeLabels } = change
    const details = {
      state: change.state ?? null,
      ...(assignee !== undefined && { assignedTo: assignee }),
      ...(snoozeUntil !== undefined && { snoozeUntil }),
      // Labels are free text and may name a traveller.
      ...((addLabels ?? removeLabels) && { labels: true }),
    }
    await trace(tx, { applicationId, subject: sessionId, details })
    if (change.state === undefined) await publish(tx, { event: 'inbox', data: { sessionId } })
    else await publish(tx, { event: 'session', data: { sessionId, state } })
    return getListed(services, tx, sessionId, now)
  })
}

/** Closes several conversations, skipping those closed or deleted. */
export async function closeMany(
  { db }: Services,
  { ids }: BodyOf<typeof closeChatSessions>,
  { trace, now }: Acting,
): Promise<AnswerOf<typeof closeChatSessions>> {
  return inTransaction(db, async (tx) => {
    const closed = await closeSessions(tx, ids, now)
    await refreshMessages(
      tx,
      closed.flatMap(({ applicationId }) => applicationId ?? []),
    )
    for (const { id: sessionId } of closed) {
      await publish(tx, { event: 'session', data: { sessionId, state: 'closed' } })
    }
    const details = { state: 'closed', conversations: closed.map(({ id }) => id) }
    await trace(tx, { details })
    return { closed: closed.length }
  })
}

type Notes = AnswerOf<typeof addChatNote>

/** A conversation's internal notes. Throws chat.not-found. */
export async function listNotes(tx: Tx, sessionId: string): Promise<Notes> {
  if (!(await findSessionById(tx, sessionId))) throw new AppError('chat.not-found')
  const rows = await findChatNotes(tx, sessionId)
  return rows.map(({ id, text, at, staffId, name }) => ({
    id,
    text,
    at: at.toISOString(),
    staff: { id: staffId, name },
  }))
}

/** Adds an internal note, once per `clientId`; notifies staff pages only. Throws chat.not-found. */
export async function addNote(
  { db }: Services,
  sessionId: string,
  { text, clientId }: BodyOf<typeof addChatNote>,
  { staff, trace, now }: Acting,
): Promise<Notes> {
  return inTransaction(db, async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (!session) throw new AppError('chat.not-found')
    await insertChatNote(tx, {
      sessionId,
      staffId: staff.id,
      text,
      clientId: clientId ?? null,
      at: now,
    })
    await trace(tx, { applicationId: session.applicationId, subject: sessionId })
    await publish(tx, { event: 'inbox', data: { sessionId } })
    return listNotes(tx, sessionId)
  })
}
