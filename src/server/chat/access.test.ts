import { describe, expect, test } from 'vitest'
import { chatLimits } from '#domain/chat.ts'
import { rowOf, rowsOf } from '../../../test/support/rows.ts'
import { accessTo, insertExample } from '../../../test/support/services.ts'
import { signIn } from '../../../test/support/staff.ts'
import { startChat } from './test-support.ts'

const chat = await startChat()
const { t, app, stream, visit, watch, reply, list } = chat

describe('a key opens one conversation', () => {
  test('and no other, and nothing opens without one', async () => {
    const [ada, bob] = [await visit(), await visit()]
    await bob.say('Secret')
    const asBob = { sessionId: bob.sessionId }
    const tries = [
      ['GET', `/api/chat/messages?sessionId=${bob.sessionId}`],
      ['GET', `/api/chat/sessions/${bob.sessionId}`],
      ['GET', `/api/chat/stream?sessionId=${bob.sessionId}`],
      ['PATCH', `/api/chat/sessions/${bob.sessionId}`, { name: 'Ada' }],
      ['POST', '/api/chat/messages', { ...asBob, message: 'Hello' }],
      ['POST', '/api/chat/signals', { ...asBob, typing: true }],
      ['POST', '/api/chat/transcript', asBob],
    ] as const
    for (const [method, path, body] of tries) {
      const wrong = await ada.send(method, path, body)
      expect(`${path} ${wrong.status} ${wrong.body.code}`).toBe(`${path} 404 chat.not-found`)
      const none = await app.browser().send(method, path, {
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      expect(`${path} ${none.status}`).toBe(`${path} 401`)
    }
    t.pass((chatLimits.keyDays + 1) * 86_400_000)
    expect((await bob.read()).status).toBe(404)
  })

  test('is kept as a hash, and said once', async () => {
    const { token, sessionId } = await visit()
    const [key] = await rowsOf(t.services.db, 'chatKey', { sessionId })
    expect(key?.tokenHash.toString('base64')).not.toContain(token)
    expect(t.logged.join('')).not.toContain(token)
  })

  test('a viewer reads, which is in the audit', async () => {
    const { say, sessionId } = await visit()
    await say('Hello')
    const viewer = await signIn(app, { role: 'viewer' })
    for (const _ of [1, 2]) {
      expect((await viewer.get(`/api/chat/messages?sessionId=${sessionId}`)).status).toBe(200)
    }
    const audit = await rowsOf(t.services.db, 'auditEntry', { staffId: viewer.staff.id })
    expect(audit).toMatchObject([{ action: 'chat.read', subject: sessionId }])
  })

  test('a stream of staff ends where their role is composed anew, which the next one is judged by', async () => {
    const owner = await signIn(app)
    const role = (name: string, ...permissions: string[]) => ({
      ...{ name, permissions, refundLimitCents: null },
    })
    const desk = role('Chat desk', 'chat.read', 'chat.answer')
    const { id } = (await owner.post('/api/admin/roles', desk)).body
    const clerk = await signIn(app, { role: String(id) })
    const open = () => stream('/api/admin/chat/stream', { cookie: clerk.cookie() })
    const reader = await open()
    await owner.put(`/api/admin/roles/${id}`, role('Books', 'money.read'))
    await reader.ended
    await expect(open()).rejects.toThrow('staff.forbidden')
  })
})

test('an application is proven by the browser that made it, else only said', async () => {
  const { id, orderId } = await insertExample(t.services, { now: t.time.now })
  const reference = `TZ-${String(id).padStart(6, '0')}`
  const isProven = async (applicationId: unknown, browser = app.browser()) => {
    const visitor = await visit({ applicationId }, browser)
    await visitor.say('Hello')
    const row = (await list()).find(({ sessionId }) => sessionId === visitor.sessionId)
    return [row?.applicationId, row?.reference, row?.isProven]
  }
  expect(await isProven(reference)).toEqual([id, reference, false])
  expect(await isProven(orderId)).toEqual([id, reference, false])
  expect(await isProven('TZ-999999')).toEqual([null, null, false])
  const own = app.browser()
  own.setCookie(await accessTo(t.services, id))
  expect(await isProven(reference, own)).toEqual([id, reference, true])
  // A page of another site acts for nobody.
  const { body } = await own.post(
    '/api/chat/sessions',
    { applicationId: reference },
    { origin: 'https://other.example' },
  )
  const made = await rowOf(t.services.db, 'chatSession', { id: String(body.sessionId) })
  expect(made.isProven).toBe(false)
})

describe('bad input', () => {
  test.each([
    ['white space', ' \n ', 400],
    ['too much', 'x'.repeat(chatLimits.messageLength + 1), 400],
    ['as much as may be, in three bytes each', '字'.repeat(chatLimits.messageLength), 201],
    ['signs that are escaped', `${'"\\\n'.repeat(600)}x`, 201],
  ])('%s', async (_, message, status) => {
    const visitor = await visit()
    const theirs = await visitor.listen()
    expect((await visitor.say(message)).status).toBe(status)
    if (status === 201) await theirs.until(({ name }) => name === 'message')
  })

  test('of an e-mail address is refused, an empty one is none', async () => {
    const { body } = await app.browser().post('/api/chat/sessions', { email: 'ada@@example' })
    expect(body.fields).toMatchObject([{ path: 'email' }])
    await visit({ email: '', name: '', language: 'xx' })
  })

  test('too much is told to wait, and a full conversation says so', async () => {
    const visitor = await visit()
    for (let i = 0; i < chatLimits.messagesPerMinute; i += 1) await visitor.say(String(i))
    expect((await visitor.read()).body).toHaveLength(chatLimits.messagesPerMinute)
    const refused = await visitor.say('one more')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    t.pass(61_000)
    await t.services.db
      .updateTable('chatSession')
      .set({ messageCount: chatLimits.messages })
      .execute()
    expect((await visitor.say('full')).body.code).toBe('chat.full')
    expect((await reply(visitor.sessionId, 'full')).body.code).toBe('chat.full')
  })

  test('more pages than a person has push the oldest out', async () => {
    const visitor = await visit()
    const oldest = await visitor.listen()
    for (let i = 0; i < chatLimits.listeners; i += 1) await visitor.listen()
    await oldest.ended
  })
})

test('other sites may ask, with a key and without cookies', async () => {
  const origin = 'https://hotel.example'
  const asked = await app.browser().send('OPTIONS', '/api/chat/messages', {
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
  for (const path of ['/api/chat/sessions', '/api/chat/messages']) {
    const { headers } = await app.browser().post(path, {}, { origin })
    expect(headers.get('access-control-allow-origin')).toBe('*')
  }
  const { status, headers } = await app.browser().post('/api/applications', {}, { origin })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null])
})

test('says whether somebody is there', async () => {
  const ask = async () => (await app.browser().get('/api/chat/attendance')).body
  t.time.now = new Date('2026-11-28T12:00:00Z')
  const opening = { opensOn: '2026-11-30', opens: '09:00', closes: '18:00' }
  expect(await ask()).toEqual({ attendance: 'away', ...opening })
  const viewer = await signIn(app, { role: 'viewer' })
  const looking = await stream('/api/admin/chat/stream', { cookie: viewer.cookie() })
  const ours = await watch()
  await expect.poll(async () => (await ask()).attendance).toBe('here')
  ours.close()
  await expect.poll(async () => (await ask()).attendance).toBe('away')
  looking.close()
  t.time.now = new Date('2026-11-30T12:00:00Z')
  expect(await ask()).toMatchObject({ attendance: 'soon' })
})
