import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { codeOf, startApp } from '../../../../test/support/app.ts'
import type { StreamEvent } from '../../../../test/support/events.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { kindsOf, startThreads } from './test-support.ts'

const threads = startThreads()
const { apply, later, entries, ownEntries, sayOwn, write, watch } = threads

type Chat = { sessionId: string; token: string }
async function openChat(about: object = {}, browser = threads.app.browser()): Promise<Chat> {
  const { body } = await browser.post('/api/chat/sessions', about)
  return body as Chat
}
const sayIn = ({ sessionId, token }: Chat, message: string) =>
  threads.app
    .browser()
    .post('/api/chat/messages', { sessionId, message }, { authorization: `Bearer ${token}` })

describe('what the traveller writes', () => {
  const conversationsOf = (applicationId: number) =>
    rowsOf(threads.t.services.db, 'chatSession', { applicationId })

  test('is said once for each clientId, also at the same moment, in one conversation', async () => {
    const of = await apply()
    const [one, other] = [randomUUID(), randomUUID()]
    const said = await Promise.all([
      ...[sayOwn(of, 'Hello', one), sayOwn(of, 'Hello', one)],
      ...[sayOwn(of, 'And again', other), sayOwn(of, 'Something else', one)],
    ])
    expect(said.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(said.map(({ body }) => body.id)).size).toBe(2)
    const sessions = await conversationsOf(of.id)
    expect(sessions).toMatchObject([{ isProven: true, messageCount: 2, state: 'open' }])
    expect(sessions[0]?.email).not.toBeNull()
  })

  test('appears in the inbox at once, raises the flag, and opens what was closed', async () => {
    const of = await apply()
    const stream = await watch()
    await sayOwn(of, 'Hello')
    const { data } = await stream.until(({ name }) => name === 'message')
    expect(data.message).toBe('Hello')
    const { sessionId } = data as { sessionId: string }
    const path = `/api/admin/chat/sessions/${sessionId}`
    expect((await threads.agent.get(path)).body).toMatchObject({
      ...{ isProven: true, reference: referenceOf(of.id), unreadCount: 1 },
    })
    const flags = async () =>
      (await threads.agent.get(`/api/admin/applications/${of.id}`)).body.flags as string[]
    expect(await flags()).toContain('message')
    await threads.agent.patch(path, { state: 'closed' })
    expect(await flags()).not.toContain('message')
    await sayOwn(of, 'One more')
    expect(await flags()).toContain('message')
    expect(await conversationsOf(of.id)).toHaveLength(1)
  })

  test('continues in the chat of a visitor with proven access, not in a stranger’s', async () => {
    const of = await apply()
    await sayOwn(of, 'Hello')
    const [known] = await conversationsOf(of.id)
    const mine = await openChat({ applicationId: of.orderId }, threads.app.owner(of))
    expect(mine.sessionId).toBe(known?.id)
    const theirs = await openChat({ applicationId: referenceOf(of.id) })
    expect(theirs.sessionId).not.toBe(known?.id)
    await sayIn(theirs, 'I am nobody')
    expect(JSON.stringify(await ownEntries(of))).not.toContain('I am nobody')
    expect((await entries(of))[0]).toMatchObject({ text: 'I am nobody', isProven: false })
  })

  test('is limited by application', async () => {
    const of = await apply()
    const said = []
    for (let index = 0; index < 21; index += 1) said.push(await sayOwn(of, `Message ${index}`))
    expect(said.map(codeOf).slice(-2)).toEqual(['201', '429 request.too-many'])
  })
})

test('on two nodes, what is written on one is told on the other, once, also when one is gone', async () => {
  const of = await apply()
  const other = await startApp(threads.t.services)
  const [here, there] = [await watch(), await watch(threads.agent, other)]
  const threadsIn = ({ events }: typeof here) =>
    events.filter(({ name, data }) => name === 'thread' && data.applicationId === of.id).length
  await write(of, { message: 'Good morning' })
  await sayOwn(of, 'Thank you, both nodes')
  const isOurs = ({ data }: StreamEvent) => data.message === 'Thank you, both nodes'
  for (const stream of [here, there]) {
    await stream.until(isOurs)
    await expect.poll(() => threadsIn(stream)).toBe(1)
    // Earlier messages may still arrive.
    expect(stream.events.filter(isOurs)).toHaveLength(1)
  }
  await other.close()
  await sayOwn(of, 'Still there?')
  await here.until(({ data }) => data.message === 'Still there?')
  expect(kindsOf(await entries(of))).toEqual(['chat', 'chat', 'message', 'status'])
})

describe('a conversation that a colleague attaches', () => {
  const say = async () => {
    const session = await openChat()
    await sayIn(session, 'It is me')
    return session.sessionId
  }
  const attach = (sessionId: string, reference: string | null) => {
    later(1)
    return threads.agent.post(`/api/admin/chat/sessions/${sessionId}/application`, { reference })
  }

  test('stands in the thread of staff, marked, and not in the traveller’s', async () => {
    const of = await apply()
    const sessionId = await say()
    const { status, body } = await attach(sessionId, referenceOf(of.id))
    expect([status, body.reference, body.isProven]).toEqual([200, referenceOf(of.id), false])
    expect(await entries(of)).toMatchObject([
      { event: 'conversation-attached', by: { name: 'Neema Sample' } },
      { text: 'It is me', isProven: false, attachedBy: 'Neema Sample' },
      { event: 'created' },
    ])
    expect(JSON.stringify(await ownEntries(of))).not.toContain('It is me')
    expect((await attach(sessionId, null)).body).toMatchObject({ reference: null })
    expect(kindsOf(await entries(of))).toEqual(['status', 'status'])
  })

  test('is not moved where it is proven, nor to what is not there', async () => {
    const [of, other] = [await apply(), await apply()]
    await sayOwn(of, 'Hello')
    const [entry] = await entries(of)
    if (entry?.kind !== 'chat') throw new Error('It was said')
    expect(codeOf(await attach(entry.sessionId, referenceOf(other.id)))).toBe('409 chat.proven')
    expect((await attach(entry.sessionId, referenceOf(of.id))).status).toBe(200)
    const sessionId = await say()
    expect(codeOf(await attach(sessionId, 'TZ-999999'))).toBe('404 application.not-found')
    expect(codeOf(await attach(randomUUID(), null))).toBe('404 chat.not-found')
  })
})
