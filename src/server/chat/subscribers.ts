import { chatLimits } from '#domain/chat.ts'
import type { ChatEvent } from '../data/chat-event.ts'
import { type EventStream, eventFrame } from '../http/event-stream.ts'
import type { Watcher } from './port.ts'

/**
 * One stream: of a conversation, or of staff, who read all of them. While it catches up, events are held
 * back; ids make sure that nothing is sent twice.
 */
export type Subscriber = {
  stream: EventStream
  sessionId: string | null
  watcher: Watcher | null
  lastId: number
  held: ChatEvent[] | null
}

/** Of a message, which alone has one. */
export const idOf = (event: ChatEvent): number | undefined =>
  event.event === 'message' ? event.data.id : undefined

export const frameOf = (event: ChatEvent): string =>
  eventFrame(event.event, event.data, idOf(event))

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
  readonly #bySession = new Map<string, Set<Subscriber>>()

  get size(): number {
    return this.#all.size
  }

  get all(): Iterable<Subscriber> {
    return this.#all
  }

  get staff(): Iterable<Subscriber> {
    return this.#staff
  }

  /** Of more pages than a visitor has, the oldest gives way. */
  add(subscriber: Subscriber): void {
    this.#all.add(subscriber)
    if (subscriber.sessionId === null) {
      this.#staff.add(subscriber)
      return
    }
    const others = this.#bySession.get(subscriber.sessionId) ?? new Set()
    this.#bySession.set(subscriber.sessionId, others.add(subscriber))
    const [oldest] = others
    if (others.size > chatLimits.listeners) oldest?.stream.end()
  }

  remove(subscriber: Subscriber): void {
    this.#all.delete(subscriber)
    this.#staff.delete(subscriber)
    const { sessionId } = subscriber
    const others = sessionId === null ? undefined : this.#bySession.get(sessionId)
    others?.delete(subscriber)
    if (sessionId !== null && others?.size === 0) this.#bySession.delete(sessionId)
  }

  send(event: ChatEvent): void {
    const frame = frameOf(event)
    const own = this.#bySession.get(event.data.sessionId) ?? []
    // How colleagues work is nothing for visitors.
    if (event.event !== 'inbox') for (const subscriber of own) send(subscriber, event, frame)
    for (const subscriber of this.#staff) send(subscriber, event, frame)
  }

  isWatching(staffId: string): boolean {
    return [...this.#staff].some(({ watcher }) => watcher?.staffId === staffId)
  }

  /** Ends the streams of a browser of staff that was signed out. */
  endSession(sessionId: string): void {
    for (const { watcher, stream } of this.#staff) {
      if (watcher?.sessionId === sessionId) stream.end()
    }
  }
}
