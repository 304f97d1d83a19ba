import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { undoSeconds } from '#domain/application/undo.ts'
import { letterKinds } from '#domain/letter.ts'
import { messengerLimits, messengerNewsOf } from '#domain/messenger.ts'
import { visaOf } from '../../../../test/support/deciding.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { writeLetter } from '../../../../test/support/services.ts'
import type { NewLetter } from '../../data/correspondence/letter-payload.ts'
import { isWithin } from '../../http/guard.ts'
import { takeReport } from '../delivery-report.ts'
import { remind } from '../letter/remind.ts'
import { sendLetter } from '../letter/send.ts'
import { openAnswers } from './test-support.ts'

const m = await openAnswers()
const { d, db, start, day, later, agent } = m

const letterOf = (applicationId: number, more: object) =>
  ({
    application: { id: applicationId, contactEmail: 'ada.muster@gmail.com', language: 'en' },
    now: d.t.time.now,
    ...more,
  }) as unknown as NewLetter

/** Ready to be decided. */
async function ready() {
  const made = await d.familyOf('Ana')
  await d.prepare(await d.signedIn('owner'), made.id)
  await d.move(await agent(), made.id, 'processing')
  later(undoSeconds)
  return made
}

/** Approves as the screens do, undoable for a minute. Returns the decision's id. */
const approve = async (applicantId: number) =>
  d.hold(await agent(), applicantId, { decision: 'approved' }, await visaOf('Ana'))

