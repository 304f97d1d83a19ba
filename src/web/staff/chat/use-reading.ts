import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { call } from '../../api/client.ts'
import { useMay, useMe } from '../parts/use-me.ts'
import { markSeen } from './live/take-event.ts'
import { readingQuery, updateLocal } from './queries.ts'
import { isFor } from './sessions.ts'
import { lastOfVisitor, type Thread } from './thread.ts'
import { useVisible } from './use-visible.ts'

/** Marks what comes as seen while the conversation is open and visible, by colleagues who may answer. */
export function useReading(
  session: StaffChatSession | null | undefined,
  thread: Thread | undefined,
): void {
  const client = useQueryClient()
  const mayAnswer = useMay()('chat.answer')
  const me = useMe().id
  const isVisible = useVisible()
  const told = useRef(0)
  const id = session?.sessionId ?? null
  const newest = thread ? lastOfVisitor(thread) : 0
  // What a colleague has been given stays new until that one has seen it.
  const isNews = session ? newest > session.seenByAdmin && isFor(session, me) : false

  useEffect(() => {
    updateLocal(client, readingQuery, () => (isVisible ? id : null))
    return () => updateLocal(client, readingQuery, () => null)
  }, [client, id, isVisible])

  useEffect(() => {
    if (!id || !thread || !isVisible || !mayAnswer || !isNews || newest <= told.current) return
    told.current = newest
    markSeen(client, id, thread, newest)
    call('POST /api/admin/chat/signals', { body: { sessionId: id, seen: newest } }).catch(() => {
      // The next message, or the next look, says it again.
      told.current = 0
    })
  }, [client, id, thread, isVisible, mayAnswer, isNews, newest])
}
