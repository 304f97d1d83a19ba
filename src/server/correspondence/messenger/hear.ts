import { createHash } from 'node:crypto'
import { chatLimits, messageText } from '#domain/chat.ts'
import { withoutOpening } from '#domain/letter.ts'
import { piecesOf } from '#domain/mail/received-email.ts'
import { attendanceAt } from '#domain/office-hours.ts'
import { findApplicationById, lockApplications } from '../../data/application/application.ts'
import { postMessage } from '../../data/chat/message.ts'
import { insertChatSession } from '../../data/chat/session.ts'
import { isWatched } from '../../data/chat/watch.ts'
import {
  changeContact,
  findContactsOf,
  noteWritten,
  type SenderContact,
  unproveSilent,
  wasAnsweredSince,
} from '../../data/correspondence/messenger-contact.ts'
import { insertEvents } from '../../data/correspondence/messenger-event.ts'
import { enqueueMessage, wakeWaiting } from '../../data/correspondence/messenger-message.ts'
import type { MessengerEvent } from '../../platform/adapters/messenger-service/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import type { Services } from '../../services.ts'
import { officeHours } from '../../staff/office-hours.ts'
import { conversationOf } from '../thread/conversation.ts'
import { insertUnknown, type Written } from './bind.ts'

type Parts = Pick<Services, 'db' | 'boss' | 'random' | 'company'>

const hourMs = 3_600_000
/** More than any messenger takes in one message. */
const mostPieces = 50

/** An id that is the same whenever the same event is taken. */
export function idOf(...names: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(names.join(' ')).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** The conversation that a contact writes in: the application's once proved, else one of their own. */
export async function conversationFor(
  tx: Tx,
  services: Pick<Services, 'random'>,
  contact: SenderContact,
  now: Date,
): Promise<string> {
  const { id, state, applicationId, chatSessionId, hasRoom, language, name } = contact
  if (hasRoom && chatSessionId !== null) return chatSessionId
  if (applicationId !== null) await lockApplications(tx, [applicationId])
  const application =
    state === 'proved' && applicationId !== null
      ? await findApplicationById(tx, applicationId)
      : undefined
  const sessionId = application
    ? await conversationOf(tx, services, application, now)
    : services.random.uuid()
  if (!application) {
    const made = { id: sessionId, createdAt: now, lastMessageAt: now, isProven: false }
    await insertChatSession(tx, { ...made, applicationId, language, name })
  }
  await changeContact(tx, id, { chatSessionId: sessionId })
  return sessionId
}

/** Whether a contact hears that the office is closed: once a day, and not where a colleague just wrote. */
async function isLeftAlone(
  tx: Tx,
  services: Parts,
  contact: { id: string; chatSessionId: string },
  now: Date,
): Promise<boolean> {
  const hours = await officeHours(services, now)
  if (attendanceAt(now, hours, false) !== 'away' || (await isWatched(tx, now))) return false
  const [awaySince, since] = [24, 1].map((hours) => new Date(now.getTime() - hours * hourMs))
  return !(await wasAnsweredSince(tx, contact, {
    awaySince: awaySince ?? now,
    since: since ?? now,
  }))
}

export type HeardMessage = Omit<Extract<MessengerEvent, { kind: 'message' }>, 'address' | 'at'>

/** They wrote, whatever it was: words that waited for that go now. */
async function noteHeard(
  tx: Tx,
  services: Parts,
  contacts: readonly SenderContact[],
  written: Written,
): Promise<void> {
  await noteWritten(tx, written, written)
  for (const { id, isAwaited } of contacts) {
    if (isAwaited) await wakeWaiting(tx, services, id, written.now)
  }
}

/** Puts what somebody wrote into their conversation; its file follows when it was fetched. */
export async function hear(
  tx: Tx,
  services: Parts,
  { key, text, file, quotes }: HeardMessage,
  written: Written,
): Promise<void> {
  const { messenger, at, now } = written
  const pieces = piecesOf(
    messageText(withoutOpening(text)) ?? '',
    chatLimits.messageLength,
    mostPieces,
  )
  await unproveSilent(tx, written, at)
  let all = await findContactsOf(tx, written, quotes)
  if (pieces.length === 0 && !file) return noteHeard(tx, services, all, written)
  if (all.length === 0) {
    await insertUnknown(tx, services.random.uuid(), written)
    all = await findContactsOf(tx, written, null)
  }
  const [contact] = all
  if (!contact) throw new Error('A contact that was just made is not there')
  const { id } = contact
  const sessionId = await conversationFor(tx, services, contact, now)
  await noteHeard(tx, services, all, written)
  if (
    contact.state === 'proved' &&
    (await isLeftAlone(tx, services, { id, chatSessionId: sessionId }, now))
  ) {
    await enqueueMessage(tx, services, { contactId: id, news: 'away', now })
  }
  if (file) {
    const content = {
      kind: 'file',
      contactId: id,
      ...file,
      tries: 0,
      at: at.toISOString(),
    } as const
    const turn = { messenger, key: `${key} file`, address: idOf(messenger, key), content }
    for (const made of await insertEvents(tx, [turn], now)) {
      await enqueue(tx, services.boss, 'take-messenger', { id: String(made.id) })
    }
  }
  // Last, since it locks the conversation until the commit.
  const said = { sessionId, side: 'user', staff: null, messenger, now } as const
  for (const [n, piece] of pieces.entries()) {
    await postMessage(tx, { ...said, clientId: idOf(messenger, key, n), text: piece })
  }
}
