import { type Messenger, messengerLimits } from '#domain/messenger.ts'
import { codeIn, isStartWord, isStopWord, sentCode } from '#domain/messenger-words.ts'
import { languages } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import type { Sender } from '../../data/correspondence/messenger-contact.ts'
import {
  findEvent,
  insertEvents,
  type NewEvent,
  type StoredEvent,
  takeEvent,
} from '../../data/correspondence/messenger-event.ts'
import { lockReported, reportMessage } from '../../data/correspondence/messenger-message.ts'
import { noteHeard, noteQuality } from '../../data/correspondence/messenger-service.ts'
import { noteTemplate } from '../../data/correspondence/messenger-template.ts'
import { countCall } from '../../data/operation/rate-limit.ts'
import { createFairQueue } from '../../http/admission/fair-queue.ts'
import type { MessengerEvent } from '../../platform/adapters/messenger-service/port.ts'
import { createBatcher } from '../../platform/db/batcher.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue, enqueueAll } from '../../platform/db/enqueue.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { bindByCode, hourly } from './bind.ts'
import { endAndTell } from './end.ts'
import { takeFile } from './files.ts'
import { hear } from './hear.ts'
import { endAll, restart, stop } from './stop.ts'

/** The job finds what the call that stored it could not take. */
const lateSeconds = 15

/** Whose turn an event is in; what has no order has one of its own. */
const turnOf = (event: MessengerEvent): string =>
  'address' in event ? event.address : `${event.kind} ${event.key}`

export const newEventOf = (messenger: Messenger, event: MessengerEvent, now: Date): NewEvent => {
  const { key, at, ...said } = event
  const content = { ...said, at: (at > now ? now : at).toISOString() }
  return { messenger, key, address: turnOf(event), content }
}

type Heard = { events: readonly NewEvent[]; now: Date }

/** Concurrent calls share a statement; the services send a thousand events at most. */
const batching = {
  lanes: 2,
  patienceMs: 100,
  most: 1000,
  weightOf: ({ events }: Heard) => events.length,
  apart: () => null,
}

/** Stores events with the jobs that take them if nothing else does; those that are new. */
export const storeEvents = (
  { db, boss }: Pick<Services, 'db' | 'boss'>,
  events: readonly NewEvent[],
  now: Date,
) =>
  inTransaction(db, async (tx) => {
    const made = await insertEvents(tx, events, now)
    const jobs = made.map(({ id }) => ({ id: String(id) }))
    await enqueueAll(tx, boss, 'take-messenger', jobs, lateSeconds)
    return made
  })

/**
 * Stores the events of calls with their jobs. They are taken right afterwards, without holding the
 * answer; what fails then, or finds no turn, is taken by the job.
 */
export function createReceiver(services: Services) {
  const { db, log } = services
  const turn = createFairQueue({ atOnce: 4, maxWaiting: 2000, maxWaitingOfOne: 1 })

  function takeSoon(sender: Sender): void {
    const lane = { party: `${sender.messenger} ${sender.address}`, member: '' }
    turn(lane, () => takeAll(services, sender)).catch((err: unknown) => {
      log.warn({ err, messenger: sender.messenger }, 'messages are left to the job')
    })
  }

  async function store(calls: readonly Heard[]): Promise<null[]> {
    const now = calls[0]?.now ?? services.clock.now()
    const all = calls.flatMap(({ events }) => events)
    const made = await storeEvents(services, all, now)
    for (const sender of made) takeSoon(sender)
    for (const messenger of new Set(made.map((each) => each.messenger))) {
      await noteHeard(db, messenger, now)
    }
    return calls.map(() => null)
  }

  const storeSoon = createBatcher(store, batching)
  return async (messenger: Messenger, events: readonly MessengerEvent[], now: Date) => {
    if (events.length === 0) return
    await storeSoon({ events: events.map((event) => newEventOf(messenger, event, now)), now })
  }
}

/** Takes everything that waits of an event's address, or fetches its file. */
export async function takeMessenger(services: Services, id: string): Promise<void> {
  const event = await findEvent(services.db, Number(id))
  if (!event?.waits) return
  const { content } = event
  if (content?.kind === 'file') await takeFile(services, { ...event, content })
  else await takeAll(services, event)
}

/** More was written in this hour than is taken. */
class Flooded extends Error {
  override name = 'Flooded'
  readonly id: number
  readonly until: Date

  constructor(id: number, until: Date) {
    super('more messages than an hour takes')
    this.id = id
    this.until = until
  }
}

async function takeAll(services: Services, turn: Sender): Promise<void> {
  try {
    let hasMore = true
    while (hasMore) hasMore = await inTransaction(services.db, (tx) => takeNext(tx, services, turn))
  } catch (error) {
    if (!(error instanceof Flooded)) throw error
    await takeLater(services, turn, error)
  }
}

/** Leaves the rest to one job, however many find that the hour is full. */
function takeLater(
  { db, boss, clock }: Services,
  turn: Sender,
  { id, until }: Flooded,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const counted = await countCall(tx, { ...hourly('floods', turn, now), until })
    if (counted?.count !== 1) return
    const seconds = Math.max(Math.ceil((until.getTime() - now.getTime()) / 1000), 1)
    await enqueue(tx, boss, 'take-messenger', { id: String(id) }, seconds)
  })
}

/** Takes the next event of an address with all that follows from it; whether more waits. */
async function takeNext(tx: Tx, services: Services, turn: Sender): Promise<boolean> {
  const now = services.clock.now()
  const event = await takeEvent(tx, turn, now)
  if (!event) return false
  if (event.isGone) return true
  if (event.content.kind === 'message') {
    const counted = await countCall(tx, hourly('messages', turn, now))
    if (counted && counted.count > messengerLimits.heardPerHour) {
      throw new Flooded(event.id, counted.resetsAt)
    }
  }
  await follow(tx, services, event, now)
  return event.hasMore
}

/** What somebody wrote beside a code, without the words that we gave for it; empty where only signs are left. */
function besideCode(text: string, secret: string): string {
  const code = sentCode(secret)
  const words = languages.map((each) => translatorFor(each, () => {})('messenger.words', { code }))
  const rest = [...words, `/start ${code}`, code].reduce(
    (left, given) => left.replaceAll(given, ' '),
    text,
  )
  return /[^\p{P}\p{Z}\p{C}]/u.test(rest) ? rest.trim() : ''
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
      const message = { ...content, key }
      const secret = codeIn(text)
      if (secret !== null) {
        await bindByCode(tx, services, secret, written)
        return hear(tx, services, { ...message, text: besideCode(text, secret) }, written)
      }
      if (!file && isStopWord(text, messenger)) return stop(tx, services, message, written)
      // Of a bot's first word nothing is to be answered.
      const isStart =
        !file &&
        isStartWord(text) &&
        ((await restart(tx, services, written)) || text.trim() === '/start')
      return hear(tx, services, { ...message, text: isStart ? '' : text }, written)
    }
    case 'report': {
      const { ends } = content
      if (ends) await lockReported(tx, content)
      const contactId = await reportMessage(tx, services, { ...content, at })
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
