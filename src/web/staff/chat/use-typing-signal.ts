import { useRef } from 'react'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'

const pauseMs = 3000

/** Lets the other side know that somebody is typing, not at each letter. */
export function useTypingSignal(sessionId: string): (text: string) => void {
  const last = useRef(0)
  return (text) => {
    const at = now().getTime()
    if (text.trim() === '' || at - last.current < pauseMs) return
    last.current = at
    // Nobody misses it when it is lost.
    call('POST /api/admin/chat/signals', { body: { sessionId, typing: true } }).catch(() => {})
  }
}
