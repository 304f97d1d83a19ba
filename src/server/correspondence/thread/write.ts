import type { BodyOf } from '#contract/endpoint.ts'
import type { writeInThread } from '#contract/staff/thread.ts'
import type { OwnThreadEntry, writeInOwnThread } from '#contract/thread.ts'
import { AppError } from '#domain/error.ts'
import { getApplicationForUpdate, lockApplication } from '../../data/application/application.ts'
import { recordStaffEvent } from '../../data/application/event.ts'
import { insertNote } from '../../data/casework/note.ts'
import { refreshMessages } from '../../data/casework/work.ts'
import { publish, tellThread } from '../../data/chat/event.ts'
import { closeSessions, lockWaitingSessions } from '../../data/chat/inbox.ts'
import { findSentAbout, postMessage } from '../../data/chat/message.ts'
import { closeEmails } from '../../data/correspondence/received-email.ts'
import type { Authority } from '../../data/staff/authority.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { writeToTraveller } from '../staff-message.ts'
import { conversationOf } from './conversation.ts'
import { ownChatEntries } from './own.ts'

/** The same text within a minute is a double click or a retry. */
const onceWithin = 60_000

type StaffWriting = {
  id: number
  body: BodyOf<typeof writeInThread>
  staff: StaffActor
  trace: Trace
  now: Date
}

/**
 * Sends a letter to the traveller or adds a note for colleagues. Throws application.not-found,
 * application.erased, template.unfilled.
 */
export function write(services: Services, call: StaffWriting): Promise<void> {
  const { id, body, staff, trace, now } = call
  const { message: text, internal, template, clientId = null } = body
  return inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, id)
    if (row.erasedAt) throw new AppError('application.erased')
    if (internal) {
      const note = { applicationId: id, staffId: staff.id, text, clientId, createdAt: now }
      await insertNote(tx, note)
      await tellThread(tx, id)
      await trace(tx, { action: 'application.noted', applicationId: id })
      return
    }
    await trace(tx, { applicationId: id, details: { template: template ?? null } })
    await writeToTraveller(tx, services, { row, text, by: call, onceWithin })
  })
}

type Nothing = { id: number; upTo: Date; staff: StaffActor; trace: Trace; now: Date }

/**
 * Marks the traveller's messages up to a moment as needing no answer; later ones still wait.
 * Idempotent. Throws application.not-found, application.erased.
 */
export function answerNothing(
  { db }: Services,
  { id, upTo, staff, trace, now }: Nothing,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { erasedAt } = await lockApplication(tx, id)
    if (erasedAt) throw new AppError('application.erased')
    await trace(tx, { applicationId: id })
    const closed = await closeSessions(tx, await lockWaitingSessions(tx, id, upTo), now)
    const emails = await closeEmails(tx, id, { upTo, now })
    if (closed.length + emails === 0) return
    const about = { applicationId: id, staffId: staff.id, now }
    await recordStaffEvent(tx, about, { kind: 'nothing-to-answer' })
    await refreshMessages(tx, [id])
    for (const { id: sessionId } of closed) {
      await publish(tx, { event: 'session', data: { sessionId, state: 'closed' } })
    }
    await tellThread(tx, id)
  })
}

type OwnWriting = {
  id: number
  authority: Authority
  body: BodyOf<typeof writeInOwnThread>
  now: Date
}

/**
 * Adds the traveller's message to their application's conversation. The same `clientId` returns the
 * first message. Throws application.not-found, chat.full.
 */
export function writeOwn(services: Services, call: OwnWriting): Promise<OwnThreadEntry> {
  const { message: text, clientId } = call.body
  return inTransaction(services.db, async (tx) => {
    const application = await getApplicationForUpdate(tx, call.id, call.authority)
    const said = await findSentAbout(tx, application.id, clientId)
    const id = said ?? (await say())
    const [entry] = await ownChatEntries(tx, [id])
    if (!entry) throw new Error('A message that was just written is not there')
    return entry

    async function say(): Promise<number> {
      const sessionId = await conversationOf(tx, services, application, call.now)
      const message = { sessionId, clientId, side: 'user', text, staff: null } as const
      const sent = await postMessage(tx, { ...message, now: call.now })
      if (!sent) throw new AppError('chat.full')
      return sent.id
    }
  })
}
