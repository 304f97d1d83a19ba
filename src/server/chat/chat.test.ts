import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { answerLetterDelaySeconds } from '#domain/chat.ts'
import { maskEmail } from '#domain/email.ts'
import { ask } from '../../../test/support/ask.ts'
import { plainTextOf } from '../../../test/support/mail-sink.ts'
import { rowsOf } from '../../../test/support/rows.ts'
import { accessTo, insertExample } from '../../../test/support/services.ts'
import { signIn } from '../../../test/support/staff.ts'
import { sendLetter } from '../correspondence/letter/send.ts'
import { listenerName } from '../data/chat/event.ts'
import { messagesOf, startChat, textsOf } from './test-support.ts'

const chat = await startChat()
const { t, app, visit, watch, reply, list } = chat

describe('a conversation', () => {
  test('goes both ways, pushed at once', async () => {
    const visitor = await visit({ email: 'Ada@Example.com', name: 'Ada', language: 'tr' })
    const [theirs, ours] = [await visitor.listen(), await watch()]
    const said = await visitor.say('  Is a phone photo enough? ')
    expect(said.status).toBe(201)
    expect(said.body).toMatchObject({ type: 'user', message: 'Is a phone photo enough?' })
    const received = await ours.until(({ name }) => name === 'message')
    const data = { ...said.body, sessionId: visitor.sessionId }
    expect(received).toMatchObject({ id: said.body.id, data })

    const answered = await reply(visitor.sessionId, 'Yes.')
    const answer = { type: 'admin', message: 'Yes.', senderName: 'Neema' }
    expect(answered.body).toMatchObject(answer)
    const got = await theirs.until(({ data }) => data.type === 'admin')
    expect(got.id).toBe(answered.body.id)
    expect(messagesOf(theirs)).toEqual(['Is a phone photo enough?', 'Yes.'])
    expect(textsOf(await visitor.read(Number(said.body.id)))).toEqual(['Yes.'])
    const path = `/api/chat/messages?sessionId=${visitor.sessionId}`
    expect(textsOf(await chat.staff.get(path))).toEqual(messagesOf(theirs))
  })

  test('shows staff who writes, what is unread, and who answers', async () => {
    await visit()
    const { sessionId, say } = await visit({ email: 'ada@example.com' })
    await say('One')
    const { body: last } = await say('Two')
    const told = {
      ...{ sessionId, userEmail: 'ada@example.com', unreadCount: 2, applicationId: null },
      ...{ lastMessage: { type: 'user', message: 'Two' }, state: 'open', staff: null },
    }
    expect(await list()).toMatchObject([told])
    await chat.staff.post('/api/admin/chat/signals', { sessionId, seen: last.id })
    expect(await list()).toMatchObject([{ unreadCount: 0 }])
    // Answering implies having read.
    await say('Three')
    expect(await list()).toMatchObject([{ unreadCount: 1 }])
    await reply(sessionId, 'Four')
    expect(await list()).toMatchObject([{ unreadCount: 0, staff: { name: 'Neema Sample' } }])
    const colleague = await signIn(app, { role: 'agent', name: 'Juma Sample' })
    const path = `/api/admin/chat/sessions/${sessionId}`
    await colleague.patch(path, { isMine: true })
    await reply(sessionId, 'Still here')
    expect(await list()).toMatchObject([{ staff: { name: 'Juma Sample' } }])
    expect((await colleague.patch(path, { isMine: false })).body.staff).toBeNull()
  })

  test('tells each side that the other types, and what it has seen', async () => {
    const visitor = await visit()
    const { body: said } = await visitor.say('Hello')
    const [theirs, ours] = [await visitor.listen(), await watch()]
    const { sessionId } = visitor
    await visitor.signal({ typing: true })
    await chat.staff.post('/api/admin/chat/signals', { sessionId, typing: true, seen: said.id })
    await ours.until(({ name, data }) => name === 'typing' && data.by === 'user')
    const typing = await theirs.until(({ name, data }) => name === 'typing' && data.by === 'admin')
    expect(typing.data.name).toBe('Neema')
    const seen = await theirs.until(({ name }) => name === 'seen')
    expect(seen.data).toEqual({ sessionId, by: 'admin', upTo: said.id })
    // A message that does not exist yet cannot be seen.
    await visitor.signal({ seen: 10 ** 9 })
    const { body } = await visitor.look()
    expect(body).toMatchObject({ seenByAdmin: said.id, seenByUser: 0 })
  })

  test('of a colleague who types in an office that is said to be closed, the page hears first that they are there', async () => {
    // A Saturday, with nobody watching.
    t.time.now = new Date('2026-11-28T12:00:00Z')
    const visitor = await visit()
    await visitor.say('Hello')
    const theirs = await visitor.listen()
    expect((await visitor.look()).body.attendance).toBe('away')
    const { sessionId } = visitor
    const colleague = await signIn(app, { role: 'agent' })
    for (const _ of [1, 2]) {
      await colleague.post('/api/admin/chat/signals', { sessionId, typing: true })
    }
    await theirs.until(({ name }) => name === 'typing')
    const told = theirs.events.map(({ name }) => name).filter((name) => name !== 'ready')
    expect(told.slice(0, 2)).toEqual(['session', 'typing'])
    // The same message sent twice at once is announced once.
    expect(told.filter((name) => name === 'session')).toHaveLength(1)
    expect((await visitor.look()).body.attendance).toBe('here')
  })

  test('is found by address, number and words, and by nothing that only looks like a pattern', async () => {
    const { id } = await insertExample(t.services, { now: t.time.now })
    const reference = referenceOf(id)
    const ada = await visit({ email: 'ada@example.com', applicationId: reference })
    const bob = await visit({ name: 'Bob' })
    await ada.say('Where is my visa?')
    await bob.say('100% sure')
    const found = async (term: string) =>
      (await list(`?search=${encodeURIComponent(term)}`)).map(({ sessionId }) => sessionId)
    expect(await found('ADA@')).toEqual([ada.sessionId])
    expect(await found(reference)).toEqual([ada.sessionId])
    expect(await found('bob')).toEqual([bob.sessionId])
    expect(await found('my visa')).toEqual([ada.sessionId])
    expect(await found('%')).toEqual([bob.sessionId])
    expect(await found('_')).toEqual([])
  })
})

