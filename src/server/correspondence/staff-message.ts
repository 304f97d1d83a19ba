import { chatLimits } from '#domain/chat.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { hasMessage, recordStaffEvent } from '../data/application/event.ts'
import { tellThread } from '../data/chat/event.ts'
import { markByLetter, postMessage } from '../data/chat/message.ts'
import { findProvenSession } from '../data/chat/session.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import { findContactOfSession } from '../data/correspondence/messenger-contact.ts'
import { enqueueMessage, joinToChat } from '../data/correspondence/messenger-message.ts'
import type { StaffActor } from '../http/staff-route.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'
import { checkFilled } from './template-values.ts'

type Message = {
  /** The application, locked. */
  row: ApplicationRow
  text: string
  by: { staff: StaffActor; now: Date }
  /** The same text within so many milliseconds is sent once. */
  onceWithin: number
}

/** Maximum clock difference between nodes. */
const aheadMs = 60_000

/**
 * Sends a staff message to an application's traveller: by letter, and in an open conversation. Its
 * event stores the text. False for a duplicate. Throws template.unfilled.
 */
export async function writeToTraveller(
  tx: Tx,
  services: Services,
  { row, text, by, onceWithin }: Message,
): Promise<boolean> {
  checkFilled(text)
  const { staff, now } = by
  const since = new Date(now.getTime() - onceWithin)
  // Later timestamps date from before the clock was set back and may be old.
  const upTo = new Date(now.getTime() + aheadMs)
  if (await hasMessage(tx, row.id, { text, since, upTo })) return false
  const about = { applicationId: row.id, staffId: staff.id, now }
  const eventId = await recordStaffEvent(tx, about, { kind: 'message-sent', message: text })
  const letter = { kind: 'staff-message', application: row, about: { eventId }, now } as const
  const letterId = await enqueueLetter(tx, services, letter)
  await tellThread(tx, row.id)
  await sayInChat(tx, services, { row, text, by }, letterId)
  return true
}

/**
 * Last, since it locks the conversation until the commit. Who writes in it from a messenger and
 * does not want news, which the letter's message is, gets the words as an answer.
 */
async function sayInChat(
  tx: Tx,
  services: Services,
  { row, text, by: { staff, now } }: Omit<Message, 'onceWithin'>,
  letterId: string | null,
): Promise<void> {
  if (text.length > chatLimits.messageLength) return
  const session = await findProvenSession(tx, row.id)
  if (!session) return
  const contact = await findContactOfSession(tx, session.id)
  const clientId = services.random.uuid()
  const message = { sessionId: session.id, clientId, side: 'admin', text } as const
  const sent = await postMessage(tx, { ...message, staff, now })
  if (!sent) return
  await markByLetter(tx, sent.id)
  if (letterId !== null) await joinToChat(tx, letterId, sent.id)
  if (contact) {
    const answer = { contactId: contact.id, letterId, chatMessageId: sent.id, now }
    await enqueueMessage(tx, services, { ...answer, news: 'answer' })
  }
}
