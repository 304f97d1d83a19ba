import type { Logger } from 'pino'
import { chatLimits } from '#domain/chat.ts'
import {
  type ChatEvent,
  chatChannel,
  listenerName,
  type SessionEnded,
  type TalkEnded,
} from '../data/chat/event.ts'
import {
  countMessages,
  findLastId,
  findMessageEvents,
  findMessagesAfter,
  type SentMessage,
} from '../data/chat/message.ts'
import { forgetWatch, keepWatch } from '../data/chat/watch.ts'
import { type EventStream, eventFrame, heartbeatFrame } from '../http/event-stream.ts'
import type { Database } from '../platform/db/database.ts'
import { type Listening, listenTo } from '../platform/db/listen.ts'
import { MessageSequencer } from './message-sequencer.ts'
import type { ChatHub, Reading, Watcher } from './port.ts'
import { frameOf, release, type Subscriber, Subscribers } from './subscribers.ts'

const heartbeatMs = 20_000
/** Maximum number of streams per node. */
const mostStreams = 20_000
/** Visitors whose keys are checked concurrently. */
const askedAtOnce = 20
/** Missed messages replayed to staff, who read all conversations. */
const mostReplayed = 500

type Parts = { db: Database; databaseUrl: string; clock: { now(): Date }; log: Logger }

/**
 * This node's event streams. Every event comes from PostgreSQL, even the node's own, so that the
 * order is the same on every node. Visitors get the messages of their conversation by number, staff
 * those of all conversations by id. Connects with the first stream.
 */
class PostgresChatHub implements ChatHub {
  readonly #parts: Parts
  readonly #subscribers = new Subscribers()
  readonly #line: MessageSequencer
  #listening: Listening | null = null
  #isBegun = false
  /** Events that arrive before the missed ones are loaded. */
  #waiting: ChatEvent[] | null = []
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#line = new MessageSequencer(parts, {
      heard: (message) => this.#subscribers.sendToVisitors(message),
      next: (message) => this.#subscribers.sendToStaff(message),
    })
  }

  hasRoom(): boolean {
    return !this.#closed && this.#subscribers.size < mostStreams
  }

  subscribe(stream: EventStream, sessionId: string, { after, mayRead }: Reading): Promise<void> {
    return this.#open({ stream, sessionId, watcher: null, mayRead, lastId: 0, held: [] }, after)
  }

  async subscribeToAll(stream: EventStream, watcher: Watcher, after: number | null): Promise<void> {
    const { isIn: mayRead } = watcher
    await this.#open({ stream, sessionId: null, watcher, mayRead, lastId: 0, held: [] }, after)
    this.#keepWatching(watcher, stream)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    this.#listening?.stop()
    this.#line.stop()
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
      // From here on its end is noticed; it may have ended before.
      if (!(await subscriber.mayRead())) return subscriber.stream.end()
      await this.#begin(subscriber, after)
    } catch (err) {
      // The response has started: the reader reconnects.
      this.#parts.log.warn({ err }, 'chat stream failed')
      subscriber.stream.end()
    }
  }

  async #connected(): Promise<void> {
    const { databaseUrl, log } = this.#parts
    const channel = { url: databaseUrl, channel: chatChannel, name: listenerName }
    this.#listening ??= listenTo(channel, {
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
    const event = JSON.parse(payload) as ChatEvent | SessionEnded | TalkEnded
    if ('endedSession' in event) this.#subscribers.endSession(event.endedSession)
    else if ('endedTalk' in event) this.#subscribers.endTalk(event.endedTalk)
    else if (this.#waiting) this.#waiting.push(event)
    else this.#publish(event)
  }

  #publish(event: ChatEvent): void {
    if (event.event === 'message') this.#line.take(event)
    else this.#subscribers.send(event)
  }

  /** After a reconnect: first what was committed in between. */
  async #catchUp(): Promise<void> {
    await this.#line.begin()
    if (this.#isBegun) this.#tellOfLoss()
    this.#isBegun = true
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const event of waiting) this.#publish(event)
  }

  /** Other events may be lost, and keys revoked. Visitors' pages reload when told that the stream is ready. */
  #tellOfLoss(): void {
    for (const { stream, watcher } of this.#subscribers.staff) {
      stream.write(eventFrame('reset', {}))
      if (watcher) this.#keepWatching(watcher, stream)
    }
    void this.#askVisitors(this.#subscribers.visitors)
  }

  /** A few at a time: thousands may be listening. */
  async #askVisitors(visitors: readonly Subscriber[]): Promise<void> {
    for (let at = 0; at < visitors.length; at += askedAtOnce) {
      const some = visitors.slice(at, at + askedAtOnce)
      await Promise.all(
        some.map(async ({ stream, mayRead }) => {
          if (await mayRead()) stream.write(eventFrame('ready', {}))
          else stream.end()
        }),
      )
    }
  }

  /**
   * Sends missed events, then those held back meanwhile. Without `after`, starts now, before the
   * reader learns that it is connected.
   */
  async #begin(subscriber: Subscriber, after: number | null): Promise<void> {
    // For all conversations only up to the line's position: smaller ids may still follow.
    const upTo = this.#line.last
    const { stream, sessionId } = subscriber
    if (sessionId === null) {
      subscriber.lastId = Math.max(after ?? 0, upTo)
      stream.write(eventFrame('ready', {}))
      if (after !== null && after < upTo) this.#replay(stream, await this.#missedBy(after, upTo))
    } else {
      await this.#beginTalk(sessionId)
      if (after === null) subscriber.lastId = await findLastId(this.#parts.db, sessionId)
      stream.write(eventFrame('ready', {}))
      if (after !== null) {
        const { messages: most } = chatLimits
        const missed = await findMessagesAfter(this.#parts.db, after, sessionId, most)
        this.#replay(stream, missed)
        subscriber.lastId = missed.at(-1)?.id ?? after
      }
    }
    release(subscriber)
  }

  async #beginTalk(sessionId: string): Promise<void> {
    if (this.#subscribers.isBegun(sessionId)) return
    this.#subscribers.begin(sessionId, await countMessages(this.#parts.db, sessionId))
  }

  /** Null when there are too many. */
  async #missedBy(after: number, upTo: number): Promise<SentMessage[] | null> {
    const missed = await findMessageEvents(this.#parts.db, {
      ...{ after, upTo },
      limit: mostReplayed + 1,
    })
    return missed.length > mostReplayed ? null : missed.map(({ data }) => data)
  }

  #replay(stream: EventStream, missed: readonly SentMessage[] | null): void {
    if (!missed) stream.write(eventFrame('reset', {}))
    for (const data of missed ?? []) stream.write(frameOf({ event: 'message', data }))
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

  /** Closes the streams of signed-out staff; announces the presence of those who may answer. */
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
