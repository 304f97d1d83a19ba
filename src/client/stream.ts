import { createParser, type StreamEvent } from './event-parser.ts'

/** The server says something every twenty seconds: after this silence nobody is there. */
const silence = 45_000

/** Does something after so many milliseconds, unless it is called off. */
export function inTime(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

export type Stream = Readonly<{
  open: (signal: AbortSignal) => Promise<Response>
  onEvent: (event: StreamEvent) => void
  after?: typeof inTime
  /** The server says at once that it is ready; what holds that back would hold back all else too. */
  readyWithin?: number
}>

/**
 * Reads one stream of server-sent events to its end, which comes, too, when it stays silent for too
 * long or `life` ends. Throws what `open` throws. Not an EventSource: that one gives up on a server that
 * restarts, does not say what the answer was, and hears no comment, so that a dead line would look alive.
 */
export async function readStream(
  { open, onEvent, after = inTime, readyWithin = silence }: Stream,
  life: AbortSignal,
): Promise<void> {
  const own = new AbortController()
  const stop = () => own.abort()
  life.addEventListener('abort', stop)
  if (life.aborted) stop()
  let isReady = false
  let callOff = after(readyWithin, stop)
  const parse = createParser((event) => {
    isReady ||= event.event === 'ready'
    onEvent(event)
  })
  try {
    const reader = (await open(own.signal)).body?.getReader()
    const decoder = new TextDecoder()
    for (;;) {
      const piece = await reader?.read()
      if (!piece || piece.done || life.aborted) return
      parse(decoder.decode(piece.value, { stream: true }))
      if (!isReady) continue
      callOff()
      callOff = after(silence, stop)
    }
  } finally {
    callOff()
    stop()
    life.removeEventListener('abort', stop)
  }
}
