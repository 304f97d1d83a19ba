import type { ChatEvents } from '#contract/chat.ts'
import type { EventStream } from '../http/event-stream.ts'

/** Of PostgreSQL: where nodes tell each other. */
export const chatChannel = 'chat'

/** What every node is told, by PostgreSQL: an event of the contract with its name. */
export type ChatNote = {
  [E in keyof ChatEvents]: { event: E; data: ChatEvents[E] }
}[keyof ChatEvents]

/** What the database itself tells on the same channel: a session of staff was ended, whoever ended it. */
export type SessionEnded = { endedSession: string }

/** Who reads a stream of staff. */
export type Watcher = {
  staffId: string
  /** Of the browser that reads; its stream ends with it. */
  sessionId: string
  /** May answer, so that visitors are told that somebody is there. */
  answers: boolean
  /** Whether they are still signed in. */
  isIn(): Promise<boolean>
}

export type ChatHub = {
  /** Whether this node can take one more stream. */
  hasRoom(): boolean
  /** Sends a stream the events of one conversation, first those after the message `after`. */
  listen(stream: EventStream, sessionId: string, after: number | null): Promise<void>
  /** Sends a stream the events of all conversations. */
  watch(stream: EventStream, watcher: Watcher, after: number | null): Promise<void>
  /** Ends all streams. Their readers go on elsewhere. */
  close(): Promise<void>
}
