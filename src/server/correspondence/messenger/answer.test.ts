import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { changeRows, insertRow } from '../../../../test/support/rows.ts'
import { tendMessengers } from './tend.ts'
import { openAnswers } from './test-support.ts'

const { d, db, day, later, script, agent, talk, report, approve } = await openAnswers()

describe('an answer', () => {
  test('goes as its words while the window is open, once, and staff see how it stands', async () => {
    const { contact, answer, shown } = await talk()
    await answer('Bring the yellow card.')
    const standing = { messenger: 'whatsapp', isNotice: false, code: null }
    expect(await shown()).toEqual([{ ...standing, state: 'queued' }])
    await contact.send()
    await contact.send()
    expect(contact.got()).toEqual(['Bring the yellow card.'])
    const [sent] = contact.sent()
    for (const each of ['read', 'delivered', 'sent', 'failed'] as const) {
      await report(sent?.serviceId ?? '', each, { code: '131000' })
    }
    expect(await shown()).toEqual([{ ...standing, state: 'read' }])
  })

  test('waits in a shut window: one notice tells of all, and the words go before later ones', async () => {
    const { contact, answer, shown } = await talk()
    later(day)
    await answer('First')
    await contact.send()
    await answer('Second')
    await contact.send()
    expect(contact.sent().map(({ template }) => template?.values.length)).toEqual([2])
    expect(contact.got()).toEqual(['karibu_answer_v1 en'])
    // Late reports of the notice are not about the words.
    const [notice] = contact.sent()
    await report(notice?.serviceId ?? '', 'read')
    expect(await contact.states()).toEqual(['waiting', 'waiting'])
    await contact.writes()
    await answer('Third')
    await contact.send()
    expect(contact.got().slice(1)).toEqual(['First', 'Second', 'Third'])
    await report(notice?.serviceId ?? '', 'failed', { messageId: notice?.id ?? '' })
    expect(await shown()).toEqual(
      [1, 2, 3].map(() => ({ messenger: 'whatsapp', state: 'sent', isNotice: false, code: null })),
    )
  })

  test('that was read on the site meanwhile does not follow, nor one that waited a week', async () => {
    const { contact, answer, sessionId } = await talk()
    later(day)
    const { id } = await answer('First')
    await contact.send()
    await changeRows(db, 'chatSession', { id: sessionId }, { visitorSeenId: id })
    await answer('Second')
    await contact.send()
    await tendMessengers(d.app.services, d.t.time.now)
    expect(await contact.states()).toEqual(['dropped', 'waiting'])
    later(7 * day + 1)
    await contact.writes()
    await contact.send()
    expect(await contact.states()).toEqual(['dropped', 'dropped'])
    expect(contact.got()).toEqual(['karibu_answer_v1 en'])
  })

  test.each([
    ['tr', 'tr', 'karibu_answer_v1 tr'],
    ['de', 'en', 'karibu_answer_v1 en'],
  ] as const)('to %s in a shut window goes by the template in %s', async (language, _, got) => {
    const { contact, answer } = await talk({ language })
    later(day)
    await answer('Hello')
    await contact.send()
    expect(contact.got()).toEqual([got])
    expect(await contact.messages()).toMatchObject([{ state: 'waiting', code: null }])
    await contact.writes()
    await contact.send()
    expect(contact.got()).toEqual([got, 'Hello'])
  })

  test('that waits without a notice gets one when a template is approved', async () => {
    await approve(['answer', 'tr'])
    const { contact, answer } = await talk({ language: 'de' })
    later(day)
    await answer('Hello')
    await contact.send()
    await tendMessengers(d.app.services, d.t.time.now)
    expect(contact.got()).toEqual([])
    expect(await contact.messages()).toMatchObject([{ state: 'waiting', code: 'no-template' }])
    await approve(['answer', 'en'])
    await tendMessengers(d.app.services, d.t.time.now)
    await contact.send()
    expect(contact.got()).toEqual(['karibu_answer_v1 en'])
    const noticed = { state: 'waiting', isNotice: true, code: null }
    expect(await contact.messages()).toMatchObject([noticed])
  })

  test('to somebody unknown in a shut window asks them to write, with our name alone', async () => {
    const { contact, answer } = await talk({}, true)
    later(day)
    await answer('Hello')
    await contact.send()
    expect(contact.sent()).toMatchObject([
      { template: { name: 'karibu_reopen_v1', values: [d.t.services.company.name] } },
    ])
  })

  test('goes as a notice where the service has shut the window and we do not know', async () => {
    const { contact, answer } = await talk()
    await answer('Hello')
    script('whatsapp', { code: 131047 })
    await contact.send()
    expect(contact.got()).toEqual(['karibu_answer_v1 en'])
    expect(await contact.states()).toEqual(['waiting'])
  })

  test('by SMS is as short as its beginning and a link', async () => {
    const { contact, answer } = await talk({ messenger: 'sms', heardAt: null })
    await answer('word '.repeat(100))
    await contact.send()
    expect(contact.got()[0]).toMatch(/^word .{200,300}\.\.\. http\S+\/status\?orderId=[\w-]+$/)
  })

  test('goes nowhere once the contact has ended', async () => {
    const { contact, answer } = await talk()
    await answer('Before')
    const over = { state: 'ended', endReason: 'stop', endedAt: d.t.time.now } as const
    await changeRows(db, 'messengerContact', { id: contact.id }, over)
    await answer('After')
    await contact.send()
    expect(contact.got()).toEqual([])
    expect(await contact.states()).toEqual(['dropped'])
  })

  test('carries the names of its files and a link, no file', async () => {
    const { contact, answer, sessionId } = await talk()
    const { id } = await answer('Here it is')
    const { staff } = await agent()
    const file = { sessionId, messageId: id, side: 'admin', fileName: 'form.pdf' } as const
    await insertRow(db, 'chatFile', {
      ...{ id: randomUUID(), ...file, storageKey: await d.addStoredFile() },
      ...{ staffId: staff.id, createdAt: d.t.time.now },
    })
    await contact.send()
    expect(contact.got()[0]).toMatch(/^Here it is\n📎 form.pdf\nhttp\S+\/status\?orderId=[\w-]+$/)
  })
})
