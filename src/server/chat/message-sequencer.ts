import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { MessageEvent } from '../data/chat/event.ts'
import { findLastId, findMessageEvents } from '../data/chat/message.ts'
import { untilWritesEnd } from '../data/operation/in-flight-writes.ts'
import type { Database } from '../platform/db/database.ts'
import { ReorderBuffer } from './reorder-buffer.ts'
import type { NumberedMessage } from './subscribers.ts'

/** How long a missing smaller id may be in transit before it is queried. */
const gapMs = 50
/** Interval of looking for unannounced messages, whose node died first. */
const lookMs = 1_000
/** Longer than any of our transactions. */
const patience = { patienceMs: 20_000, lookAgainMs: 25 }
const atOnce = 500

type Parts = { db: Database; log: Logger }
type Told = {
  /** Each message on arrival, possibly more than once. */
  heard: (message: NumberedMessage) => void
  /** Each message once, by ascending id: after all smaller ones were handed on or are known never to come. */
  next: (message: NumberedMessage) => void
}

/**
 * All messages of the installation by ascending id, so that a stream of all conversations only
 * needs to know the last id seen. Ids are assigned on insert by concurrent transactions and become
 * visible in another order, so a message waits here for smaller ones. A missing id is queried; it
 * is skipped once every transaction of that time has ended.
 */
export class MessageSequencer {
  readonly #parts: Parts
  readonly #told: Told
  #order: ReorderBuffer<NumberedMessage> | null = null
  #looking: NodeJS.Timeout | undefined
  #isLooking = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts, told: Told) {
    this.#parts = parts
    this.#told = told
  }

  /** The last id handed on. */
  get last(): number {
    return this.#order?.last ?? 0
  }

  /** Starts after the visible messages. Called again, it hands on what was missed. */
  async begin(): Promise<void> {
    const { db } = this.#parts
    if (this.#order) {
      await this.#readMissed(null)
      return
    }
    const last = await findLastId(db)
    if (!(await untilWritesEnd(db, 'chat_message', patience)))
      throw new Error('messages are written')
    this.#order = new ReorderBuffer(last)
    this.#timer ??= setInterval(() => void this.#look(null), lookMs).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#looking)
    this.#order = null
  }

  take(message: MessageEvent): void {
    // From an earlier node version, without the number.
    if (message.number === undefined) void this.#look(null)
    else this.#hear({ ...message, number: message.number })
  }

  #hear(message: NumberedMessage): void {
    this.#told.heard(message)
    this.#shareLink(this.#order?.take(message.data.id, message))
  }

  #shareLink(messages: NumberedMessage[] = []): void {
    for (const each of messages) this.#told.next(each)
    if (this.#order?.waitsFor == null || this.#isLooking) return
    this.#isLooking = true
    const missing = this.last
    this.#looking = setTimeout(async () => {
      // Ids missing only now have not been missing long.
      if (this.last === missing) await this.#fill()
      this.#isLooking = false
      this.#shareLink()
    }, gapMs).unref()
  }

  /** Queries missing messages. */
  async #fill(): Promise<void> {
    const upTo = this.#order?.waitsFor
    if (upTo == null || !(await this.#look(upTo)) || this.last >= upTo) return
    const { db, log } = this.#parts
    try {
      if (!(await untilWritesEnd(db, 'chat_message', patience))) return
      await this.#readMissed(upTo)
      for (const each of this.#order?.skipTo(upTo) ?? []) this.#told.next(each)
    } catch (err) {
      log.warn({ err }, 'chat looks for messages')
    }
  }

  /** Whether the query succeeded. */
  async #look(upTo: number | null): Promise<boolean> {
    try {
      await this.#readMissed(upTo)
      return true
    } catch (err) {
      this.#parts.log.warn({ err }, 'chat looks for messages')
      await pause(gapMs)
      return false
    }
  }

  async #readMissed(upTo: number | null): Promise<void> {
    for (let after = this.last, missed = atOnce; missed === atOnce; ) {
      const found = await findMessageEvents(this.#parts.db, { after, upTo, limit: atOnce })
      for (const each of found) this.#hear(each)
      missed = found.length
      after = found.at(-1)?.data.id ?? after
    }
  }
}