describe('nothing is lost or doubled', () => {
  test('the same message sent again is the first one', async () => {
    const visitor = await visit()
    const [clientId, otherId] = [randomUUID(), randomUUID()]
    for (const send of [
      () => visitor.say('Once', clientId),
      () => reply(visitor.sessionId, 'Answer', otherId),
    ]) {
      const answers = await Promise.all(Array.from({ length: 5 }, send))
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    }
    expect(textsOf(await visitor.read())).toEqual(['Once', 'Answer'])
  })

  test('a stream goes on after the last id, for visitors and for staff', async () => {
    const visitor = await visit()
    const { body: first } = await visitor.say('1')
    await visitor.say('2')
    await reply(visitor.sessionId, '3')
    const theirs = await visitor.listen(Number(first.id))
    const ours = await watch({ 'last-event-id': String(first.id) })
    const fresh = await visitor.listen()
    await visitor.say('4')
    for (const reader of [theirs, ours, fresh])
      await reader.until(({ data }) => data.message === '4')
    expect(messagesOf(theirs)).toEqual(['2', '3', '4'])
    expect(messagesOf(ours)).toEqual(['2', '3', '4'])
    expect(messagesOf(fresh)).toEqual(['4'])
  })

  test('a lost listening connection costs nothing', async () => {
    const [visitor, other] = [await visit(), await visit()]
    const [theirs, others] = [await visitor.listen(), await other.listen()]
    // Without a notification.
    await t.services.db.deleteFrom('chatKey').where('sessionId', '=', other.sessionId).execute()
    const { pathname } = new URL(t.databaseUrl)
    for (const text of ['a', 'b', 'c']) {
      await ask(
        inject('databaseAdmin'),
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = '${listenerName}' and datname = '${pathname.slice(1)}'`,
      )
      await reply(visitor.sessionId, text)
    }
    await theirs.until(({ data }) => data.message === 'c')
    expect(messagesOf(theirs)).toEqual(['a', 'b', 'c'])
    await others.ended
    // Anything else lost is fetched by the page.
    const isReady = () => theirs.events.filter(({ name }) => name === 'ready').length
    await expect.poll(isReady).toBeGreaterThan(1)
  })
})

const email = () => `ada.${t.time.now.getTime()}@example.com`
const queued = async () => rowsOf(t.services.db, 'letter', { state: 'queued' }, 'createdAt')

/** Sends all waiting letters; returns their plain text. */
async function sendAll(): Promise<string[]> {
  const { sink, services } = t
  sink.received.length = 0
  for (const { id } of await queued()) await sendLetter(services, id)
  return sink.received.map(({ raw }) => plainTextOf(raw))
}

test('an answer that nobody sees goes as one letter, with what came until then and a way back', async () => {
  const recipient = email()
  const visitor = await visit({ email: recipient, language: 'de' })
  await visitor.say('Hello')
  const { body: first } = await reply(visitor.sessionId, 'First answer')
  await visitor.signal({ seen: first.id })
  await chat.staff.post(`/api/admin/chat/sessions/${visitor.sessionId}/notes`, {
    text: 'Rude on the telephone',
  })
  await reply(visitor.sessionId, 'Second answer')
  await reply(visitor.sessionId, 'Third <answer>')
  const waiting = await queued()
  expect(waiting).toMatchObject([{ kind: 'chat-answer', recipient, language: 'de' }])
  const [job] = await t.services.boss.findJobs('send-letter', { data: { id: waiting[0]?.id } })
  const waits = Number(job?.startAfter) - Number(job?.createdOn)
  expect(waits).toBeGreaterThan((answerLetterDelaySeconds - 5) * 1000)
  const [text = '', ...others] = await sendAll()
  expect(others).toEqual([])
  expect(text).toContain('Second answer')
  expect(text).toContain('Third <answer>')
  expect(text).not.toMatch(/First answer|Rude/)

  const [, sessionId, key] = /\/de\/contact#chat=([\w-]+)\.([\w-]{43})/.exec(text) ?? []
  expect(sessionId).toBe(visitor.sessionId)
  const back = await app.browser().send('GET', `/api/chat/messages?sessionId=${sessionId}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  expect(textsOf(back)).toHaveLength(4)

  // Answers already sent by letter are not repeated.
  await reply(visitor.sessionId, 'Fourth answer')
  const [next = ''] = await sendAll()
  expect(next).toContain('Fourth answer')
  expect(next).not.toContain('Third')
})

test('an answer that is seen in time makes no letter, nor one to nobody', async () => {
  const seen = await visit({ email: email() })
  await seen.say('Hello')
  const { body } = await reply(seen.sessionId, 'Good day')
  await seen.signal({ seen: body.id })
  const anonymous = await visit()
  await anonymous.say('Hello')
  await reply(anonymous.sessionId, 'Good day')
  expect(await queued()).toHaveLength(1)
  expect(await sendAll()).toEqual([])
})

test('who is known by an open application gives no address, and is never shown it', async () => {
  const recipient = email()
  const { id } = await insertExample(t.services, {
    ...{ now: t.time.now, details: { contactEmail: recipient } },
  })
  const browser = app.browser()
  browser.setCookie(await accessTo(t.services, id))
  const [known, said] = [
    await visit({ applicationId: id }, browser),
    await visit({ applicationId: id }),
  ]
  for (const { say, sessionId } of [known, said]) {
    await say('Hello')
    await reply(sessionId, 'Good day')
  }
  expect(await queued()).toMatchObject([{ kind: 'chat-answer', recipient }])
  const copy = ({ send, sessionId }: typeof known) =>
    send('POST', '/api/chat/transcript', { sessionId })
  const masked = { email: maskEmail(recipient) }
  expect(await copy(known)).toMatchObject({ status: 202, body: masked })
  expect((await copy(said)).body.code).toBe('chat.email-required')
  const looks = [(await known.look()).body, (await said.look()).body]
  expect(looks).toMatchObject([
    { isKnown: true, email: null },
    { isKnown: false, email: null },
  ])
})

test('a copy of the conversation goes to its visitor, once somebody has answered', async () => {
  const visitor = await visit()
  const copy = () => visitor.send('POST', '/api/chat/transcript', { sessionId: visitor.sessionId })
  await visitor.say('Is a phone photo enough?')
  expect((await copy()).body.code).toBe('chat.email-required')
  const recipient = email()
  const path = `/api/chat/sessions/${visitor.sessionId}`
  expect((await visitor.send('PATCH', path, { email: recipient })).body.email).toBe(recipient)
  expect((await copy()).body.code).toBe('chat.answer-required')
  const note = { text: 'Rude on the telephone' }
  await chat.staff.post(`/api/admin/chat/sessions/${visitor.sessionId}/notes`, note)
  const { body } = await reply(visitor.sessionId, 'Yes.')
  await visitor.signal({ seen: body.id })
  expect(await copy()).toMatchObject({ status: 202, body: { email: recipient } })
  const [text = ''] = await sendAll()
  expect(text).toContain('Is a phone photo enough?')
  // A colleague's surname only if they choose so.
  expect(text).toContain('Neema')
  expect(text).not.toMatch(/Neema Sample|Rude/)
  for (const _ of [1, 2]) await copy()
  expect((await copy()).status).toBe(429)
})
