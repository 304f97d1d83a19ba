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

test('a copy of the conversation goes to its visitor, once somebody has answered', async () => {
  const visitor = await visit()
  const ask = () => visitor.send('POST', '/api/chat/transcript', { sessionId: visitor.sessionId })
  await visitor.say('Is a phone photo enough?')
  expect((await ask()).body.code).toBe('chat.email-required')
  const recipient = email()
  const path = `/api/chat/sessions/${visitor.sessionId}`
  expect((await visitor.send('PATCH', path, { email: recipient })).body.email).toBe(recipient)
  expect((await ask()).body.code).toBe('chat.answer-required')
  const note = { text: 'Rude on the telephone' }
  await chat.staff.post(`/api/admin/chat/sessions/${visitor.sessionId}/notes`, note)
  const { body } = await reply(visitor.sessionId, 'Yes.')
  await visitor.signal({ seen: body.id })
  expect(await ask()).toMatchObject({ status: 202, body: { email: recipient } })
  const [text = ''] = await sendAll()
  expect(text).toContain('Is a phone photo enough?')
  // A colleague's surname only if they choose so.
  expect(text).toContain('Neema')
  expect(text).not.toMatch(/Neema Sample|Rude/)
  for (const _ of [1, 2]) await ask()
  expect((await ask()).status).toBe(429)
})
