import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect } from 'vitest'
import { type EventReader, readEvents } from '../../../test/support/events.ts'
import { startServer } from '../../../test/support/server.ts'
import { signIn } from '../../../test/support/staff.ts'

/** A server with a chat and a colleague who may answer; fresh for each test. */
export async function startChat() {
  const { t, app } = await startServer()
  let staff: Awaited<ReturnType<typeof signIn>>
  const open: EventReader[] = []

  beforeEach(async () => {
    // An hour apart, so that tests share no limit.
    t.pass(3_600_000)
    await t.services.db.deleteFrom('chatSession').execute()
    await t.services.db.deleteFrom('letter').execute()
    staff = await signIn(app, { role: 'agent', name: 'Neema Sample' })
  })
  afterEach(() => {
    for (const reader of open.splice(0)) reader.close()
  })

  /** A connected stream, closed after the test. */
  async function stream(path: string, headers: Record<string, string>): Promise<EventReader> {
    const reader = await readEvents(app.origin + path, headers)
    open.push(reader)
    await reader.until(({ name }) => name === 'ready')
    return reader
  }

  /** A visitor with a conversation, and calls with its key. */
  async function visit(body: Record<string, unknown> = {}, browser = app.browser()) {
    const { status, body: made } = await browser.post('/api/chat/sessions', body)
    expect(status).toBe(201)
    const { sessionId, token } = made as { sessionId: string; token: string }
    const key = { authorization: `Bearer ${token}` }
    const send = (method: string, path: string, content?: object) =>
      browser.send(method, path, {
        headers: { ...key, 'content-type': 'application/json' },
        ...(content && { body: JSON.stringify(content) }),
      })
    return {
      sessionId,
      token,
      send,
      say: (message: string, clientId: string = randomUUID()) =>
        send('POST', '/api/chat/messages', { sessionId, message, clientId }),
      read: (after = 0) => send('GET', `/api/chat/messages?sessionId=${sessionId}&after=${after}`),
      signal: (what: object) => send('POST', '/api/chat/signals', { sessionId, ...what }),
      look: () => send('GET', `/api/chat/sessions/${sessionId}`),
      listen: (after?: number) => {
        const start = after === undefined ? '' : `&after=${after}`
        return stream(`/api/chat/stream?sessionId=${sessionId}${start}`, key)
      },
    }
  }

  return {
    t,
    app,
    get staff() {
      return staff
    },
    stream,
    visit,
    watch: (headers: Record<string, string> = {}) =>
      stream('/api/admin/chat/stream', { cookie: staff.cookie(), ...headers }),
    reply: (sessionId: string, message: string, clientId: string = randomUUID()) =>
      staff.post('/api/admin/chat/reply', { sessionId, message, clientId }),
    async list(query = '') {
      const { body } = await staff.get(`/api/admin/chat/sessions${query}`)
      return body as unknown as Record<string, unknown>[]
    },
  }
}

/** The messages of a stream, in order. */
export const messagesOf = ({ events }: EventReader) =>
  events.flatMap(({ name, data }) => (name === 'message' ? [data.message] : []))

/** The messages of an answer, in order. */
export const textsOf = (answer: { body: unknown }) =>
  (answer.body as { message: string }[]).map(({ message }) => message)
