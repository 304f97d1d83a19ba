import { expect, test } from 'vitest'
import { answerLetterDelaySeconds } from '#domain/chat.ts'
import { parseMail, partOfType } from '../../../test/support/mail-sink.ts'
import { rowsOf } from '../../../test/support/rows.ts'
import { sendLetter } from '../correspondence/letter/send.ts'
import { startChat, textsOf } from './test-support.ts'

const chat = await startChat()
const { t, app, visit, reply } = chat

const email = () => `ada.${t.time.now.getTime()}@example.com`
const queued = async () => rowsOf(t.services.db, 'letter', { state: 'queued' }, 'createdAt')

/** Sends all waiting letters; returns their plain text. */
async function sendAll(): Promise<string[]> {
  const { sink, services } = t
  sink.received.length = 0
  for (const { id } of await queued()) await sendLetter(services, id)
  return sink.received.map(
    ({ raw }) => partOfType(parseMail(raw), 'text/plain')?.content.toString() ?? '',
  )
}

test('an answer that nobody sees goes as one letter, with what came until then and a way back', async () => {
  const recipient = email()
  const visitor = await visit({ email: recipient, language: 'de' })
  await visitor.say('Hello')
  const { body: first } = await reply(visitor.sessionId, 'First answer')
  await visitor.signal({ seen: first.id })
  await reply(visitor.sessionId, 'Second answer')
  await reply(visitor.sessionId, 'Third <answer>')
  const waiting = await queued()
  expect(waiting).toMatchObject([{ kind: 'chat-answer', recipient, language: 'de' }])
  const job = await t.services.boss.findJobs('send-letter', { data: { id: waiting[0]?.id } })
  const [{ createdOn, startAfter } = { createdOn: new Date(), startAfter: new Date() }] = job
  expect(startAfter.getTime() - createdOn.getTime()).toBeGreaterThan(
    (answerLetterDelaySeconds - 5) * 1000,
  )
  const [text = '', ...others] = await sendAll()
  expect(others).toEqual([])
  expect(text).toContain('Second answer')
  expect(text).toContain('Third <answer>')
  expect(text).not.toContain('First answer')

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

test('a letter that was refused for now says the same when it is repeated', async () => {
  const visitor = await visit({ email: email() })
  await visitor.say('Hello')
  await reply(visitor.sessionId, 'Good day')
  t.sink.refuse.push(450)
  await expect(sendAll()).rejects.toThrow()
  const [text = ''] = await sendAll()
  expect(text).toContain('Good day')
})

test('a copy of the conversation goes to its visitor, once somebody has answered', async () => {
  const visitor = await visit()
  const ask = () => visitor.send('POST', '/api/chat/transcript', { sessionId: visitor.sessionId })
  await visitor.say('Is a phone photo enough?')
  expect((await ask()).body.code).toBe('chat.email-required')
  const recipient = email()
  const path = `/api/chat/sessions/${visitor.sessionId}`
  expect((await visitor.send('PATCH', path, { email: recipient })).body.email).toBe(recipient)
  expect((await ask()).body.code).toBe('chat.answer-required')
  const { body } = await reply(visitor.sessionId, 'Yes.')
  await visitor.signal({ seen: body.id })
  expect(await ask()).toMatchObject({ status: 202, body: { email: recipient } })
  const [text = ''] = await sendAll()
  expect(text).toContain('Is a phone photo enough?')
  // A colleague's surname only if they choose so.
  expect(text).toContain('Neema')
  expect(text).not.toContain('Neema Sample')
  await ask()
  await ask()
  expect((await ask()).status).toBe(429)
})

test('no letter tells what colleagues noted among themselves', async () => {
  const visitor = await visit({ email: email() })
  const { sessionId } = visitor
  await visitor.say('Hello')
  const text = 'Rude on the telephone'
  await chat.staff.post(`/api/admin/chat/sessions/${sessionId}/notes`, { text })
  await reply(sessionId, 'Good morning')
  await visitor.send('POST', '/api/chat/transcript', { sessionId })
  const letters = await sendAll()
  expect(letters).toHaveLength(2)
  for (const letter of letters) {
    expect(letter).toContain('Good morning')
    expect(letter).not.toContain(text)
  }
})
