import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { messengerNews } from '#domain/messenger.ts'
import { completeLanguages } from '#domain/reference/languages.ts'
import { readEvents } from '../../../../test/support/events.ts'
import { openMessaging } from '../../../../test/support/messaging.ts'
import { insertRow, rowsOf } from '../../../../test/support/rows.ts'
import { enqueueMessage } from '../../data/correspondence/messenger-message.ts'
import { tendMessengers } from './tend.ts'

const m = await openMessaging()
const { d, standIn, later, agent } = m
const { db } = d
/** A Monday, when the office has closed for the day. */
const start = new Date('2026-11-23T20:00:00Z')
const day = 86_400

beforeEach(async () => {
  d.t.time.now = start
  standIn.state.sent.length = 0
  standIn.state.templates.length = 0
  await m.approve()
})

async function conversation(applicationId: number | null) {
  const made = { id: randomUUID(), createdAt: start, lastMessageAt: start, language: 'en' } as const
  const isProven = applicationId !== null
  await insertRow(db, 'chatSession', { ...made, messageCount: 1, applicationId, isProven })
  await insertRow(db, 'chatMessage', {
    ...{ sessionId: made.id, clientId: randomUUID(), side: 'user', text: 'Hello', at: start },
    messenger: 'whatsapp',
  })
  return made.id
}

describe('a colleague', () => {
  test('sees where an answer goes, how long, and what goes instead', async () => {
    const { id } = await d.application('tr')
    const sessionId = await conversation(id)
    const { address } = await m.contact(id, { chatSessionId: sessionId, language: 'tr' })
    const other = await conversation(null)
    const list = async () => {
      const { body } = await (await agent()).get('/api/admin/chat/sessions?limit=100')
      const all = body as unknown as { sessionId: string; messenger: object | null }[]
      return [sessionId, other].map((one) => all.find((it) => it.sessionId === one)?.messenger)
    }
    const open = { messenger: 'whatsapp', address, state: 'proved', wantsNews: true }
    const never = { endedAt: null, endReason: null }
    const until = '2026-11-24T20:00:00.000Z'
    const isOpen = { ...open, ...never, isOpen: true, openUntil: until, notice: null }
    expect(await list()).toEqual([isOpen, null])
    later(day)
    const isShut = { ...open, ...never, isOpen: false, openUntil: until }
    expect(await list()).toEqual([{ ...isShut, notice: null }, null])
    await m.approve(['answer', 'en'])
    const [shown] = (await list()) as { notice: string }[]
    expect(shown?.notice).toMatch(/^We have written to you about your visa application TZ-/)
    const { body } = await (await agent()).get(`/api/admin/applications/${id}/messengers`)
    expect(body.items).toEqual([{ ...isShut, notice: shown?.notice }])
  })

  test('ends a messenger, once, and nothing goes there any more', async () => {
    const { id } = await d.application()
    const contact = await m.contact(id)
    await m.contact(id, { messenger: 'sms' })
    const by = await agent()
    for (let times = 0; times < 2; times += 1) {
      const path = `/api/admin/applications/${id}/messengers/whatsapp`
      expect((await by.send('DELETE', path)).status).toBe(204)
    }
    const { body } = await by.get(`/api/admin/applications/${id}/messengers`)
    expect(body.items).toMatchObject([
      { messenger: 'sms', state: 'proved' },
      { messenger: 'whatsapp', state: 'ended', endReason: 'staff' },
    ])
    const kind = 'messenger-ended'
    expect(await rowsOf(db, 'applicationEvent', { applicationId: id, kind })).toMatchObject([
      { actor: 'staff', staffId: by.staff.id, note: 'whatsapp staff' },
    ])
    await by.post(`/api/admin/applications/${id}/thread`, { message: 'Hello' })
    later(10)
    await contact.send()
    expect(contact.got()).toEqual([])
  })

  test('hears at once how an answer stands; its visitor does not', async () => {
    const { id } = await d.application()
    const sessionId = await conversation(id)
    const contact = await m.contact(id, { chatSessionId: sessionId })
    const by = await agent()
    const cookie = by.cookie()
    const stream = await readEvents(`${d.app.origin}/api/admin/chat/stream`, { cookie })
    await stream.until(({ name }) => name === 'ready')
    const { body } = await by.post('/api/admin/chat/reply', { sessionId, message: 'Hello' })
    await contact.send()
    const standing = { messenger: 'whatsapp', state: 'sent', isNotice: false, code: null }
    for (const state of ['queued', 'sent']) {
      const told = { sessionId, id: body.id, standing: { ...standing, state } }
      await stream.until(({ name, data }) => name === 'standing' && isDeepStrictEqual(data, told))
    }
    stream.close()
    const { body: thread } = await by.get(`/api/admin/applications/${id}/thread?kinds=chat`)
    expect(thread.entries).toMatchObject([
      { side: 'admin', writtenIn: null, messenger: standing },
      { side: 'user', writtenIn: 'whatsapp', messenger: null },
    ])
    const own = await d.app.owner((await rowsOf(db, 'application', { id }))[0] ?? { orderId: '' })
    const { body: seen } = await own.get(`/api/applications/${id}/thread`)
    expect(seen.entries).toMatchObject([{ messenger: null }, { messenger: 'whatsapp' }])
    expect(JSON.stringify(seen)).not.toContain('standing')
  })
})

