import { describe, expect, test } from 'vitest'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { startMessengers } from './test-support.ts'

const shop = await startMessengers()
const { t, services, deliver, application, wordsFor, write, connect, contactsOf, toldTo } = shop
const { claim, someone } = shop
const { db } = t.services

const eventsOf = async (applicationId: number) =>
  (await rowsOf(db, 'applicationEvent', { applicationId }, 'id')).flatMap(({ kind, note }) =>
    kind.startsWith('messenger-') ? [`${kind} ${note}`] : [],
  )

describe('a code', () => {
  test('proves its sender for the application, whatever stands around it', async () => {
    const from = someone()
    const made = await application()
    const { url, words } = await wordsFor(made)
    expect(new URL(url).searchParams.get('text')).toBe(words)
    await write(from, `${words} …`, { name: 'Asha' })
    const [contact] = await contactsOf(from)
    expect(contact).toMatchObject({
      ...{ state: 'proved', applicationId: made.id, name: 'Asha', provedAt: t.time.now },
    })
    expect(await eventsOf(made.id)).toEqual(['messenger-connected whatsapp'])
    expect(await toldTo(from)).toEqual(['connected'])
    expect(await shop.saidBy(from)).toEqual([])
    const session = await rowOf(db, 'chatSession', { id: contact?.chatSessionId ?? '' })
    expect(session).toMatchObject({ applicationId: made.id, isProven: true })
    const { body } = await made.owner.get(made.path)
    expect(body).toMatchObject({
      offered: [{ messenger: 'whatsapp' }, { messenger: 'telegram' }, { messenger: 'sms' }],
      items: [{ messenger: 'whatsapp', address: `•••${from.slice(-4)}`, state: 'proved' }],
    })
  })

  test('comes by Telegram as the word after /start, and by SMS', async () => {
    const made = await application()
    const { url } = await wordsFor(made, 'telegram')
    const code = new URL(url).searchParams.get('start') ?? ''
    await write('7001', `/start ${code}`, { messenger: 'telegram' })
    expect(await contactsOf('7001')).toMatchObject([{ state: 'proved', messenger: 'telegram' }])
    const from = someone()
    await connect(made, from, 'sms')
    expect(await contactsOf(from)).toMatchObject([{ state: 'proved', messenger: 'sms' }])
  })

  test('counts once, for half an hour, of its messenger; the honest one beside', async () => {
    const made = await application()
    const { words } = await wordsFor(made)
    const stranger = someone()
    await write(stranger, words, { messenger: 'sms' })
    expect(await contactsOf(stranger)).toMatchObject([{ state: 'unknown', chatSessionId: null }])
    const from = someone()
    await write(from, words)
    await write(someone(), words)
    expect(await rowsOf(db, 'messengerContact', { applicationId: made.id })).toHaveLength(1)

    const late = await application()
    const { words: old } = await wordsFor(late)
    shop.later(31 * 60)
    await write(someone(), old)
    expect(await rowsOf(db, 'messengerContact', { applicationId: late.id })).toEqual([])
    // Sent in time, taken late.
    await write(someone(), old, { at: new Date(t.time.now.getTime() - 2 * 60_000) })
    expect(await rowsOf(db, 'messengerContact', { applicationId: late.id })).toHaveLength(1)
  })

  test('takes no words with it: what stands beside our own is heard, of a wrong one too', async () => {
    const from = someone()
    const made = await application()
    const { words } = await wordsFor(made)
    await write(from, `${words}\nMy passport expires in May`)
    await write(from, `KV-AAAAAAAAAAAAAAAAAAAAAA is this right?`)
    expect(await shop.saidBy(from)).toEqual(['My passport expires in May', 'is this right?'])
    expect(await toldTo(from)).toEqual(expect.arrayContaining(['connected', 'code-wrong']))
  })

  test('is a message too: what waited for one goes, of every application', async () => {
    const from = someone()
    const [one, other] = [await application(), await application()]
    await connect(one, from)
    const [contact] = await contactsOf(from)
    const waiting = { contactId: contact?.id ?? '', news: 'answer' } as const
    await insertRow(db, 'messengerMessage', {
      ...{ id: t.services.random.uuid(), ...waiting, state: 'waiting' },
      ...{ createdAt: t.time.now, notBefore: t.time.now },
    })
    shop.later(25 * 3600)
    await connect(other, from)
    expect(await contactsOf(from)).toMatchObject([
      ...[{ heardAt: t.time.now }, { heardAt: t.time.now, applicationId: other.id }],
    ])
    expect(await rowsOf(db, 'messengerMessage', waiting)).toMatchObject([{ state: 'queued' }])
  })

  test('that is guessed is answered at first and at last, and after five none is tried', async () => {
    const from = someone()
    const made = await application()
    for (let n = 0; n < 5; n += 1) {
      await write(from, `KV-${String(n).padStart(22, 'A')}`)
    }
    expect(await toldTo(from)).toEqual(['code-wrong', 'code-paused'])
    const { words } = await wordsFor(made)
    await write(from, `${words} Why not?`)
    expect(await toldTo(from)).toEqual(['code-wrong', 'code-paused'])
    expect(await rowsOf(db, 'messengerContact', { applicationId: made.id })).toEqual([])
    shop.later(3601)
    const { words: again } = await wordsFor(made)
    await write(from, again)
    expect(await contactsOf(from)).toMatchObject([
      { state: 'unknown' },
      { state: 'proved', applicationId: made.id },
    ])
    expect(await shop.saidBy(from)).toEqual(['Why not?'])
  })

  test('of another number replaces the one before; a typed one becomes proved', async () => {
    const made = await application()
    const [first, second] = [someone(), someone()]
    await connect(made, first)
    await connect(made, second)
    expect(await contactsOf(first)).toMatchObject([{ state: 'ended', endReason: 'replaced' }])
    expect(await contactsOf(second)).toMatchObject([{ state: 'proved' }])

    const typed = await application()
    const number = someone()
    const { id } = await claim(typed.id, number)
    await connect(typed, number)
    expect(await contactsOf(number)).toMatchObject([{ id, state: 'proved' }])
  })

  test('is made ten times an hour, and only of what is set up', async () => {
    const made = await application()
    for (let n = 0; n < 10; n += 1) await wordsFor(made)
    expect(await made.owner.post(`${made.path}/whatsapp/code`, undefined)).toMatchObject({
      ...{ status: 429, body: { code: 'request.too-many', params: { seconds: 3600 } } },
    })
    const answer = await shop.withoutMessengers(() =>
      made.owner.post(`${made.path}/sms/code`, undefined),
    )
    expect(answer).toMatchObject({ status: 409, body: { code: 'messenger.not-offered' } })
  })

  test('of an application that was erased binds nothing', async () => {
    const made = await application()
    const { words } = await wordsFor(made)
    await changeRows(db, 'application', { id: made.id }, { erasedAt: t.time.now })
    await write(someone(), words)
    expect(await rowsOf(db, 'messengerContact', { applicationId: made.id })).toEqual([])
  })
})

