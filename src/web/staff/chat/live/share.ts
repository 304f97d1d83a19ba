import { delayAfter } from '#client/back-off.ts'
import { ApiError } from '#client/error.ts'
import type { StreamEvent } from '#client/event-parser.ts'
import { chance } from '#client/random.ts'
import { readStream } from '#client/stream.ts'
import { site } from '../../../api/client.ts'

const name = 'staff-chat-stream'

/** What the page that listens tells the other pages of the browser, and what they ask it. */
type Word =
  | Readonly<{ event: StreamEvent }>
  | Readonly<{ ends: number }>
  | Readonly<{ signedOut: true }>
  | Readonly<{ ask: true }>

/**
 * Listens to all conversations once for all pages of a browser: it keeps few connections to one
 * server open, and many open applications would leave none. The page that is looked
 * at listens, because browsers let the others doze; when it goes, the next one goes on where it was.
 * Gives the way to stop.
 */
export function shareChats(listener: StreamListener): () => void {
  if (!('locks' in navigator && 'BroadcastChannel' in window)) return followChats(listener, null)
  const others = new BroadcastChannel(name)
  const tell = (word: Word) => others.postMessage(word)
  let after: string | null = null
  let ends: number | null = null
  let isListening = false
  let turn = new AbortController()

  const take: StreamListener = {
    event: (event) => {
      if (event.event === 'ready') ends = 0
      after = event.id || after
      listener.event(event)
    },
    end: (count) => {
      ends = count
      listener.end(count)
    },
    signedOut: listener.signedOut,
  }
  const broadcast: StreamListener = {
    event: (event) => {
      take.event(event)
      tell({ event })
    },
    end: (count) => {
      take.end(count)
      tell({ ends: count })
    },
    signedOut: () => {
      take.signedOut()
      tell({ signedOut: true })
    },
  }
  others.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('event' in data) take.event(data.event)
    else if ('signedOut' in data) take.signedOut()
    else if ('ask' in data) {
      if (isListening && ends !== null) tell({ ends })
    } else if (data.ends > 0) take.end(data.ends)
    else if (ends !== 0) take.event({ event: 'ready', data: '{}', id: '' })
  }

  const listen = (until: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (until.aborted) return resolve()
      const stop = followChats(broadcast, after)
      isListening = true
      until.addEventListener('abort', () => {
        isListening = false
        stop()
        resolve()
      })
    })
  const waitForLock = (isSeen: boolean) => {
    turn.abort()
    const mine = new AbortController()
    turn = mine
    navigator.locks
      .request(name, isSeen ? { steal: true } : { signal: mine.signal }, () => listen(mine.signal))
      // Another page took it: this one waits until it is free again.
      .catch(() => !mine.signal.aborted && waitForLock(false))
  }
  const look = () => {
    if (document.visibilityState === 'visible' && !isListening) waitForLock(true)
  }

  waitForLock(document.visibilityState === 'visible')
  tell({ ask: true })
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    turn.abort()
    others.close()
  }
}

type StreamListener = Readonly<{
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
function followChats(listener: StreamListener, after: string | null): () => void {
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
