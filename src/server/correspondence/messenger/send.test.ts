import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { changeRows, insertRow, rowsOf } from '../../../../test/support/rows.ts'
import { enqueueMessage } from '../../data/correspondence/messenger-message.ts'
import { sendMessages } from './send.ts'
import { tendMessengers } from './tend.ts'
import { openAnswers } from './test-support.ts'

const m = await openAnswers()
const { d, db, start, day, standIn, later, script, agent, talk, report, approve } = m

describe('a service', () => {
  async function queued(more: Parameters<typeof m.contact>[1] = {}) {
    const { contact, answer, made } = await talk(more)
    await answer('Hello')
    return { contact, made, answer }
  }
  /** The delays in seconds of the jobs that wait. */
  const delays = async (contact: Awaited<ReturnType<typeof m.contact>>) => {
    const jobs = await contact.jobs()
    const seconds = jobs.map(({ startAfter, createdOn }) => (+startAfter - +createdOn) / 1000)
    return seconds.map(Math.round).sort((a, b) => a - b)
  }

  test.each([
    ['whatsapp', { code: 130429, retryAfter: 3600 }, 3600, 'unavailable'],
    ['telegram', { code: 401 }, 5, 'token-wrong'],
    ['whatsapp', { status: 503 }, 5, 'unavailable'],
  ] as const)(
    '%s that answers %o is asked again after %i s, and sends once',
    async (messenger, answer, seconds, failure) => {
      const { contact } = await queued({ messenger })
      script(messenger, answer)
      await contact.send()
      expect(contact.got()).toEqual([])
      expect(await delays(contact)).toEqual([0, seconds])
      expect(await rowsOf(db, 'messengerService', { messenger })).toMatchObject([
        { failure, failedAt: start },
      ])
      later(seconds)
      await contact.send()
      expect(contact.got()).toEqual(['Hello'])
      expect(await contact.states()).toEqual(['sent'])
      expect(await rowsOf(db, 'messengerService', { messenger })).toMatchObject([
        { sentAt: d.t.time.now },
      ])
    },
  )

  test('that asks for a pause gets it from everybody', async () => {
    const [first, other] = [await queued(), await queued()]
    const sms = await queued({ messenger: 'sms' })
    await first.answer('More')
    script('whatsapp', { code: 130429, retryAfter: 600 })
    await first.contact.send()
    later(599)
    for (const { contact } of [first, other, sms]) await contact.send()
    expect([first, other, sms].map(({ contact }) => contact.got())).toEqual([[], [], ['Hello']])
    expect(await delays(other.contact)).toEqual([0, 1])
    later(1)
    for (const { contact } of [first, other]) await contact.send()
    expect(first.contact.got()).toEqual(['Hello', 'More'])
    expect(other.contact.got()).toEqual(['Hello'])
  })

  test('that reports later that its window was shut gets the notice, and the words once they write', async () => {
    const { contact, answer } = await queued()
    await answer('More')
    await contact.send()
    for (const { serviceId } of contact.sent()) {
      await report(serviceId, 'failed', { code: '131047' })
    }
    expect(await contact.states()).toEqual(['queued', 'queued'])
    await contact.send()
    const [noticed, waits] = await contact.messages()
    expect([noticed?.isNotice, noticed?.state, waits?.state]).toEqual([true, 'waiting', 'waiting'])
    later(60)
    await contact.writes()
    await contact.send()
    expect(contact.got()).toEqual(['Hello', 'More', 'karibu_answer_v1 en', 'Hello', 'More'])
  })

  test('that refuses a notice so does not get it again', async () => {
    const { contact } = await queued({ state: 'claimed', provedAt: null, heardAt: null })
    await contact.send()
    await report(contact.sent()[0]?.serviceId ?? '', 'failed', { code: '131047' })
    expect(await contact.states()).toEqual(['failed'])
  })

  test('that is away for long is asked ever less often, once an hour at most', async () => {
    const { contact } = await queued()
    for (const waited of [60, 600, 6000]) {
      later(waited)
      script('whatsapp', { status: 500 })
      await contact.send()
    }
    expect(await delays(contact)).toEqual([0, 60, 660, 3600])
  })

  test('that took a message and did not say so gets it again', async () => {
    const { contact } = await queued()
    const lost: typeof fetch = async (...call) => {
      await fetch(...call)
      throw new TypeError('fetch failed')
    }
    const cut = { ...d.app.services, messengers: standIn.services({ fetch: lost }) }
    await sendMessages(cut, contact)
    expect(await contact.states()).toEqual(['queued'])
    await contact.send()
    expect(contact.got()).toEqual(['Hello', 'Hello'])
  })

  test.each([
    ['whatsapp', 131026, 'unreachable'],
    ['sms', 21610, 'stop'],
  ] as const)(
    '%s refuses with %i: the contact has ended, and both sides can see it',
    async (messenger, code, reason) => {
      const { contact, made, answer } = await queued({ messenger })
      await answer('More')
      script(messenger, { code })
      await contact.send()
      expect(await contact.states()).toEqual(['failed', 'dropped'])
      expect(await contact.row()).toMatchObject({ state: 'ended', endReason: reason })
      const { body } = await (await agent()).get(`/api/admin/applications/${made.id}/messengers`)
      expect(body.items).toMatchObject([{ messenger, state: 'ended', endReason: reason }])
      const kind = 'messenger-ended'
      expect(await rowsOf(db, 'applicationEvent', { applicationId: made.id, kind })).toMatchObject([
        { note: `${messenger} ${reason}` },
      ])
    },
  )

  test('refuses one message for good: the next one goes', async () => {
    const { contact, answer } = await queued()
    await answer('More')
    script('whatsapp', { code: 131009 })
    await contact.send()
    const [first, second] = await contact.messages()
    expect([first?.state, first?.code, second?.state]).toEqual(['failed', '131009', 'sent'])
  })
})

