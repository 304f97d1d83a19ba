import { chatLimits } from '#domain/chat.ts'
import type { ChatEvent, MessageEvent } from '../data/chat/event.ts'
import { type EventStream, eventFrame } from '../http/event-stream.ts'
import { InOrder } from './in-order.ts'
import type { Watcher } from './port.ts'

/**
 * One stream: of a conversation, or of staff, who read all of them. While it catches up, events are held
 * back; ids make sure that nothing is sent twice.
 */
export type Subscriber = {
  stream: EventStream
  sessionId: string | null
  watcher: Watcher | null
  /** Whether whoever reads still may. */
  mayRead: () => Promise<boolean>
  lastId: number
  held: ChatEvent[] | null
}

/** Of a message, which alone has one. */
const idOf = (event: ChatEvent): number | undefined =>
  event.event === 'message' ? event.data.id : undefined

export const frameOf = (event: ChatEvent): string =>
  eventFrame(event.event, event.data, idOf(event))

/** A message whose place in its conversation is known. */
export type NumberedMessage = Required<MessageEvent>

/**
 * Who reads one conversation. Its messages are handed on in the order of their numbers; until it is known how
 * many there were before, they are kept.
 */
type Talk = {
  readers: Set<Subscriber>
  order: InOrder<NumberedMessage> | null
  kept: NumberedMessage[]
}

function send(subscriber: Subscriber, event: ChatEvent, frame: string): void {
  if (subscriber.held) {
    subscriber.held.push(event)
    return
  }
  const id = idOf(event)
  if (id !== undefined && id <= subscriber.lastId) return
  if (id !== undefined) subscriber.lastId = id
  subscriber.stream.write(frame)
}

function sendAll(readers: Set<Subscriber>, event: ChatEvent): void {
  if (readers.size === 0) return
  const frame = frameOf(event)
  for (const reader of readers) send(reader, event, frame)
}

/** Sends what was held back; from now on events go out at once. */
export function release(subscriber: Subscriber): void {
  const held = subscriber.held ?? []
  subscriber.held = null
  for (const event of held) send(subscriber, event, frameOf(event))
}

/** Who reads on this node. */
export class Subscribers {
  readonly #all = new Set<Subscriber>()
  readonly #staff = new Set<Subscriber>()
  readonly #talks = new Map<string, Talk>()

  get size(): number {
    return this.#all.size
  }

  get all(): Iterable<Subscriber> {
    return this.#all
  }

  get visitors(): Subscriber[] {
    return [...this.#all].filter(({ watcher }) => !watcher)
  }

  get staff(): Iterable<Subscriber> {
    return this.#staff
  }

  /** Of more pages than a visitor has, the oldest gives way. */
  add(subscriber: Subscriber): void {
    this.#all.add(subscriber)
    const { sessionId } = subscriber
    if (sessionId === null) {
      this.#staff.add(subscriber)
      return
    }
    const talk = this.#talks.get(sessionId) ?? { readers: new Set(), order: null, kept: [] }
    this.#talks.set(sessionId, talk)
    talk.readers.add(subscriber)
    const [oldest] = talk.readers
    if (talk.readers.size > chatLimits.listeners) oldest?.stream.end()
  }

  remove(subscriber: Subscriber): void {
    this.#all.delete(subscriber)
    this.#staff.delete(subscriber)
    const { sessionId } = subscriber
    const talk = sessionId === null ? undefined : this.#talks.get(sessionId)
    talk?.readers.delete(subscriber)
    if (sessionId !== null && talk?.readers.size === 0) this.#talks.delete(sessionId)
  }

  /** Whether it is known how many messages there were before the first of a conversation's readers. */
  isBegun(sessionId: string): boolean {
    return this.#talks.get(sessionId)?.order !== null
  }

  /** So many messages can be seen by whoever reads the conversation from now on: it goes on after them. */
  begin(sessionId: string, count: number): void {
    const talk = this.#talks.get(sessionId)
    if (!talk || talk.order) return
    talk.order = new InOrder(count)
    for (const event of talk.kept.splice(0)) this.sendToVisitors(event)
  }

  /** A message, to those who read its conversation: as soon as the ones before it were sent. */
  sendToVisitors(event: NumberedMessage): void {
    const talk = this.#talks.get(event.data.sessionId)
    if (!talk) return
    if (!talk.order) {
      talk.kept.push(event)
      return
    }
    for (const next of talk.order.take(event.number, event)) sendAll(talk.readers, next)
  }

  sendToStaff(event: ChatEvent): void {
    sendAll(this.#staff, event)
  }

  /** What is no message has no order. How colleagues work is nothing for visitors. */
  send(event: Exclude<ChatEvent, { event: 'message' }>): void {
    sendAll(this.#staff, event)
    if (event.event === 'thread' || event.event === 'inbox') return
    const talk = this.#talks.get(event.data.sessionId)
    if (talk) sendAll(talk.readers, event)
  }

  isWatching(staffId: string): boolean {
    return [...this.#staff].some(({ watcher }) => watcher?.staffId === staffId)
  }

  /** Ends the streams of a conversation whose keys count no more. */
  endTalk(sessionId: string): void {
    for (const { stream } of this.#talks.get(sessionId)?.readers ?? []) stream.end()
  }

  /** Ends the streams of a browser of staff that was signed out. */
  endSession(sessionId: string): void {
    for (const { watcher, stream } of this.#staff) {
      if (watcher?.sessionId === sessionId) stream.end()
    }
  }
}
