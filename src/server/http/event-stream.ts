import type { ServerResponse } from 'node:http'

/** More than this unread, in bytes, and the reader is cut off: it comes back and goes on after its last id. */
const mostUnread = 256 * 1024

/** Server-sent events to one reader, written to the connection itself: a waiting reader costs little memory. */
export type EventStream = {
  write(frame: string | Uint8Array): void
  end(): void
  /** Called once, whoever ends it. */
  onClose(closed: () => void): void
}

export function eventStreamTo(answer: ServerResponse, headers: Headers): EventStream {
  headers.set('content-type', 'text/event-stream; charset=utf-8')
  headers.set('cache-control', 'no-store')
  // Proxies that collect answers before they hand them on would hand on nothing.
  headers.set('x-accel-buffering', 'no')
  answer.writeHead(200, Object.fromEntries(headers))
  // Sent by itself: the head is put together from many pieces, which each stream would go on to hold.
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

/** One event; `id` is where a reader goes on after it was cut off. */
export function eventFrame(name: string, data: unknown, id?: number): string {
  const head = id === undefined ? '' : `id: ${id}\n`
  return `${head}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Nothing, so that both sides notice when the other one is gone. */
export const heartbeatFrame = ':\n\n'
