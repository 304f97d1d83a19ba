import { chatLimits } from '#domain/chat.ts'
import type { ChatEvent, MessageEvent } from '../data/chat/event.ts'
import { type EventStream, eventFrame } from '../http/event-stream.ts'
import type { Watcher } from './port.ts'
import { ReorderBuffer } from './reorder-buffer.ts'

/**
 * A stream of one conversation, or of all for staff. Events are held back while it catches up; ids
 * prevent duplicates.
 */
export type Subscriber = {
  stream: EventStream
  sessionId: string | null
  watcher: Watcher | null
  /** Whether the reader still has access. */
  mayRead: () => Promise<boolean>
  lastId: number
  held: ChatEvent[] | null
}

/** Only messages have an id. */
const idOf = (event: ChatEvent): number | undefined =>
  event.event === 'message' ? event.data.id : undefined

export const frameOf = (event: ChatEvent): string =>
  eventFrame(event.event, event.data, idOf(event))

/** A message with its number in the conversation. */
export type NumberedMessage = Required<MessageEvent>

/**
 * The readers of one conversation. Messages are sent by number; they wait until the count of
 * earlier ones is known.
 */
type Talk = {
  readers: Set<Subscriber>
  order: ReorderBuffer<NumberedMessage> | null
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

/** Sends held-back events; from now on they go out at once. */
export function release(subscriber: Subscriber): void {
  const held = subscriber.held ?? []
  subscriber.held = null
  for (const event of held) send(subscriber, event, frameOf(event))
}

/** All readers on this node. */
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

  /** With too many pages of one visitor, the oldest is closed. */
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

  /** Whether the number of earlier messages is known. */
  isBegun(sessionId: string): boolean {
    return this.#talks.get(sessionId)?.order !== null
  }

  /** Starts a conversation after `count` visible messages. */
  begin(sessionId: string, count: number): void {
    const talk = this.#talks.get(sessionId)
    if (!talk || talk.order) return
    talk.order = new ReorderBuffer(count)
    for (const event of talk.kept.splice(0)) this.sendToVisitors(event)
  }

  /** Sends a message to its readers, after those before it. */
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

  /** Events other than messages have no order. Internal ones do not go to visitors. */
  send(event: Exclude<ChatEvent, { event: 'message' }>): void {
    sendAll(this.#staff, event)
    if (event.event === 'thread' || event.event === 'inbox' || event.event === 'standing') return
    const talk = this.#talks.get(event.data.sessionId)
    if (talk) sendAll(talk.readers, event)
  }

  isWatching(staffId: string): boolean {
    return [...this.#staff].some(({ watcher }) => watcher?.staffId === staffId)
  }

  /** Closes streams of a conversation whose keys were revoked. */
  endTalk(sessionId: string): void {
    for (const { stream } of this.#talks.get(sessionId)?.readers ?? []) stream.end()
  }

  /** Closes the streams of a signed-out staff session. */
  endSession(sessionId: string): void {
    for (const { watcher, stream } of this.#staff) {
      if (watcher?.sessionId === sessionId) stream.end()
    }
  }
}