describe('news of a letter', () => {
  test('of every kind is queued once, for who wants it; of other kinds none is', async () => {
    const { id } = await d.application()
    const [proved, claimed, silent, bot, ended] = await Promise.all([
      m.contact(id),
      m.contact(id, { messenger: 'sms', state: 'claimed', provedAt: null, heardAt: null }),
      m.contact(id, { wantsNews: false }),
      m.contact(id, { messenger: 'telegram', state: 'claimed', provedAt: null }),
      m.contact(id, { state: 'ended', endReason: 'stop', endedAt: start }),
    ])
    const about = { eventId: 1, eventIds: [1], applicantIds: [1], refundId: randomUUID() }
    for (const kind of letterKinds) {
      if (kind === 'download-code' || kind === 'contact-code') continue
      const letter = letterOf(id, { kind, about, recipient: 'ada.muster@gmail.com' })
      await writeLetter(d.t.services, letter)
    }
    const expected = letterKinds.flatMap((kind) => messengerNewsOf(kind) ?? [])
    const newsOf = async (contact: typeof proved) =>
      (await contact.messages()).map(({ news }) => news).sort()
    expect(await newsOf(proved)).toEqual(expected.toSorted())
    // A typed number hears of no more than that in a day.
    const within = expected.slice(0, messengerLimits.typedPerDay)
    expect(await newsOf(claimed)).toEqual(within.toSorted())
    for (const contact of [silent, bot, ended]) expect(await contact.messages()).toEqual([])
  })

  test('of a decision goes when that is final, with a link that opens the application', async () => {
    const made = await ready()
    const contact = await m.contact(made.id)
    const held = await approve(made.ana)
    await contact.send()
    later(undoSeconds - 1)
    await contact.send()
    expect(contact.got()).toEqual([])
    later(1)
    await contact.send()
    await contact.send()
    const [text = '', ...others] = contact.got()
    expect(others).toEqual([])
    expect(text).toContain('There is a decision about your visa application TZ-')
    const link = /http\S+/.exec(text)?.[0] ?? ''
    const access = { orderId: made.orderId, token: /#open=(.+)/.exec(link)?.[1] }
    expect((await d.app.browser().post('/api/access/letter', access)).status).toBe(204)
    // It was told: nobody can take it back.
    const undone = await (await agent()).post(`/api/admin/decisions/${held}/undo`, {})
    expect(undone.body.code).toBe('decision.told')
  })

  test('of a decision goes with its letter when that is sent at once', async () => {
    const made = await ready()
    const contact = await m.contact(made.id)
    await approve(made.ana)
    const letter = await rowOf(db, 'letter', { applicationId: made.id, kind: 'visa-approved' })
    const sent = await (await agent()).post(`/api/admin/letters/${letter.id}/send`, {})
    expect(sent.status).toBe(202)
    await contact.send()
    expect(contact.got()).toHaveLength(1)
  })

  test('of a decision that was undone never goes', async () => {
    const made = await ready()
    const contact = await m.contact(made.id)
    const held = await approve(made.ana)
    const undone = await (await agent()).post(`/api/admin/decisions/${held}/undo`, {})
    expect(undone.status).toBe(200)
    later(undoSeconds)
    await contact.send()
    expect(contact.got()).toEqual([])
    expect(await contact.states()).toEqual(['dropped'])
  })

  test('that does not hold any more never goes', async () => {
    const { id } = await d.application()
    const contact = await m.contact(id)
    await writeLetter(d.t.services, letterOf(id, { kind: 'documents-asked' }))
    later(day / 2)
    await contact.send()
    expect(contact.got()).toEqual([])
    expect(await contact.states()).toEqual(['dropped'])
  })

  test.each([
    ['proved and heard of', {}, true],
    ['proved and not heard of for 90 days', { provedAt: new Date('2026-08-25T09:59:59Z') }, false],
    ['claimed', { state: 'claimed', provedAt: null } as const, false],
  ])('to an address that is %s has a link with a token: %o', async (_, more, opens) => {
    const { id } = await d.application()
    const contact = await m.contact(id, { messenger: 'sms', heardAt: null, ...more })
    const by = await agent()
    const path = `/api/admin/applications/${id}/thread`
    expect((await by.post(path, { message: 'Bring the card.' })).status).toBe(204)
    later(10)
    await contact.send()
    const [text = ''] = contact.got()
    expect(text.includes('Bring the card.')).toBe(contact.state !== 'claimed')
    expect(text.includes('#open=')).toBe(false)
    const { id: eventId } = await insertRow(db, 'applicationEvent', {
      ...{ applicationId: id, at: start, kind: 'status-changed', actor: 'staff' },
      ...{ staffId: by.staff.id, fromStatus: 'pending', toStatus: 'paid' },
    })
    await writeLetter(d.t.services, letterOf(id, { kind: 'status-changed', about: { eventId } }))
    later(undoSeconds)
    await contact.send()
    expect(contact.got()[1]?.includes('#open=')).toBe(opens)
    expect(contact.got()[1]).toContain('TZ-')
  })

  test('goes no more to who turned it off, unless its letter came back', async () => {
    const made = await d.application()
    const contact = await m.contact(made.id)
    for (const kind of ['documents-asked', 'refund-made'] as const) {
      const about = { refundId: randomUUID() }
      await writeLetter(d.t.services, letterOf(made.id, { kind, about }))
    }
    const delivery = { delivery: 'bounced', deliveryAt: start } as const
    await changeRows(db, 'letter', { applicationId: made.id, kind: 'refund-made' }, delivery)
    const path = `/api/applications/${made.id}/messengers/whatsapp`
    const turned = await d.app.owner(made, '203.0.113.9').patch(path, { wantsNews: false })
    expect(turned.status).toBe(204)
    expect(await contact.messages()).toMatchObject([
      { news: 'documents', state: 'dropped' },
      { news: 'refund', state: 'queued' },
    ])
  })

  test('to a number that was only typed is little a day, however many applications name it', async () => {
    const typed = { address: '255711999000', state: 'claimed', provedAt: null } as const
    const told: number[] = []
    const tell = async (more: Parameters<typeof m.contact>[1]) => {
      const { id } = await d.application()
      const contact = await m.contact(id, more)
      await writeLetter(d.t.services, letterOf(id, { kind: 'documents-asked' }))
      told.push((await contact.messages()).length)
    }
    for (let n = 0; n <= messengerLimits.typedPerDay; n += 1) await tell(typed)
    await tell({ ...typed, state: 'proved', provedAt: start })
    later(day)
    await tell(typed)
    const within = Array.from({ length: messengerLimits.typedPerDay }, () => 1)
    expect(told).toEqual([...within, 0, 1, 1])
  })

  test('is not repeated by a copy of the letter', async () => {
    const { id } = await d.application()
    const contact = await m.contact(id)
    const by = await agent()
    await by.post(`/api/admin/applications/${id}/thread`, { message: 'Hello' })
    const letter = await rowOf(db, 'letter', { applicationId: id, kind: 'staff-message' })
    await sendLetter(d.app.services, letter.id)
    const again = await by.post(`/api/admin/letters/${letter.id}/send`, {})
    expect(again.status).toBe(202)
    expect((await contact.messages()).length).toBe(1)
  })
})

test('what a colleague writes stands in the conversation too, and goes once', async () => {
  const { id } = await d.application()
  const sessionId = randomUUID()
  await insertRow(db, 'chatSession', {
    ...{ id: sessionId, createdAt: start, lastMessageAt: start, language: 'en' },
    ...{ messageCount: 1, applicationId: id, isProven: true },
  })
  const wants = await m.contact(id, { createdAt: new Date(start.getTime() - 1000) })
  const writes = await m.contact(id, { chatSessionId: sessionId, wantsNews: false })
  await (await agent()).post(`/api/admin/applications/${id}/thread`, { message: 'Bring the card.' })
  later(10)
  for (const contact of [wants, writes]) {
    await contact.send()
    expect(contact.got()).toEqual(['Bring the card.'])
  }
  const { body } = await (await agent()).get(`/api/admin/applications/${id}/thread`)
  const entries = body.entries as { kind: string; letter?: { messenger: object } }[]
  expect(entries.find(({ kind }) => kind === 'message')?.letter?.messenger).toEqual({
    ...{ messenger: 'whatsapp', state: 'sent', isNotice: false, code: null },
  })
})

describe('a letter that comes back', () => {
  async function returned(more: Parameters<typeof m.contact>[1]) {
    const { id } = await d.application()
    const contact = await m.contact(id, more)
    await (await agent()).post(`/api/admin/applications/${id}/thread`, { message: 'Hello' })
    const letter = await rowOf(db, 'letter', { applicationId: id, kind: 'staff-message' })
    await sendLetter(d.app.services, letter.id)
    for (const report of ['one', 'two']) {
      const about = { id: `${report} ${letter.id}`, letter: { id: letter.id }, at: d.t.time.now }
      const bounced = { ...about, outcome: 'bounced', code: '5.1.1' } as const
      await takeReport(d.app.services, bounced, d.t.time.now)
    }
    later(10)
    await contact.send()
    const kind = 'letter-returned'
    const [event] = await rowsOf(db, 'applicationEvent', { applicationId: id, kind })
    return { contact, note: event?.note }
  }

  const claimed = { messenger: 'sms', state: 'claimed', provedAt: null } as const
  test.each<[string, Parameters<typeof m.contact>[1], string[], string]>([
    ['goes to who wanted no news there', { wantsNews: false }, ['Hello'], ' whatsapp'],
    ['was told already where news goes', {}, ['Hello'], ''],
    ['does not go where nobody proved it', { ...claimed, wantsNews: false }, [], ''],
  ])('%s', async (_, more, got, where) => {
    const { contact, note } = await returned(more)
    expect(contact.got()).toEqual(got)
    expect(note).toBe(`staff-message bounced 5.1.1${where}`)
  })
})

describe('a reminder', () => {
  /** Unpaid for a day at ten in the evening of Nairobi, where their mail comes back. */
  async function due(reason: 'bounced' | 'complained') {
    const { id } = await d.application()
    const contactEmail = `${reason}@example.org`
    await changeRows(db, 'application', { id }, { contactEmail })
    const contact = await m.contact(id, { address: `25470012345${reason.length}`, heardAt: start })
    await db.deleteFrom('unreachableAddress').execute()
    const { id: letterId } = await rowOf(db, 'letter')
    const unreachable = { address: contactEmail, reason, since: start, letterId }
    await insertRow(db, 'unreachableAddress', unreachable)
    d.t.time.now = new Date('2026-11-24T19:00:00Z')
    await remind(d.app.services, d.t.time.now)
    return contact
  }

  test('that cannot go by e-mail goes to the messenger, in the morning of its country', async () => {
    const contact = await due('bounced')
    expect(await contact.messages()).toMatchObject([
      { news: 'reminder', notBefore: new Date('2026-11-25T06:00:00Z') },
    ])
    await m.approve(['reminder', 'en'])
    await contact.send()
    expect(contact.got()).toEqual([])
    d.t.time.now = new Date('2026-11-25T06:00:00Z')
    await contact.send()
    expect(contact.got()).toEqual(['karibu_reminder_v1 en'])
  })

  test('that was unsubscribed from meanwhile does not go', async () => {
    const contact = await due('bounced')
    const id = contact.applicationId ?? 0
    await changeRows(db, 'application', { id }, { remindersStoppedAt: d.t.time.now })
    later(day)
    await contact.send()
    expect(contact.got()).toEqual([])
    expect(await contact.states()).toEqual(['dropped'])
  })

  test('to who complained of our mail goes nowhere', async () => {
    expect(await (await due('complained')).messages()).toEqual([])
  })

  test('to who was reminded often enough today, in whatever applications, goes nowhere', async () => {
    const now = new Date('2026-11-24T18:00:00Z')
    for (let n = 0; n < 3; n += 1) {
      await isWithin(db, 'reminder-payment to', 'bounced@example.org', now)
    }
    expect(await (await due('bounced')).messages()).toEqual([])
  })
})
