import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InboxBox, inboxBoxes } from '#domain/inbox.ts'
import { startApp } from '../../../test/support/app.ts'
import { readEvents } from '../../../test/support/events.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../test/support/rows.ts'
import { signIn } from '../../../test/support/staff.ts'
import { startChat } from './test-support.ts'

const chat = await startChat()
const { t, app } = chat
const other = await forFile(startApp(t.services))
const path = (id: string, rest = '') => `/api/admin/chat/sessions/${id}${rest}`
const change = (id: string, body: object, who = chat.staff) => who.patch(path(id), body)
const minutes = (count: number) => t.pass(count * 60_000)
const counts = async (who = chat.staff) => (await who.get('/api/admin/chat/counts')).body
const idsIn = async (query: string) => (await chat.list(query)).map(({ sessionId }) => sessionId)
const now = () => t.time.now.toISOString()

describe('who waits', () => {
  it('is counted from the first message that nobody answered', async () => {
    const visitor = await chat.visit()
    await visitor.say('Hello')
    const since = now()
    minutes(5)
    await visitor.say('Anybody there?')
    expect(await chat.list()).toMatchObject([{ waitingSince: since }])
    await chat.reply(visitor.sessionId, 'Yes')
    expect(await chat.list()).toMatchObject([{ waitingSince: null }])
    minutes(1)
    await visitor.say('One more thing')
    expect(await chat.list()).toMatchObject([{ waitingSince: now() }])
    const row = await rowOf(t.services.db, 'chatSession')
    expect(row.firstAnswerAt?.getTime()).toBe(t.time.now.getTime() - 60_000)
  })

  it('waits no longer when it is closed, and again when it is opened or the visitor writes', async () => {
    const visitor = await chat.visit()
    await visitor.say('Hello')
    const since = now()
    minutes(1)
    const put = async (state: string) => (await change(visitor.sessionId, { state })).body
    expect(await put('closed')).toMatchObject({ state: 'closed', waitingSince: null })
    expect(await put('open')).toMatchObject({ waitingSince: since })
    await put('closed')
    minutes(1)
    await visitor.say('Still here')
    expect(await chat.list()).toMatchObject([{ state: 'open', waitingSince: now() }])
  })

  it('can be listed longest-waiting first, page by page', async () => {
    const visitors: string[] = []
    for (const text of ['first', 'second', 'third']) {
      const visitor = await chat.visit()
      await visitor.say(text)
      visitors.push(visitor.sessionId)
      minutes(1)
    }
    const [first = '', second, third] = visitors
    await chat.reply(first, 'Answered')
    expect(await idsIn('?sort=waiting')).toEqual([second, third, first])
    expect(await idsIn('?sort=waiting&limit=1')).toEqual([second])
    expect(await idsIn(`?sort=waiting&after=${second}`)).toEqual([third, first])
    expect(await idsIn('?box=unanswered')).toEqual([third, second])
  })
})

describe('a conversation is given', () => {
  it('to a colleague, who hears of it; nobody hears of what they took themselves', async () => {
    const visitor = await chat.visit()
    await visitor.say('Hello')
    const other = await signIn(app, { role: 'agent', name: 'Juma Other' })
    const to = { id: other.staff.id, name: 'Juma Other' }
    const { body: colleagues } = await chat.staff.get('/api/admin/chat/colleagues')
    expect(colleagues).toContainEqual(to)
    const given = await change(visitor.sessionId, { assignTo: to.id })
    expect(given.body).toMatchObject({ staff: to })
    const alerts = () => rowsOf(t.services.db, 'staffAlert', { kind: 'chat-assigned' })
    expect(await alerts()).toMatchObject([{ staffId: to.id, chatSessionId: visitor.sessionId }])
    expect(await counts()).toMatchObject({ mine: 0, unassigned: 0, unanswered: 1, all: 1, own: 0 })
    expect(await counts(other)).toMatchObject({ mine: 1, own: 1 })
    await change(visitor.sessionId, { isMine: true })
    await change(visitor.sessionId, { assignTo: null })
    expect(await counts()).toMatchObject({ mine: 0, unassigned: 1 })
    expect(await alerts()).toHaveLength(1)
  })

  it.each([
    ['left', { disabled: true }],
    ['may answer no longer', { role: 'viewer' }],
  ])('to nobody when its colleague %s, a rated one as it opens again', async (_, to) => {
    const { staff } = await signIn(app, { role: 'agent' })
    const [visitor, rated] = [await chat.visit(), await chat.visit()]
    await visitor.say('Hello')
    await change(visitor.sessionId, { assignTo: staff.id })
    await rated.say('Thank you')
    const { sessionId } = rated
    await change(sessionId, { assignTo: staff.id })
    await chat.reply(sessionId, 'You are welcome')
    await change(sessionId, { state: 'closed' })
    const rating = { sessionId, rating: 'good' }
    expect((await rated.send('POST', '/api/chat/rating', rating)).status).toBeLessThan(300)
    const owner = await signIn(app)
    await owner.patch(`/api/admin/staff/${staff.id}`, to)
    expect(await counts()).toMatchObject({ unassigned: 1, own: 1 })
    await rated.say('One more thing')
    expect(await counts()).toMatchObject({ unassigned: 2, own: 2 })
  })

  it('not to nobody, nor to who cannot answer', async () => {
    const visitor = await chat.visit()
    await visitor.say('Hello')
    const viewer = await signIn(app, { role: 'viewer' })
    for (const assignTo of ['nobody', viewer.staff.id]) {
      expect((await change(visitor.sessionId, { assignTo })).status).toBe(404)
    }
    expect(await chat.list()).toMatchObject([{ staff: null }])
  })
})

