import type { ServerResponse } from 'node:http'

/** Maximum unread bytes before the reader is disconnected; it reconnects after its last id. */
const mostUnread = 256 * 1024

/** Server-sent events to one reader, written to the connection directly: idle readers cost little memory. */
export type EventStream = {
  write(frame: string | Uint8Array): void
  end(): void
  /** Called once, whichever side ends it. */
  onClose(closed: () => void): void
}

export function eventStreamTo(answer: ServerResponse, headers: Headers): EventStream {
  headers.set('content-type', 'text/event-stream; charset=utf-8')
  headers.set('cache-control', 'no-store')
  // Disables proxy buffering.
  headers.set('x-accel-buffering', 'no')
  answer.writeHead(200, Object.fromEntries(headers))
  // Separately, or each stream would retain the pieces of its head.
  answer.flushHeaders()
  return {
    write(frame) {
      if (answer.writableLength > mostUnread) answer.destroy()
      else answer.write(frame)
    },
    end: () => void answer.end(),
    onClose(closed) {
      if (answer.destroyed || answer.writableEnded) closed()
      else answer.once('close', closed)
    },
  }
}

/** One event; `id` is where a reader resumes. */
export function eventFrame(name: string, data: unknown, id?: number): string {
  const head = id === undefined ? '' : `id: ${id}\n`
  return `${head}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** A comment, by which both sides detect a lost peer. */
export const heartbeatFrame = ':\n\n'
