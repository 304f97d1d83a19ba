import { expect, test } from 'vitest'
import { createChatHub } from '../../src/server/chat/hub.ts'
import { startChat } from '../../src/server/chat/test-support.ts'
import { startApp } from '../support/app.ts'
import { readEvents } from '../support/events.ts'
import { signIn } from '../support/staff.ts'

const chat = startChat()
const stream = '/api/admin/chat/stream'
/** Far below the twenty seconds of a heartbeat, and above what a busy machine takes. */
const patienceMs = 1_000

/** How long until the streams end; fails when they do not. */
async function timeTo(end: () => Promise<unknown>, ended: readonly Promise<void>[]) {
  const started = performance.now()
  await end()
  await Promise.all(ended)
  return performance.now() - started
}

test('the streams of a colleague end with the session, on every node; those of others go on', async () => {
  const { services, databaseUrl } = { ...chat.t }
  const hub = createChatHub({ ...services, databaseUrl })
  const second = await startApp({ ...services, chat: hub })
  try {
    const owner = await signIn(chat.app, { role: 'owner' })
    const other = await chat.watch()
    for (const change of [{ disabled: true }, { role: 'viewer' }] as const) {
      const colleague = await signIn(chat.app, { role: 'agent' })
      const headers = { cookie: colleague.cookie() }
      const here = await chat.stream(stream, headers)
      const there = await readEvents(second.origin + stream, headers)
      await there.until(({ name }) => name === 'ready')
      const path = `/api/admin/staff/${colleague.staff.id}`
      const tookMs = await timeTo(async () => {
        const { status } = await owner.patch(path, change)
        expect(status).toBe(200)
      }, [here.ended, there.ended])
      expect(tookMs).toBeLessThan(patienceMs)
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
  const colleague = await signIn(chat.app, { role: 'agent' })
  const elsewhere = await signIn(chat.app, { as: colleague.staff })
  const [here, there] = [
    await chat.stream(stream, { cookie: colleague.cookie() }),
    await chat.stream(stream, { cookie: elsewhere.cookie() }),
  ]
  const tookMs = await timeTo(() => colleague.post('/api/admin/logout', {}), [here.ended])
  expect(tookMs).toBeLessThan(patienceMs)
  const visitor = await chat.visit()
  await visitor.say('Hello')
  await there.until(({ data }) => data.message === 'Hello')
})