describe('templates', () => {
  const all = messengerNews.length * completeLanguages.length

  test('are submitted once, in every language, and stand as WhatsApp lists them', async () => {
    const owner = await d.signedIn('owner')
    const submit = () => owner.post('/api/admin/messengers/templates', {})
    expect((await submit()).body).toEqual({ submitted: all })
    expect((await submit()).body).toEqual({ submitted: 0 })
    for (const { name, language, text = '' } of standIn.state.templates) {
      expect(text, `${name} ${language}`).toMatch(/^[^{].*\{\{1\}\}.*[^}]$/)
      expect(text.includes('{{2}}'), `${name} ${language}`).toBe(!name.includes('reopen'))
    }
    for (const template of standIn.state.templates) template.status = 'APPROVED'
    const [first] = standIn.state.templates
    if (first) Object.assign(first, { status: 'REJECTED', rejected_reason: 'INVALID_FORMAT' })
    await tendMessengers(d.app.services, d.t.time.now)
    const { body } = await owner.get('/api/admin/messengers')
    expect(body.services).toMatchObject([
      ...[{ messenger: 'whatsapp' }, { messenger: 'telegram' }, { messenger: 'sms', sentAt: null }],
    ])
    const shown = body.templates as { state: string; reason: string | null }[]
    expect(shown.filter(({ state }) => state === 'approved').length).toBe(all - 1)
    expect(shown.find(({ state }) => state === 'rejected')?.reason).toBe('INVALID_FORMAT')
    // Deleted in its console: known no more, and submitted anew.
    standIn.state.templates.shift()
    d.t.time.now = new Date(d.t.time.now.getTime() + 60_000)
    await tendMessengers(d.app.services, d.t.time.now)
    expect((await submit()).body).toEqual({ submitted: 1 })
  })

  test('are not submitted while WhatsApp is away, nor that which it refuses, and can be again', async () => {
    const owner = await d.signedIn('owner')
    const submit = async () => (await owner.post('/api/admin/messengers/templates', {})).body
    m.script('whatsapp', { status: 503 })
    expect(await submit()).toMatchObject({ status: 503, code: 'messenger.unavailable' })
    m.script('whatsapp', {}, { code: 100 })
    expect(await submit()).toEqual({ submitted: all - 1 })
    expect((await rowsOf(db, 'messengerTemplate')).length).toBe(all - 1)
    expect(await submit()).toEqual({ submitted: 1 })
  })
})

test.each([
  ['connected', /^Connected with your visa application TZ-\d+\./],
  ['code-paused', /for an hour\. .* choose Connect again: http\S+\/status$/],
  ['stopped', /^You will get no more messages/],
  [
    'away',
    /opens again on Tuesday,? 24 November 2026 at 09:00 \(Greenwich Mean Time\)\. Status of your visa application TZ-\d+: \w+\.$/,
  ],
] as const)('%s is answered while the window is open, and not later', async (news, words) => {
  const { id } = await d.application()
  const contact = await m.contact(id, { messenger: 'whatsapp' })
  const say = () =>
    enqueueMessage(db, d.app.services, { contactId: contact.id, news, now: d.t.time.now })
  await say()
  await contact.send()
  expect(contact.got()).toEqual([expect.stringMatching(words)])
  later(day)
  await say()
  await contact.send()
  expect(contact.got().length).toBe(1)
  expect(await contact.states()).toEqual(['sent', 'dropped'])
})
