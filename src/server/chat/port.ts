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

export type ChatHub = {
  /** Whether this node can take one more stream. */
  hasRoom(): boolean
  /** Sends a stream the events of one conversation, first those after the message `after`. */
  subscribe(stream: EventStream, sessionId: string, after: number | null): Promise<void>
  /** Sends a stream the events of all conversations. */
  subscribeToAll(stream: EventStream, watcher: Watcher, after: number | null): Promise<void>
  /** Ends all streams. Their readers go on elsewhere. */
  close(): Promise<void>
}
