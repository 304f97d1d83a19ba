import { useEffect, useRef } from 'react'
import { call } from '../../api/client.ts'
import { useMay } from '../parts/use-me.ts'
import { type Entry, lastOfVisitors } from './thread.ts'

/** Tells once of what a colleague who may answer has read here, as the inbox does. */
export function useSeen(entries: readonly Entry[]): void {
  const mayAnswer = useMay()('chat.answer')
  const told = useRef(new Map<string, number>())
  useEffect(() => {
    if (!mayAnswer || document.visibilityState !== 'visible') return
    for (const [sessionId, seen] of lastOfVisitors(entries)) {
      if ((told.current.get(sessionId) ?? 0) >= seen) continue
      told.current.set(sessionId, seen)
      // What was not told is told with the next message; nobody waits for it.
      call('POST /api/admin/chat/signals', { body: { sessionId, seen } }).catch(() => {})
    }
  }, [entries, mayAnswer])
}
