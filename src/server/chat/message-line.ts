import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { MessageEvent } from '../data/chat/event.ts'
import { findLastId, findMessageEvents } from '../data/chat/message.ts'
import { untilWritesEnd } from '../data/operation/in-flight-writes.ts'
import type { Database } from '../platform/db/database.ts'
import { InOrder } from './in-order.ts'
import type { NumberedMessage } from './subscribers.ts'

/** How long a smaller id that was not heard may be on its way before it is looked for. */
const gapMs = 50
/** How often messages are looked for of which nobody told: their node died before it could. */
const lookMs = 1_000
/** Longer than any transaction of ours may take. */
const patience = { patienceMs: 20_000, lookAgainMs: 25 }
const atOnce = 500

type Parts = { db: Database; log: Logger }
type Told = {
  /** Each message as soon as it is heard, perhaps more than once. */
  heard: (message: NumberedMessage) => void
  /** Each message once, by growing ids: when all smaller ones were handed on, or never come. */
  next: (message: NumberedMessage) => void
}

/**
 * All messages of the installation in one line, by growing ids: so that 'everything after the last id I saw'
 * is all that a stream of all conversations has to know. Ids are given when messages are written, by many at
 * once, and become visible in another order: a message waits here for the smaller ones. An id that is not heard is
 * looked for; it was given in vain where nobody who wrote at that time writes any more.
 */
export class MessageLine {
  readonly #parts: Parts
  readonly #told: Told
  #order: InOrder<NumberedMessage> | null = null
  #looking: NodeJS.Timeout | undefined
  #isLooking = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts, told: Told) {
    this.#parts = parts
    this.#told = told
  }

  /** The id up to which everything was handed on. */
  get last(): number {
    return this.#order?.last ?? 0
  }

  /** Begins after what can be seen now. Repeated: hands on what was missed since. */
  async begin(): Promise<void> {
    const { db } = this.#parts
    if (this.#order) {
      await this.#readMissed(null)
      return
    }
    const last = await findLastId(db)
    if (!(await untilWritesEnd(db, 'chat_message', patience)))
      throw new Error('messages are written')
    this.#order = new InOrder(last)
    this.#timer ??= setInterval(() => void this.#look(null), lookMs).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#looking)
    this.#order = null
  }

  take(message: MessageEvent): void {
    // Of a node of an earlier version, which does not say the number.
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
      // Others may be missing by now; they have not been for so long.
      if (this.last === missing) await this.#fill()
      this.#isLooking = false
      this.#shareLink()
    }, gapMs).unref()
  }

  /** Looks for what is missing before what waits. */
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

  /** Whether it could be looked. */
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