describe('a conversation carries', () => {
  it('labels, which others are offered, each once', async () => {
    const [one, two] = [await chat.visit(), await chat.visit()]
    await one.say('Hello')
    await two.say('Hello')
    await change(one.sessionId, { addLabels: ['refund', 'Refund', 'vip'] })
    await change(two.sessionId, { addLabels: ['refund'] })
    expect(await idsIn('?label=vip')).toEqual([one.sessionId])
    expect((await chat.staff.get('/api/admin/chat/labels')).body).toEqual(['refund', 'vip'])
    const { body } = await change(one.sessionId, { removeLabels: ['VIP'] })
    expect(body).toMatchObject({ labels: ['refund'] })
  })

  it('a moment until which it is put off; it comes back by itself, or with its visitor', async () => {
    const visitor = await chat.visit()
    await visitor.say('Hello')
    const { sessionId } = visitor
    const until = new Date(t.time.now.getTime() + 1_200_000).toISOString()
    const snoozed = (await change(sessionId, { snoozeUntil: until })).body
    expect(snoozed).toMatchObject({ snoozedUntil: until })
    const boxes = { mine: 0, unassigned: 0, unanswered: 0, snoozed: 0, all: 1, own: 0 }
    expect(await counts()).toEqual({ ...boxes, snoozed: 1 })
    minutes(20)
    expect(await counts()).toEqual({ ...boxes, unassigned: 1, unanswered: 1, own: 1 })
    expect((await change(sessionId, { snoozeUntil: until })).status).toBe(400)
    const later = new Date(t.time.now.getTime() + 3_600_000).toISOString()
    await change(sessionId, { snoozeUntil: later })
    await visitor.say('Me again')
    expect(await chat.list()).toMatchObject([{ snoozedUntil: null }])
  })
})

it('several conversations are closed at once, of which pages of another node hear; those that are closed or gone stay as they are', async () => {
  const visitors = [await chat.visit(), await chat.visit(), await chat.visit()]
  for (const visitor of visitors) await visitor.say('Hello')
  const [one = '', two = ''] = visitors.map(({ sessionId }) => sessionId)
  const cookie = chat.staff.cookie()
  const page = await readEvents(`${other.origin}/api/admin/chat/stream`, { cookie })
  await page.until(({ name }) => name === 'ready')
  await change(one, { addLabels: ['urgent'] })
  await page.until(({ name }) => name === 'inbox')
  const gone = '00000000-0000-4000-8000-000000000000'
  const close = async (...ids: string[]) =>
    (await chat.staff.post('/api/admin/chat/close', { ids })).body
  expect(await close(one, two, gone)).toEqual({ closed: 2 })
  expect(await close(one, two)).toEqual({ closed: 0 })
  expect(await counts()).toMatchObject({ all: 1 })
  await page.until(({ name, data }) => name === 'session' && data.state === 'closed')
  page.close()
})

it('the same visitor wrote before under the same address, which proves nothing', async () => {
  const email = 'visitor@example.org'
  const first = await chat.visit({ email })
  await first.say('Earlier')
  minutes(1)
  const second = await chat.visit({ email: email.toUpperCase() })
  await second.say('Now')
  const stranger = await chat.visit({ email: 'other@example.org' })
  await stranger.say('Not me')
  const { body } = await chat.staff.get(path(second.sessionId, '/others'))
  expect(body).toMatchObject([{ sessionId: first.sessionId, isSameVisitor: false }])
  expect((await chat.staff.get(path(stranger.sessionId, '/others'))).body).toEqual([])
})

