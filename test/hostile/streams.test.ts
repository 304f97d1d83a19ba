import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChatHub } from '../../src/server/chat/hub.ts'
import { startChat } from '../../src/server/chat/test-support.ts'
import { startApp } from '../support/app.ts'
import { readEvents } from '../support/events.ts'
import { signIn } from '../support/staff.ts'

const chat = await startChat()
const { app } = chat
const stream = '/api/admin/chat/stream'
// No heartbeat, which would end a stream by itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }))
afterEach(() => void vi.useRealTimers())

test('the streams of a colleague end with the session, on every node; those of others go on', async () => {
  const { services, databaseUrl } = { ...chat.t }
  const hub = createChatHub({ ...services, databaseUrl })
  const second = await startApp({ ...services, chat: hub })
  try {
    const owner = await signIn(app, { role: 'owner' })
    const other = await chat.watch()
    for (const change of [{ disabled: true }, { role: 'viewer' }] as const) {
      const colleague = await signIn(app, { role: 'agent' })
      const headers = { cookie: colleague.cookie() }
      const here = await chat.stream(stream, headers)
      const there = await readEvents(second.origin + stream, headers)
      await there.until(({ name }) => name === 'ready')
      const path = `/api/admin/staff/${colleague.staff.id}`
      expect((await owner.patch(path, change)).status).toBe(200)
      await Promise.all([here.ended, there.ended])
      await expect(chat.stream(stream, headers)).rejects.toThrow('request.unauthorized')
    }
    const visitor = await chat.visit()
    await visitor.say('Is anybody still there?')
    await other.until(({ data }) => data.message === 'Is anybody still there?')
  } finally {
    await hub.close()
    await second.close()
  }
})

test('a stream of a browser that signed out ends, the one beside it does not', async () => {
  const colleague = await signIn(app, { role: 'agent' })
  const elsewhere = await signIn(app, { as: colleague.staff })
  const [here, there] = [
    await chat.stream(stream, { cookie: colleague.cookie() }),
    await chat.stream(stream, { cookie: elsewhere.cookie() }),
  ]
  await colleague.post('/api/admin/logout', {})
  await here.ended
  const visitor = await chat.visit()
  await visitor.say('Hello')
  await there.until(({ data }) => data.message === 'Hello')
})
