import type { StreamEvent } from '#client/event-parser.ts'
import { followChats, type StreamListener } from './follow.ts'

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
