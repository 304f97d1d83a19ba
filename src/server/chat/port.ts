import type { EventStream } from '../http/event-stream.ts'

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

/** How a visitor reads. */
export type Reading = {
  /** The last message that is known already; null: from now on. */
  after: number | null
  /** Whether their key still opens the conversation. */
  mayRead(): Promise<boolean>
}

export type ChatHub = {
  /** Whether this node can take one more stream. */
  hasRoom(): boolean
  /** Sends a stream the events of one conversation, first those that were missed. */
  subscribe(stream: EventStream, sessionId: string, reading: Reading): Promise<void>
  /** Sends a stream the events of all conversations. */
  subscribeToAll(stream: EventStream, watcher: Watcher, after: number | null): Promise<void>
  /** Ends all streams. Their readers go on elsewhere. */
  close(): Promise<void>
}
