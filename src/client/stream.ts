import { createParser, type StreamEvent } from './event-parser.ts'

/** The server sends something every twenty seconds: after this silence it is gone. */
const silence = 45_000

/** Calls `act` after a delay unless cancelled. */
export function startTimer(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

export type Stream = Readonly<{
  open: (signal: AbortSignal) => Promise<Response>
  onEvent: (event: StreamEvent) => void
  after?: typeof startTimer
  /** The server announces readiness at once; what delays that would delay everything. */
  readyWithin?: number
}>

/**
 * Reads a stream of server-sent events to its end, which is also reached after too long a silence
 * or when `life` ends. Throws what `open` throws. Not an EventSource, which gives up on a
 * restarting server, hides the response and ignores comments, so that a dead connection would look
 * alive.
 */
export async function readStream(
  { open, onEvent, after = startTimer, readyWithin = silence }: Stream,
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