describe('a node that dies', () => {
  async function died(isSent: boolean, { isShut = false } = {}) {
    const { contact, answer } = await talk()
    if (isShut) later(day)
    await answer('Hello')
    if (isSent) await contact.send()
    const unnoted = { state: 'queued', serviceId: null, isNotice: false, sentAt: null } as const
    const { id = '' } = (await contact.messages())[0] ?? {}
    await changeRows(db, 'messengerMessage', { id }, { ...unnoted, triedAt: d.t.time.now })
    return { contact, answer, id, sent: contact.sent()[0] }
  }

  test('before it sent: another one does, after a minute', async () => {
    const { contact, answer } = await died(false)
    await answer('Later')
    later(59)
    await contact.send()
    expect(contact.got()).toEqual([])
    later(1)
    await contact.send()
    expect(contact.got()).toEqual(['Hello', 'Later'])
  })

  test('after it sent: a report by our id says that it went', async () => {
    const { contact, id, sent } = await died(true)
    expect(sent?.id).toBe(id)
    await report(sent?.serviceId ?? '', 'delivered', { messageId: id })
    later(3600)
    await contact.send()
    expect(contact.got()).toEqual(['Hello'])
    expect(await contact.messages()).toMatchObject([
      { state: 'delivered', serviceId: sent?.serviceId },
    ])
  })

  test('after a notice went: a report of it leaves the words waiting', async () => {
    const { contact, sent } = await died(true, { isShut: true })
    await report(sent?.serviceId ?? '', 'delivered', { messageId: sent?.id ?? '' })
    later(60)
    await contact.send()
    expect(await contact.states()).toEqual(['waiting'])
    await contact.writes()
    await contact.send()
    expect(contact.got()).toEqual(['karibu_answer_v1 en', 'Hello'])
  })

  test('after it sent, and nobody reports: it goes twice', async () => {
    const { contact } = await died(true)
    later(60)
    await contact.send()
    expect(contact.got()).toEqual(['Hello', 'Hello'])
  })
})

test('what the service calls us with ends the contact', async () => {
  const { contact, answer } = await talk()
  await answer('First')
  await contact.send()
  const [sent] = contact.sent()
  const failed = { kind: 'status', of: sent?.serviceId ?? '', status: 'failed' } as const
  const told = { ...failed, code: 131026, messageId: sent?.id ?? '' }
  const { url, headers, body } = standIn.call('whatsapp', told)
  const path = new URL(url).pathname
  await fetch(d.app.origin + path, { method: 'POST', headers, body })
  // Taken right after the answer.
  await expect.poll(contact.row).toMatchObject({ state: 'ended', endReason: 'unreachable' })
  expect(await contact.messages()).toMatchObject([{ state: 'failed', code: '131026' }])
})

test.each([
  ['claimed', '551187654321'],
  ['proved', '5511987654321'],
] as const)(
  'WhatsApp may write a %s number otherwise: it is %s from then on',
  async (state, now) => {
    const provedAt = state === 'proved' ? start : null
    const { contact, answer } = await talk({ address: '5511987654321', state, provedAt })
    await answer('Hello')
    await contact.send()
    expect(await contact.row()).toMatchObject({ address: now, toldAt: start })
  },
)

test('two nodes send at once: each message once, in order', async () => {
  const { contact, answer } = await talk()
  const words = ['1', '2', '3', '4', '5']
  for (const word of words) await answer(word)
  await Promise.all([contact.send(), contact.send(), contact.send()])
  expect(contact.got()).toEqual(words)
})

test('more than one job sends is left to the next', async () => {
  const contact = await m.contact((await d.application()).id)
  const news = { contactId: contact.id, news: 'started', now: d.t.time.now } as const
  for (let made = 0; made < 21; made += 1) await enqueueMessage(db, d.app.services, news)
  await contact.send()
  expect(contact.got().length).toBe(20)
  expect((await contact.jobs()).length).toBe(22)
  await contact.send()
  expect(contact.got().length).toBe(21)
})

test('a report of nothing we sent changes nothing', async () => {
  expect(await report('wamid.OTHER', 'read', { messageId: randomUUID() })).toBeNull()
})

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
