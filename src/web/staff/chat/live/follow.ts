import { streamStaffChat } from '#contract/staff/chat.ts'
import { delayAfter } from '#domain/back-off.ts'
import { createParser, type StreamEvent } from '#domain/event-parser.ts'
import { addressOf } from '../../../api/client.ts'
import { ApiError, errorFrom } from '../../../api/error.ts'
import { newKey } from '../../../api/new-key.ts'
import { presenceHeaders } from '../../../api/presence.ts'

/** The server says something every twenty seconds: after this silence nobody is there. */
const silenceMs = 45_000

export type Hear = Readonly<{
  event: (event: StreamEvent) => void
  /** The stream ended; `ends` counts how often since it last worked. */
  end: (ends: number) => void
  /** Nobody is signed in any more: nothing is tried again. */
  signedOut: () => void
}>

/**
 * Listens to all conversations, from the message `after` on, and begins again whenever the stream
 * ends, after the last message that came. Not an EventSource: that one gives up on a server that
 * restarts, does not say what the answer was, and hears no comment, so that a dead line would look
 * alive. Gives the way to stop.
 */
export function followChats(hear: Hear, after: string | null): () => void {
  let ends = 0
  let lastId = after
  let isStopped = false
  let line = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = (event: StreamEvent) => {
    if (isStopped) return
    if (event.event === 'ready') ends = 0
    if (event.id) lastId = event.id
    hear.event(event)
  }
  const listen = async () => {
    clearTimeout(timer)
    timer = undefined
    line = new AbortController()
    const error = await streamOf(lastId, line, take).catch((cause: unknown) => cause)
    if (isStopped) return
    if (error instanceof ApiError && error.code === 'request.unauthorized') return hear.signedOut()
    ends += 1
    hear.end(ends)
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

/** One stream from its beginning to its end. */
async function streamOf(
  after: string | null,
  line: AbortController,
  take: (event: StreamEvent) => void,
): Promise<void> {
  let watch: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(watch)
    watch = setTimeout(() => line.abort(), silenceMs)
  }
  try {
    wait()
    const response = await fetch(addressOf(streamStaffChat, {}, { after }), {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { accept: 'text/event-stream', ...presenceHeaders() },
      signal: line.signal,
    })
    if (!response.ok || !response.body) throw errorFrom(response.status, await response.text())
    const read = createParser(take)
    const text = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await text.read()
      if (done) return
      wait()
      read(value)
    }
  } finally {
    clearTimeout(watch)
  }
}

/** A number from 0 to 1. */
function chance(): number {
  return Number.parseInt(newKey().slice(0, 6), 16) / 0xffffff
}