describe('an internal note', () => {
  const secret = 'He was rude on the phone'

  it('is read by colleagues on another node, and by no visitor', async () => {
    const visitor = await chat.visit({ email: 'visitor@example.org' })
    await visitor.say('Hello')
    const heard = await visitor.listen(0)
    const cookie = chat.staff.cookie()
    const elsewhere = await readEvents(`${other.origin}/api/admin/chat/stream`, { cookie })
    await elsewhere.until(({ name }) => name === 'ready')
    const { status } = await chat.staff.post(path(visitor.sessionId, '/notes'), { text: secret })
    expect(status).toBe(201)
    const { sessionId } = visitor
    await elsewhere.until(({ name, data }) => name === 'inbox' && data.sessionId === sessionId)
    const notes = await chat.staff.get(path(visitor.sessionId, '/notes'))
    expect(notes.body).toMatchObject([{ text: secret, staff: { name: 'Neema Sample' } }])
    // A later event has arrived, so all earlier ones have.
    await chat.reply(visitor.sessionId, 'Good morning')
    await heard.until(({ name, data }) => name === 'message' && data.message === 'Good morning')
    expect(JSON.stringify(heard.events)).not.toContain(secret)
    expect(heard.events.map(({ name }) => name)).not.toContain('inbox')
    for (const seen of [await visitor.read(), await visitor.look()]) {
      expect(JSON.stringify(seen.body)).not.toContain(secret)
    }
    elsewhere.close()
  })
})

it('counts are what the lists hold, whatever was done', async () => {
  const other = await signIn(app, { role: 'agent', name: 'Juma Other' })
  const visitors: Awaited<ReturnType<typeof chat.visit>>[] = []
  for (let index = 0; index < 4; index += 1) visitors.push(await chat.visit())
  const step = fc.tuple(
    fc.nat({ max: visitors.length - 1 }),
    fc.constantFrom('say', 'reply', 'take', 'leave', 'close', 'open', 'snooze', 'wake', 'later'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      for (const [who, what] of steps) {
        const visitor = visitors[who]
        if (!visitor) continue
        const id = visitor.sessionId
        const until = new Date(t.time.now.getTime() + 1_800_000).toISOString()
        if (what === 'say') await visitor.say('Hello')
        if (what === 'reply') await chat.reply(id, 'Yes')
        if (what === 'take') await change(id, { isMine: true }, other)
        if (what === 'leave') await change(id, { assignTo: null })
        if (what === 'close') await change(id, { state: 'closed' })
        if (what === 'open') await change(id, { state: 'open' })
        if (what === 'snooze') await change(id, { snoozeUntil: until })
        if (what === 'wake') await change(id, { snoozeUntil: null })
        if (what === 'later') minutes(20)
      }
      for (const me of [chat.staff, other]) {
        const all = (await counts(me)) as Record<InboxBox, number>
        for (const box of inboxBoxes) {
          const { body } = await me.get(`/api/admin/chat/sessions?box=${box}&limit=100`)
          expect([box, (body as unknown as unknown[]).length]).toEqual([box, all[box]])
        }
      }
    }),
    { numRuns: 5 },
  )
})

it('finds conversations of a messenger, by its name and by a part of the number as people type it', async () => {
  const [visitor, other] = [await chat.visit(), await chat.visit()]
  await visitor.say('By WhatsApp')
  await other.say('On the site, about order 447700')
  await insertRow(t.services.db, 'messengerContact', {
    ...{ id: randomUUID(), messenger: 'whatsapp', address: '447700900123', state: 'unknown' },
    ...{ chatSessionId: visitor.sessionId, language: 'en', createdAt: t.time.now },
  })
  expect(await idsIn('?messenger=whatsapp')).toEqual([visitor.sessionId])
  expect(await idsIn('?messenger=telegram')).toEqual([])
  expect(await idsIn(`?search=${encodeURIComponent('+44 7700 900')}`)).toEqual([visitor.sessionId])
  expect(await idsIn('?search=4477')).toEqual([other.sessionId])
  const shown = async () => (await chat.list('?search=WhatsApp')).map((each) => each.messenger)
  expect(await shown()).toMatchObject([
    { address: '447700900123', isOpen: false, openUntil: null, state: 'unknown' },
  ])
  const over = { state: 'ended', endReason: 'stop', endedAt: t.time.now } as const
  await changeRows(t.services.db, 'messengerContact', {}, over)
  expect(await idsIn('?messenger=whatsapp')).toEqual([])
  expect(await shown()).toMatchObject([{ state: 'ended', endReason: 'stop' }])
})
