import type { EventStream } from '../http/event-stream.ts'

/** The reader of a staff stream. */
export type Watcher = {
  staffId: string
  /** The browser's session; the stream ends with it. */
  sessionId: string
  /** May answer, so visitors see that somebody is available. */
  answers: boolean
  /** Whether they are still signed in. */
  isIn(): Promise<boolean>
}

/** A visitor's reading position and access. */
export type Reading = {
  /** The last known message; null: from now on. */
  after: number | null
  /** Whether their key is still valid. */
  mayRead(): Promise<boolean>
}

export type ChatHub = {
  /** Whether this node accepts another stream. */
  hasRoom(): boolean
  /** Sends a stream the events of one conversation, starting with missed ones. */
  subscribe(stream: EventStream, sessionId: string, reading: Reading): Promise<void>
  /** Sends a stream the events of all conversations. */
  subscribeToAll(stream: EventStream, watcher: Watcher, after: number | null): Promise<void>
  /** Closes all streams; readers reconnect elsewhere. */
  close(): Promise<void>
}
