import type { Logger } from 'pino'
import { chatLimits } from '#domain/chat.ts'
import { type ChatEvent, chatChannel, type SessionEnded } from '../data/chat-event.ts'
import { findLastId, findMessagesAfter } from '../data/chat-message.ts'
import { forgetWatch, keepWatch } from '../data/chat-watch.ts'
import type { Database } from '../db/database.ts'
import { type Listening, listenTo } from '../db/listen.ts'
import { type EventStream, eventFrame, heartbeatFrame } from '../http/event-stream.ts'
import type { ChatHub, Watcher } from './port.ts'
import { frameOf, idOf, release, type Subscriber, Subscribers } from './subscribers.ts'

const heartbeatMs = 20_000
/** Streams of one node. */
const mostStreams = 20_000
/** Missed messages that are sent again to staff, who read all conversations. */
const mostReplayed = 500

type Parts = { db: Database; databaseUrl: string; clock: { now(): Date }; log: Logger }

/**
 * The streams of this node. All it publishes comes from PostgreSQL, its own messages too: with one way for
 * everything the order is the same on every node. The connection is made for the first stream.
 */
class PostgresChatHub implements ChatHub {
  readonly #parts: Parts
  readonly #subscribers = new Subscribers()
  #listening: Listening | null = null
  #lastId: number | null = null
  /** What arrives before it is known what was missed. */
  #waiting: ChatEvent[] | null = []
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  hasRoom(): boolean {
    return !this.#closed && this.#subscribers.size < mostStreams
  }

  subscribe(stream: EventStream, sessionId: string, after: number | null): Promise<void> {
    return this.#open({ stream, sessionId, watcher: null, lastId: 0, held: [] }, after)
  }

  async subscribeToAll(stream: EventStream, watcher: Watcher, after: number | null): Promise<void> {
    await this.#open({ stream, sessionId: null, watcher, lastId: 0, held: [] }, after)
    this.#keepWatching(watcher, stream)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    this.#listening?.stop()
    const { db } = this.#parts
    const staff = [...this.#subscribers.staff]
    const watching = new Set(staff.flatMap(({ watcher }) => watcher?.staffId ?? []))
    for (const { stream } of this.#subscribers.all) stream.end()
    await Promise.allSettled([...watching].map((staffId) => forgetWatch(db, staffId)))
  }

  async #open(subscriber: Subscriber, after: number | null): Promise<void> {
    try {
      await this.#connected()
      this.#subscribers.add(subscriber)
      subscriber.stream.onClose(() => this.#remove(subscriber))
      await this.#begin(subscriber, after)
    } catch (err) {
      // The answer has begun: whoever reads it comes again.
      this.#parts.log.warn({ err }, 'chat stream failed')
      subscriber.stream.end()
    }
  }

  async #connected(): Promise<void> {
    const { databaseUrl, log } = this.#parts
    this.#listening ??= listenTo(databaseUrl, chatChannel, {
      note: (payload) => this.#take(payload),
      up: () => this.#catchUp(),
      error: (err) => {
        this.#waiting ??= []
        log.warn({ err }, 'chat listens anew')
      },
    })
    this.#timer ??= setInterval(() => this.#beat(), heartbeatMs).unref()
    await this.#listening.ready
  }

  #take(payload: string): void {
    const event = JSON.parse(payload) as ChatEvent | SessionEnded
    if ('endedSession' in event) this.#subscribers.endSession(event.endedSession)
    else if (this.#waiting) this.#waiting.push(event)
    else this.#publish(event)
  }

  #publish(event: ChatEvent): void {
    const id = idOf(event)
    if (id !== undefined) this.#lastId = Math.max(this.#lastId ?? 0, id)
    this.#subscribers.send(event)
  }

  /** After a lost connection: what was committed in between, before anything new. */
  async #catchUp(): Promise<void> {
    if (this.#lastId === null) this.#lastId = await findLastId(this.#parts.db)
    else await this.#publishMissed(this.#lastId)
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const event of waiting) this.#publish(event)
  }

  async #publishMissed(after: number): Promise<void> {
    const { db } = this.#parts
    let missed = await findMessagesAfter(db, after)
    while (missed.length > 0) {
      for (const data of missed) this.#publish({ event: 'message', data })
      missed = await findMessagesAfter(db, this.#lastId ?? after)
    }
    // What is no message may be missing too, and who is no longer signed in.
    for (const { stream, watcher } of this.#subscribers.staff) {
      stream.write(eventFrame('reset', {}))
      if (watcher) this.#keepWatching(watcher, stream)
    }
  }

  /** Sends what was missed, then what was held back meanwhile. */
  async #begin(subscriber: Subscriber, after: number | null): Promise<void> {
    const { db } = this.#parts
    const { stream, sessionId } = subscriber
    // Without a beginning: from now on, which is before the reader knows that it receives.
    if (after === null) subscriber.lastId = await findLastId(db)
    stream.write(eventFrame('ready', {}))
    if (after !== null) {
      const most = sessionId === null ? mostReplayed : chatLimits.messages
      const missed = await findMessagesAfter(db, after, sessionId, most + 1)
      if (missed.length > most) stream.write(eventFrame('reset', {}))
      else for (const data of missed) stream.write(frameOf({ event: 'message', data }))
      subscriber.lastId = missed.at(-1)?.id ?? after
    }
    release(subscriber)
  }

  #remove(subscriber: Subscriber): void {
    this.#subscribers.remove(subscriber)
    const { watcher } = subscriber
    if (!watcher || this.#subscribers.isWatching(watcher.staffId)) return
    forgetWatch(this.#parts.db, watcher.staffId).catch(() => {})
  }

  #beat(): void {
    for (const { stream } of this.#subscribers.all) stream.write(heartbeatFrame)
    for (const { watcher, stream } of this.#subscribers.staff) {
      if (watcher) this.#keepWatching(watcher, stream)
    }
  }

  /** Ends the stream of who is no longer signed in; says of who may answer that they are there. */
  #keepWatching({ staffId, answers, isIn }: Watcher, stream: EventStream): void {
    const { db, clock, log } = this.#parts
    const keep = async () => {
      if (!(await isIn())) stream.end()
      else if (answers) await keepWatch(db, staffId, clock.now())
    }
    keep().catch((err) => log.warn({ err }, 'who watches the chat'))
  }
}

export function createChatHub(parts: Parts): ChatHub {
  return new PostgresChatHub(parts)
}
