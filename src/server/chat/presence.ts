import { publish } from '../data/chat/event.ts'
import type { ChatSessionRow } from '../data/chat/session.ts'
import { keepWatch } from '../data/chat/watch.ts'
import type { Services } from '../services.ts'

const quietMs = 60_000
const mostRemembered = 1_000

/**
 * Typing and reading imply presence, and the visitor's page must know that first, so that nobody
 * types in an office shown as closed. The page then reloads who is there, at most once a minute per
 * conversation. Each node remembers for itself, so two may both announce it.
 */
export function createPresence({ db }: Pick<Services, 'db'>) {
  const said = new Map<string, number>()
  return async (
    { id: sessionId, state }: Pick<ChatSessionRow, 'id' | 'state'>,
    { staffId, now }: { staffId: string; now: Date },
  ): Promise<void> => {
    await keepWatch(db, staffId, now)
    const at = now.getTime()
    if (Math.abs(at - (said.get(sessionId) ?? Number.NEGATIVE_INFINITY)) < quietMs) return
    said.delete(sessionId)
    said.set(sessionId, at)
    const [oldest] = said.keys()
    if (said.size > mostRemembered && oldest !== undefined) said.delete(oldest)
    await publish(db, { event: 'session', data: { sessionId, state } })
  }
}
