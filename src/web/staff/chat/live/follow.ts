import { delayAfter } from '#client/back-off.ts'
import { ApiError } from '#client/error.ts'
import type { StreamEvent } from '#client/event-parser.ts'
import { chance } from '#client/random.ts'
import { readStream } from '#client/stream.ts'
import { site } from '../../../api/client.ts'

export type StreamListener = Readonly<{
  event: (event: StreamEvent) => void
  /** The stream ended; `ends` counts how often since it last worked. */
  end: (ends: number) => void
  /** Nobody is signed in any more: nothing is tried again. */
  signedOut: () => void
}>

/**
 * Listens to all conversations, from the message `after` on, and begins again whenever the stream
 * ends, after the last message that came. Gives the way to stop.
 */
export function followChats(listener: StreamListener, after: string | null): () => void {
  let ends = 0
  let lastId = after
  let isStopped = false
  let line = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = (event: StreamEvent) => {
    if (isStopped) return
    if (event.event === 'ready') ends = 0
    if (event.id) lastId = event.id
    listener.event(event)
  }
  const listen = async () => {
    clearTimeout(timer)
    timer = undefined
    line = new AbortController()
    const open = (signal: AbortSignal) =>
      site.open('GET /api/admin/chat/stream', {
        ...(lastId === null ? {} : { query: { after: lastId } }),
        headers: { accept: 'text/event-stream' },
        signal,
      })
    const error = await readStream({ open, onEvent: take }, line.signal).catch(
      (cause: unknown) => cause,
    )
    if (isStopped) return
    if (error instanceof ApiError && error.code === 'request.unauthorized')
      return listener.signedOut()
    ends += 1
    listener.end(ends)
    timer = setTimeout(() => void listen(), delayAfter(ends, chance()))
  }
  const now = () => {
    if (timer !== undefined) void listen()
  }
  // A line that was cut says nothing: it would be noticed when it stays silent.
  const cut = () => line.abort()

  addEventListener('online', now)
  addEventListener('offline', cut)
  void listen()
  return () => {
    isStopped = true
    clearTimeout(timer)
    removeEventListener('online', now)
    removeEventListener('offline', cut)
    line.abort()
  }
}
