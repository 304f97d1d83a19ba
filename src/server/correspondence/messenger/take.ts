import { type Messenger, messengerLimits } from '#domain/messenger.ts'
import { codeIn, isStartWord, isStopWord } from '#domain/messenger-words.ts'
import type { Sender } from '../../data/correspondence/messenger-contact.ts'
import {
  findEvent,
  findNextEvent,
  insertEvents,
  markTaken,
  type NewEvent,
  type StoredEvent,
} from '../../data/correspondence/messenger-event.ts'
import { reportMessage } from '../../data/correspondence/messenger-message.ts'
import { noteHeard, noteQuality } from '../../data/correspondence/messenger-service.ts'
import { noteTemplate } from '../../data/correspondence/messenger-template.ts'
import { countCall } from '../../data/operation/rate-limit.ts'
import type { MessengerEvent } from '../../platform/adapters/messenger-service/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue, enqueueAll } from '../../platform/db/enqueue.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { bindByCode, hourly } from './bind.ts'
import { endAndTell } from './end.ts'
import { takeFile } from './files.ts'
import { hear } from './hear.ts'
import { endAll, restart, stop } from './stop.ts'

const dayMs = 86_400_000
/** The job finds what the call that stored it could not take. */
const lateSeconds = 5

/** Whose turn an event is in; what has no order has one of its own. */
const turnOf = (event: MessengerEvent): string =>
  'address' in event ? event.address : `${event.kind} ${event.key}`

/** What came again after we forgot that we took it is not taken twice. */
const isKept = ({ at }: MessengerEvent, now: Date): boolean =>
  now.getTime() - at.getTime() < messengerLimits.eventDays * dayMs

const newEventOf = (event: MessengerEvent, now: Date): NewEvent => {
  const { key, at, ...said } = event
  const content = { ...said, at: (at > now ? now : at).toISOString() }
  return { key, address: turnOf(event), content }
}

/** Stores the events of a call with their jobs, then takes them: what fails is taken by the job. */
export async function receiveEvents(
  services: Services,
  messenger: Messenger,
  events: readonly MessengerEvent[],
  now: Date,
): Promise<void> {
  const { db, boss, log } = services
  const fresh = events.filter((event) => isKept(event, now)).map((event) => newEventOf(event, now))
  if (fresh.length === 0) return
  const first = await inTransaction(db, async (tx) => {
    const made = await insertEvents(tx, messenger, fresh, now)
    const jobs = made.map(({ id }) => ({ id: String(id) }))
    await enqueueAll(tx, boss, 'take-messenger', jobs, lateSeconds)
    return made
  })
  try {
    await noteHeard(db, messenger, now)
    for (const { address } of first) await takeAll(services, { messenger, address })
  } catch (err) {
    log.warn({ err, messenger }, 'messages are left to the job')
  }
}

/** Takes everything that waits of an event's address, or fetches its file. */
export async function takeMessenger(services: Services, id: string): Promise<void> {
  const event = await findEvent(services.db, Number(id))
  if (!event) return
  const { content } = event
  if (content?.kind === 'file') await takeFile(services, { ...event, content })
  else await takeAll(services, event)
}

async function takeAll(services: Services, turn: Sender): Promise<void> {
  let left = true
  while (left) left = await inTransaction(services.db, (tx) => takeNext(tx, services, turn))
}

/** Takes the next event of an address with all that follows from it; false if there is none to take now. */
async function takeNext(tx: Tx, services: Services, turn: Sender): Promise<boolean> {
  const event = await findNextEvent(tx, turn)
  const content = event?.content
  if (!content || content.kind === 'file') return false
  const now = services.clock.now()
  if (content.kind === 'message') {
    const counted = await countCall(tx, hourly('messages', turn, now))
    if (counted && counted.count > messengerLimits.heardPerHour) {
      const seconds = Math.ceil((counted.resetsAt.getTime() - now.getTime()) / 1000)
      await enqueue(tx, services.boss, 'take-messenger', { id: String(event.id) }, seconds)
      return false
    }
  }
  await markTaken(tx, event.id, now)
  await follow(tx, services, { ...event, content }, now)
  return true
}

async function follow(
  tx: Tx,
  services: Services,
  { messenger, key, content }: StoredEvent,
  now: Date,
): Promise<void> {
  const at = new Date(content.at)
  switch (content.kind) {
    case 'message': {
      const { address, name, text, file } = content
      const written = { messenger, address, name, at, now }
      const secret = codeIn(text)
      if (secret !== null) return bindByCode(tx, services, secret, written)
      if (!file && isStopWord(text)) return stop(tx, services, written)
      if (!file && isStartWord(text)) {
        // Of a bot's first word nothing is to be answered.
        if ((await restart(tx, services, written)) || text.trim() === '/start') return
      }
      return hear(tx, services, { ...content, key }, written)
    }
    case 'report': {
      const contactId = await reportMessage(tx, { ...content, at })
      const { ends } = content
      if (ends && contactId) await endAndTell(tx, services, { id: contactId, reason: ends, now })
      return
    }
    case 'ended':
      await endAll(tx, services, { messenger, address: content.address }, { ...content, now })
      return
    case 'template':
      return noteTemplate(tx, content, now)
    case 'quality':
      return noteQuality(tx, messenger, content.quality)
  }
}
