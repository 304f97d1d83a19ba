import { delayAfter } from '#client/back-off.ts'
import { ApiError } from '#client/error.ts'
import type { StreamEvent } from '#client/event-parser.ts'
import { chance } from '#client/random.ts'
import { readStream } from '#client/stream.ts'
import { site } from '../../../api/client.ts'

const name = 'staff-chat-stream'

/** What is heard from the stream, and told to the other pages of the browser. */
type Word =
  | Readonly<{ event: StreamEvent }>
  /** The stream ended: how often since it last worked. */
  | Readonly<{ ends: number }>
  /** Nobody is signed in any more: nothing is tried again. */
  | Readonly<{ signedOut: true }>

/** A page that opens later wants to know how it stands. */
type Ask = Readonly<{ ask: true }>

type Hear = (word: Word) => void

/**
 * Listens to all conversations once for all pages of a browser: it keeps few connections to one
 * server open, and many open applications would leave none. The page that is looked
 * at listens, because browsers let the others doze; when it goes, the next one goes on where it was.
 * Gives the way to stop.
 */
export function shareChats(hear: Hear): () => void {
  if (!('locks' in navigator && 'BroadcastChannel' in window)) return followChats(hear, null)
  const others = new BroadcastChannel(name)
  const tell = (word: Word | Ask) => others.postMessage(word)
  let after: string | null = null
  let ends: number | null = null
  let isListening = false
  let turn = new AbortController()

  const take: Hear = (word) => {
    if ('event' in word) {
      if (word.event.event === 'ready') ends = 0
      after = word.event.id || after
    } else if ('ends' in word) ends = word.ends
    hear(word)
  }
  const broadcast: Hear = (word) => {
    take(word)
    tell(word)
  }
  others.onmessage = ({ data: word }: MessageEvent<Word | Ask>) => {
    if ('ask' in word) {
      if (isListening && ends !== null) tell({ ends })
    } else if (!('ends' in word) || word.ends > 0) take(word)
    else if (ends !== 0) take({ event: { event: 'ready', data: '{}', id: '' } })
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

/**
 * Listens to all conversations, from the message `after` on, and begins again whenever the stream
 * ends, after the last message that came. Gives the way to stop.
 */
function followChats(hear: Hear, after: string | null): () => void {
  let ends = 0
  let lastId = after
  let isStopped = false
  let line = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = (event: StreamEvent) => {
    if (isStopped) return
    if (event.event === 'ready') ends = 0
    if (event.id) lastId = event.id
    hear({ event })
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
      return hear({ signedOut: true })
    ends += 1
    hear({ ends })
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