describe('an end', () => {
  test('comes by a word, and is told to the colleague who has the application', async () => {
    const from = someone()
    const made = await application()
    const assignedTo = (await shop.staff()).staff.id
    await changeRows(db, 'application', { id: made.id }, { assignedTo })
    await connect(made, from)
    await write(from, '/stop')
    expect(await contactsOf(from)).toMatchObject([{ state: 'ended', endReason: 'stop' }])
    expect((await toldTo(from)).at(-1)).toBe('stopped')
    expect(await shop.saidBy(from)).toEqual(['/stop'])
    expect(await eventsOf(made.id)).toEqual([
      ...['messenger-connected whatsapp', 'messenger-ended whatsapp stop'],
    ])
    const alert = { kind: 'messenger-ended', staffId: assignedTo }
    expect(await rowsOf(db, 'staffAlert', { applicationId: made.id })).toMatchObject([alert])
  })

  test('comes from a number that WhatsApp hides, by what it quotes', async () => {
    const [typed, hidden] = [someone(), 'TZ.13491208655302741918']
    await connect(await application(), typed)
    const [contact] = await contactsOf(typed)
    const sent = { serviceId: 'wamid.QUOTED', state: 'sent' } as const
    await changeRows(db, 'messengerMessage', { contactId: contact?.id ?? '' }, sent)
    await write(hidden, 'STOP', { quotes: 'wamid.OTHER' })
    expect(await contactsOf(typed)).toMatchObject([{ state: 'proved' }])
    await write(hidden, 'STOP', { quotes: 'wamid.QUOTED' })
    expect(await contactsOf(hidden)).toMatchObject([{ state: 'ended', endReason: 'stop' }])
    expect(await contactsOf(typed)).toEqual([])
    expect((await toldTo(hidden)).at(-1)).toBe('stopped')
  })

  test('is taken back by START, with everything that it ended; not by a new number', async () => {
    const from = someone()
    const all = [await application(), await application()]
    for (const each of all) {
      await connect(each, from)
      shop.later()
    }
    await write(from, 'STOP')
    await connect(all[1] ?? (await application()), someone())
    await write(from, 'Start')
    expect(await contactsOf(from)).toMatchObject([{ state: 'proved' }, { state: 'ended' }])
    expect((await toldTo(from)).at(-1)).toBe('started')
    await write(from, 'Hello')
    expect((await shop.saidBy(from)).at(-1)).toBe('Hello')
  })

  const day = 86_400
  type Happens = (made: Awaited<ReturnType<typeof application>>, from: string) => unknown
  test.each<[string, Happens]>([
    ['180 days passed', () => shop.later(181 * day)],
    ['the traveller disconnected it', (made) => made.owner.delete(`${made.path}/whatsapp`)],
    [
      'the traveller closed it elsewhere',
      (made) => made.owner.post(`/api/applications/${made.id}/access/close`, undefined),
    ],
    [
      'a colleague ended it',
      async ({ id }) =>
        (await shop.staff()).delete(`/api/admin/applications/${id}/messengers/whatsapp`),
    ],
    [
      'the letters go to another mailbox',
      async ({ id }) =>
        (await shop.staff()).patch(`/api/admin/applications/${id}/contact`, {
          ...{ contactEmail: 'ida@example.org', reason: 'They called us' },
        }),
    ],
    [
      'the number changed hands',
      (_, from) =>
        deliver(services.call('whatsapp', { kind: 'changed-number', from, to: someone() })),
    ],
    [
      'another number was connected and stopped',
      async (made) => {
        const second = someone()
        await connect(made, second)
        await write(second, 'STOP')
      },
    ],
  ])('is not taken back once %s', async (_, happens) => {
    const from = someone()
    const made = await application()
    await connect(made, from)
    await write(from, 'STOP')
    const done = await happens(made, from)
    if (done && typeof done === 'object' && 'status' in done) expect(done.status).toBeLessThan(300)
    shop.later()
    await write(from, 'START')
    expect((await contactsOf(from))[0]).toMatchObject({ state: 'ended' })
    expect(await toldTo(from)).not.toContain('started')
  })

  test('of a number that was silent for 90 days is taken back, and opens no application', async () => {
    const from = someone()
    await connect(await application(), from)
    await write(from, 'STOP')
    shop.later(91 * day)
    await write(from, 'START')
    expect((await contactsOf(from))[0]).toMatchObject({ state: 'claimed' })
    expect(await toldTo(from)).toContain('started')
  })

  test('by SMS is answered by the gateway, not by us', async () => {
    const from = someone()
    await connect(await application(), from, 'sms')
    await write(from, 'STOP', { messenger: 'sms' })
    expect(await toldTo(from)).toEqual(['connected'])
  })

  test('comes with a number that changes hands, and a bot that is blocked', async () => {
    const from = someone()
    const made = await application()
    await connect(made, from)
    await deliver(services.call('whatsapp', { kind: 'changed-number', from, to: someone() }))
    expect(await contactsOf(from)).toMatchObject([{ state: 'ended', endReason: 'replaced' }])
    shop.later()
    await write(from, 'Hello, this is my new number')
    expect((await contactsOf(from)).at(-1)).toMatchObject({ state: 'unknown' })
    await connect(made, '7002', 'telegram')
    await deliver(services.call('telegram', { kind: 'blocked', from: '7002' }))
    expect(await contactsOf('7002')).toMatchObject([{ endReason: 'blocked' }])
  })
})

test('the traveller chooses whether news goes there, and ends it, twice as once', async () => {
  const made = await application()
  const from = someone()
  const at = `${made.path}/whatsapp`
  const early = await made.owner.patch(at, { wantsNews: false })
  expect(early).toMatchObject({ status: 409, body: { code: 'messenger.not-connected' } })
  await connect(made, from)
  expect((await made.owner.patch(at, { wantsNews: false })).status).toBe(204)
  expect(await contactsOf(from)).toMatchObject([{ wantsNews: false, state: 'proved' }])
  for (const _ of [1, 2]) expect((await made.owner.delete(at)).status).toBe(204)
  const { body } = await made.owner.get(made.path)
  expect(body).toMatchObject({ items: [{ state: 'ended', endReason: 'traveller' }] })
})
