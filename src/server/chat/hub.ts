import type { Logger } from 'pino'
import { chatLimits } from '#domain/chat.ts'
import { findLastId, findMessagesAfter, forgetWatch, keepWatch } from '../data/chat.ts'
import type { Database } from '../db/database.ts'
import { type Listening, listenTo } from '../db/listen.ts'
import { type EventStream, eventFrame, heartbeatFrame } from '../http/event-stream.ts'
import {
  type ChatHub,
  type ChatNote,
  chatChannel,
  type SessionEnded,
  type Watcher,
} from './port.ts'

const heartbeatMs = 20_000
/** Streams of one node. */
const mostStreams = 20_000
/** Missed messages that are sent again to staff, who listen to all conversations. */
const mostReplayed = 500

/** One stream. While it catches up, what happens is held back; ids make sure that nothing is sent twice. */
type Reader = {
  stream: EventStream
  sessionId: string | null
  watcher: Watcher | null
  lastId: number
  held: ChatNote[] | null
}

type Parts = { db: Database; databaseUrl: string; clock: { now(): Date }; log: Logger }

const idOf = (note: ChatNote): number | undefined =>
  note.event === 'message' ? note.data.id : undefined

/**
 * The streams of this node. All it hears comes from PostgreSQL, its own messages too: with one way for
 * everything the order is the same on every node. The connection is made for the first stream.
 */
export function createChatHub({ db, databaseUrl, clock, log }: Parts): ChatHub {
  const all = new Set<Reader>()
  const bySession = new Map<string, Set<Reader>>()
  const staff = new Set<Reader>()
  let listening: Listening | null = null
  let lastId: number | null = null
  /** What is heard before it is known what was missed. */
  let waiting: ChatNote[] | null = []
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function give(reader: Reader, note: ChatNote, frame: string): void {
    if (reader.held) {
      reader.held.push(note)
      return
    }
    const id = idOf(note)
    if (id !== undefined && id <= reader.lastId) return
    if (id !== undefined) reader.lastId = id
    reader.stream.write(frame)
  }

  function dispatch(note: ChatNote): void {
    const id = idOf(note)
    if (id !== undefined) lastId = Math.max(lastId ?? 0, id)
    const frame = eventFrame(note.event, note.data, id)
    for (const reader of bySession.get(note.data.sessionId) ?? []) give(reader, note, frame)
    for (const reader of staff) give(reader, note, frame)
  }

  /** After a lost connection: what was committed in between, before anything new. */
  async function catchUp(): Promise<void> {
    if (lastId === null) lastId = await findLastId(db)
    else {
      let missed = await findMessagesAfter(db, lastId)
      while (missed.length > 0) {
        for (const data of missed) dispatch({ event: 'message', data })
        missed = await findMessagesAfter(db, lastId)
      }
      // What is no message may be missing too, and who is no longer signed in.
      for (const { stream, watcher } of staff) {
        stream.write(eventFrame('reset', {}))
        if (watcher) keepWatching(watcher, stream)
      }
    }
    const heard = waiting ?? []
    waiting = null
    heard.forEach(dispatch)
  }

  function endStreamsOf(sessionId: string): void {
    for (const { watcher, stream } of staff) if (watcher?.sessionId === sessionId) stream.end()
  }

  function hear(payload: string): void {
    const note = JSON.parse(payload) as ChatNote | SessionEnded
    if ('endedSession' in note) endStreamsOf(note.endedSession)
    else if (waiting) waiting.push(note)
    else dispatch(note)
  }

  async function connected(): Promise<void> {
    listening ??= listenTo(databaseUrl, chatChannel, {
      note: hear,
      up: catchUp,
      error: (err) => {
        waiting ??= []
        log.warn({ err }, 'chat listens anew')
      },
    })
    timer ??= setInterval(beat, heartbeatMs).unref()
    await listening.ready
  }

  function remove(reader: Reader): void {
    all.delete(reader)
    staff.delete(reader)
    const { sessionId, watcher } = reader
    const others = sessionId === null ? undefined : bySession.get(sessionId)
    others?.delete(reader)
    if (sessionId !== null && others?.size === 0) bySession.delete(sessionId)
    if (watcher && ![...staff].some((other) => other.watcher?.staffId === watcher.staffId)) {
      forgetWatch(db, watcher.staffId).catch(() => {})
    }
  }

  function add(reader: Reader): void {
    all.add(reader)
    if (reader.sessionId === null) staff.add(reader)
    else {
      const others = bySession.get(reader.sessionId) ?? new Set()
      bySession.set(reader.sessionId, others.add(reader))
      const [oldest] = others
      if (others.size > chatLimits.listeners) oldest?.stream.end()
    }
    reader.stream.onClose(() => remove(reader))
  }

  /** Sends what was missed, then what was held back meanwhile. */
  async function begin(reader: Reader, after: number | null): Promise<void> {
    // Without a beginning: from now on, which is before the reader knows that it is heard.
    if (after === null) reader.lastId = await findLastId(db)
    reader.stream.write(eventFrame('ready', {}))
    if (after !== null) {
      const most = reader.sessionId === null ? mostReplayed : chatLimits.messages
      const missed = await findMessagesAfter(db, after, reader.sessionId, most + 1)
      if (missed.length > most) reader.stream.write(eventFrame('reset', {}))
      else {
        for (const data of missed) reader.stream.write(eventFrame('message', data, data.id))
      }
      reader.lastId = missed.at(-1)?.id ?? after
    }
    const held = reader.held ?? []
    reader.held = null
    for (const note of held) give(reader, note, eventFrame(note.event, note.data, idOf(note)))
  }

  function beat(): void {
    for (const { stream } of all) stream.write(heartbeatFrame)
    for (const { watcher, stream } of staff) {
      if (watcher) keepWatching(watcher, stream)
    }
  }

  function keepWatching({ staffId, answers, isIn }: Watcher, stream: EventStream): void {
    const keep = async () => {
      if (!(await isIn())) stream.end()
      else if (answers) await keepWatch(db, staffId, clock.now())
    }
    keep().catch((err) => log.warn({ err }, 'who watches the chat'))
  }

  async function open(reader: Reader, after: number | null): Promise<void> {
    try {
      await connected()
      add(reader)
      await begin(reader, after)
    } catch (err) {
      // The answer has begun: whoever reads it comes again.
      log.warn({ err }, 'chat stream failed')
      reader.stream.end()
    }
  }

  return {
    hasRoom: () => !closed && all.size < mostStreams,
    listen: (stream, sessionId, after) =>
      open({ stream, sessionId, watcher: null, lastId: 0, held: [] }, after),
    async watch(stream, watcher, after) {
      await open({ stream, sessionId: null, watcher, lastId: 0, held: [] }, after)
      keepWatching(watcher, stream)
    },
    async close() {
      closed = true
      clearInterval(timer)
      listening?.stop()
      const watching = new Set([...staff].flatMap(({ watcher }) => watcher?.staffId ?? []))
      for (const { stream } of all) stream.end()
      await Promise.allSettled([...watching].map((staffId) => forgetWatch(db, staffId)))
    },
  }
}
