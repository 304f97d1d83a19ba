import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { ok } from './ok.ts'

type Said = { id: number; type: 'user' | 'admin'; message: string; senderName?: string }

/** A chat visitor, by API calls. */
export async function writeAsVisitor(
  request: APIRequestContext,
  who: Readonly<{ email?: string; name?: string; language?: string; applicationId?: string }> = {},
) {
  const data = { language: 'en', ...who }
  const opened = await ok(request.post('/api/chat/sessions', { data }))
  const { sessionId, token }: { sessionId: string; token: string } = await opened.json()
  const headers = { authorization: `Bearer ${token}` }
  return {
    sessionId,
    async say(message: string): Promise<number> {
      const data = { sessionId, message, clientId: randomUUID() }
      return (await (await ok(request.post('/api/chat/messages', { headers, data }))).json()).id
    },
    async signal(sign: { typing?: true; seen?: number }): Promise<void> {
      await request.post('/api/chat/signals', { headers, data: { sessionId, ...sign } })
    },
    async heard(): Promise<Said[]> {
      const answer = await request.get('/api/chat/messages', { headers, params: { sessionId } })
      return answer.json()
    },
    /** The conversation as seen by the visitor. */
    async session(): Promise<{ state: string; seenByAdmin: number }> {
      return (await request.get(`/api/chat/sessions/${sessionId}`, { headers })).json()
    },
  }
}
