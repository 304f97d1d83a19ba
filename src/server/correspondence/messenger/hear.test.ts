import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { messengerLimits } from '#domain/messenger.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { having } from '../../../../test/support/services.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { hourly } from './bind.ts'
import { sendMessages } from './send.ts'
import { tendMessengers } from './tend.ts'
import { startMessengers } from './test-support.ts'

const shop = await startMessengers()
const { t, app, services, deliver, application, write, connect, contactsOf, saidBy } = shop
const { claim, someone } = shop
const { db } = t.services

describe('a file', () => {
  const filesOf = async (address: string) => {
    const [contact] = await contactsOf(address)
    return rowsOf(db, 'chatFile', { sessionId: contact?.chatSessionId ?? '' })
  }
  const photo = async () => ({ type: 'image/jpeg', bytes: await samples.photo() })

  test('passes the gate and stands in the conversation with its preview, after its words', async () => {
    const from = someone()
    await connect(await application(), from)
    await write(from, 'My photo', { file: await photo() })
    expect(await saidBy(from)).toEqual(['My photo'])
    await shop.runJobs()
    const [file] = await filesOf(from)
    expect(file?.previewKey).not.toBeNull()
    expect(await saidBy(from)).toEqual(['My photo', file?.fileName])
    const { status } = await (await shop.staff()).get(`/api/admin/chat/files/${file?.id}`)
    expect(status).toBe(200)
  })

  test('that is refused, too large or gone at the service is said where both sides read it', async () => {
    const from = someone()
    await connect(await application(), from)
    const bytes = Buffer.from('MZ this is a program')
    const call = services.call('whatsapp', {
      ...{ kind: 'message', from, file: { name: 'a.pdf', type: 'application/pdf', bytes } },
    })
    await deliver(call)
    await shop.runJobs()
    const [said] = await saidBy(from)
    expect(said).toMatch(/^Karibu Visa: 📎 a\.pdf has not arrived\. .+/)
    expect(await filesOf(from)).toEqual([])

    const lost = services.call('whatsapp', { kind: 'message', from, file: await photo() })
    services.state.script.push({ messenger: 'whatsapp', code: 100 })
    await deliver(lost)
    await shop.runJobs()
    expect((await saidBy(from)).at(-1)).toContain('Please send it again.')

    const large = { type: 'image/jpeg', bytes: Buffer.alloc(5 * 1024 * 1024 + 1) }
    await deliver(services.call('whatsapp', { kind: 'message', from, file: large }))
    await shop.runJobs()
    expect((await saidBy(from)).at(-1)).toContain('less than 5MB')
    // And back to the messenger, in the same words.
    const [contact] = await contactsOf(from)
    await sendMessages(app.services, { id: contact?.id ?? '' })
    const got = services.state.sent.filter(({ to }) => to === from).map(({ text }) => text)
    expect(got.filter((text) => text?.includes('📎'))).toEqual(await saidBy(from))
  })

  test('of a silent service is tried again, keeps nobody waiting, and is said to be lost in the end', async () => {
    const [from, other] = [someone(), someone()]
    await connect(await application(), from)
    await deliver(services.call('whatsapp', { kind: 'message', from, file: await photo() }))
    services.state.script.push({ messenger: 'whatsapp', status: 503 })
    expect(await shop.runJobs()).toBe(1)
    await write(from, 'Did you get it?')
    await write(other, 'Hello')
    expect([await saidBy(from), await saidBy(other)]).toEqual([['Did you get it?'], ['Hello']])
    await shop.runJobs()
    expect(await filesOf(from)).toHaveLength(1)
    await deliver(services.call('whatsapp', { kind: 'message', from, file: await photo() }))
    for (let tries = 1; tries <= 20; tries += 1) {
      services.state.script.push({ messenger: 'whatsapp', status: 503 })
      expect(await shop.runJobs()).toBe(tries < 20 ? 1 : 0)
    }
    expect((await saidBy(from)).at(-1)).toContain('Please send it again.')
  })

  test('that comes while no more can be checked counts once, however often it is tried', async () => {
    const from = someone()
    await connect(await application(), from)
    await db.deleteFrom('uploadQuota').execute()
    await deliver(services.call('whatsapp', { kind: 'message', from, file: await photo() }))
    const admit = () => Promise.reject(new AppError('server.busy'))
    const admission = { ...app.services.admission, admit }
    await having(app.services, { admission }, async () =>
      expect([await shop.runJobs(), await shop.runJobs()]).toEqual([1, 1]),
    )
    await shop.runJobs()
    expect(await filesOf(from)).toHaveLength(1)
    // Of the conversation, and of all strangers.
    expect(await rowsOf(db, 'uploadQuota')).toMatchObject([{ files: 1 }, { files: 1 }])
  })
})

describe('a call of a service', () => {
  test('is taken once, however often it comes, and again after a week not at all', async () => {
    const from = someone()
    const text = 'Habari 👋🏽 – çok güzel, مرحبا'
    const call = services.call('whatsapp', { kind: 'message', from, text })
    for (const _ of [1, 2, 3]) expect(await deliver(call)).toEqual({ status: 200, code: '' })
    expect(await saidBy(from)).toEqual([text])
    await db.deleteFrom('messengerEvent').execute()
    shop.later(8 * 86_400)
    expect(await deliver(call)).toMatchObject({ status: 200 })
    expect(await saidBy(from)).toHaveLength(1)
  })

  test('counts by its signature alone, over the raw bytes', async () => {
    const from = someone()
    const call = services.call('whatsapp', { kind: 'message', from, text: 'Hello' })
    const other = services.call('whatsapp', { kind: 'message', from, text: 'Hello!' })
    expect(await deliver({ ...call, body: other.body })).toEqual({
      ...{ status: 401, code: 'messenger.signature-wrong' },
    })
    expect(await deliver(call, 'telegram')).toMatchObject({ status: 401 })
    expect(await contactsOf(from)).toEqual([])
  })

  test('of 10 MB is refused, and so is one of a messenger that is not set up', async () => {
    const call = services.call('whatsapp', { kind: 'message', from: someone(), text: 'Hello' })
    const large = { ...call, body: Buffer.alloc(10 * 1024 * 1024, 'x') }
    expect(await deliver(large)).toEqual({ status: 413, code: 'request.too-large' })
    const answer = await shop.withoutMessengers(() => deliver(call))
    expect(answer).toEqual({ status: 404, code: 'request.not-found' })
  })

  test('with many messages, some of them twice, is taken in the order of each sender', async () => {
    const [one, other] = [someone(), someone()]
    const all = Array.from({ length: 20 }, (_, n) => {
      const from = n % 2 ? one : other
      return { kind: 'message', id: `wamid.BATCH${n}`, from, text: `${n}` } as const
    })
    const call = services.call('whatsapp', ...all, ...all.slice(8, 12))
    expect(await deliver(call)).toMatchObject({ status: 200 })
    const said = (rest: number) => all.flatMap(({ text }, n) => (n % 2 === rest ? [text] : []))
    expect(await saidBy(one)).toEqual(said(1))
    expect(await saidBy(other)).toEqual(said(0))
  })

  test('shakes hands by its token', async () => {
    const shake = (token: string) =>
      fetch(
        `${app.origin}/api/messengers/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
      )
    expect(await (await shake('verify-token-of-the-tests')).text()).toBe('1158201444')
    expect((await shake('another')).status).toBe(401)
  })
})

describe('whose message it is', () => {
  test('of nobody known: a conversation of its own, which proves nothing', async () => {
    const from = '34600000001'
    await write(from, 'Hola', { name: 'Lucía' })
    const [contact] = await contactsOf(from)
    expect(contact).toMatchObject({ state: 'unknown', applicationId: null, language: 'es' })
    const session = await rowOf(db, 'chatSession', { id: contact?.chatSessionId ?? '' })
    expect(session).toMatchObject({ name: 'Lucía', isProven: false, applicationId: null })
    const { body } = await (await shop.staff()).get('/api/admin/chat/sessions')
    expect(JSON.stringify(body)).toContain(session.id)
  })

  test('of a number that somebody typed: beside the application, not in its conversation', async () => {
    const from = someone()
    const { id } = await application()
    await claim(id, from)
    await write(from, 'Who is this?')
    const [contact] = await contactsOf(from)
    expect(contact).toMatchObject({ state: 'claimed', heardAt: t.time.now })
    const session = await rowOf(db, 'chatSession', { id: contact?.chatSessionId ?? '' })
    expect(session).toMatchObject({ applicationId: id, isProven: false })
  })

  test('of a number that somebody else typed too: its own, whatever that one was told', async () => {
    const from = someone()
    await connect(await application(), from)
    const { id } = await application()
    shop.later()
    await claim(id, from, { toldAt: t.time.now })
    await write(from, 'My passport number is wrong')
    const [own, other] = await contactsOf(from)
    expect(own?.chatSessionId).not.toBeNull()
    expect(await rowsOf(db, 'chatMessage', { sessionId: own?.chatSessionId ?? '' })).toHaveLength(1)
    expect(other).toMatchObject({ chatSessionId: null })
  })

  test.each([
    ['Who is this?', 'claimed'],
    ['STOP', 'ended'],
  ])(
    'of a number that was silent for 90 days: perhaps somebody else’s, %j',
    async (words, state) => {
      const from = someone()
      await connect(await application(), from)
      const [before] = await contactsOf(from)
      shop.later(90 * 86_400)
      await write(from, words)
      const [after] = await contactsOf(from)
      expect(after).toMatchObject({ state, provedAt: null })
      expect(after?.chatSessionId).not.toBe(before?.chatSessionId)
      const sessionId = before?.chatSessionId ?? ''
      expect(await rowsOf(db, 'chatMessage', { sessionId })).toEqual([])
    },
  )

  test('of two applications: that of the message it quotes, else the one bound last', async () => {
    const from = someone()
    const [first, second] = [await application(), await application()]
    await connect(first, from)
    shop.later()
    await connect(second, from)
    const [one, two] = await contactsOf(from)
    await insertRow(db, 'messengerMessage', {
      ...{ id: t.services.random.uuid(), contactId: one?.id ?? '', news: 'status' },
      ...{ serviceId: 'wamid.OURS', state: 'sent', createdAt: t.time.now, notBefore: t.time.now },
    })
    await write(from, 'About the second')
    await write(from, 'About the first', { quotes: 'wamid.OURS' })
    const textsIn = async (sessionId = '') =>
      (await rowsOf(db, 'chatMessage', { sessionId }, 'id')).map(({ text }) => text)
    expect(await textsIn(one?.chatSessionId ?? '')).toEqual(['About the first'])
    expect(await textsIn(two?.chatSessionId ?? '')).toEqual(['About the second'])
  })

  test('of somebody whom a colleague attached: answered where they wrote, and still not proved', async () => {
    const from = someone()
    await write(from, 'It is me, Asha')
    const { id } = await application()
    const [contact] = await contactsOf(from)
    const sessionId = contact?.chatSessionId ?? ''
    const staff = await shop.staff()
    const path = `/api/admin/chat/sessions/${sessionId}/application`
    expect((await staff.post(path, { reference: referenceOf(id) })).status).toBe(200)
    await staff.post('/api/admin/chat/reply', { sessionId, message: 'Hello Asha' })
    await write(from, 'Thank you')
    expect(await saidBy(from)).toEqual(['It is me, Asha', 'Thank you'])
    expect(await contactsOf(from)).toMatchObject([{ state: 'unknown', applicationId: null }])
    expect(await rowOf(db, 'chatSession', { id: sessionId })).toMatchObject({
      ...{ applicationId: id, isProven: false },
    })
    expect(await shop.toldTo(from)).toEqual(['answer'])
  })

  test('longer than the chat takes: in pieces, none lost', async () => {
    const from = someone()
    const text = Array.from({ length: 500 }, (_, n) => `word${n}`).join(' ')
    await write(from, text)
    const said = await saidBy(from)
    expect(said.every(({ length }) => length <= 2000)).toBe(true)
    expect(said.join(' ')).toBe(text)
  })
})

describe('turns', () => {
  test('what a call left is taken by the job, once, on two nodes at once', async () => {
    const from = someone()
    const calls = [1, 2, 3].map((n) =>
      services.call('whatsapp', { kind: 'message', from, text: `${n}` }),
    )
    await shop.storeOnly(...calls)
    expect(await saidBy(from)).toEqual([])
    await Promise.all([shop.runJobs(), shop.runJobs(), shop.runJobs()])
    expect(await saidBy(from)).toEqual(['1', '2', '3'])
  })

  test('what was left in the middle of a call is taken after what was taken', async () => {
    const from = someone()
    const all = [1, 2, 3].map((n) => ({ kind: 'message', from, text: `${n}` }) as const)
    await shop.storeOnly(services.call('whatsapp', ...all))
    await shop.takeAndDie(from, 1)
    expect(await saidBy(from)).toEqual(['1'])
    await shop.runJobs()
    expect(await saidBy(from)).toEqual(['1', '2', '3'])
  })

  test('a flood of one number waits for the next hour, beside another person', async () => {
    const [loud, quiet] = [someone(), someone()]
    await write(loud, '0')
    const { keyHash } = hourly('messages', { messenger: 'whatsapp', address: loud }, t.time.now)
    await changeRows(db, 'rateLimit', { keyHash }, { count: messengerLimits.heardPerHour - 2 })
    const flood = ['1', '2', '3', '4', '5'].map(
      (text) => ({ kind: 'message', id: `wamid.FLOOD${text}`, from: loud, text }) as const,
    )
    await deliver(services.call('whatsapp', ...flood))
    expect(await saidBy(loud)).toEqual(['0', '1', '2'])
    // However many find that the hour is full.
    for (const n of [1, 2, 3]) await write(loud, `more ${n}`)
    const { rows } = await sql`select from pgboss.job where name = 'take-messenger'
      and start_after > now() + interval '1 minute'`.execute(db)
    expect(rows).toHaveLength(1)
    await write(quiet, 'Hello')
    expect(await saidBy(quiet)).toEqual(['Hello'])
    shop.later(3601)
    await shop.runJobs()
    expect(await saidBy(loud)).toHaveLength(9)
  })

  test('what no job takes any more is taken again, and given up after 30 days', async () => {
    const from = someone()
    await shop.storeOnly(services.call('whatsapp', { kind: 'message', from, text: 'Hello' }))
    await sql`delete from pgboss.job where name = 'take-messenger'`.execute(db)
    const waiting = () => rowsOf(db, 'messengerEvent', { address: from, takenAt: null })
    shop.later(29 * 86_400)
    await sweepRows(t.services, t.time.now)
    expect(await waiting()).toHaveLength(1)
    for (const _ of [1, 2]) await tendMessengers(app.services, t.time.now)
    const { rows } = await sql`select from pgboss.job where name = 'take-messenger'`.execute(db)
    expect(rows).toHaveLength(1)
    await shop.runJobs()
    expect(await saidBy(from)).toEqual(['Hello'])

    await shop.storeOnly(services.call('whatsapp', { kind: 'message', from, text: 'Lost' }))
    shop.later(30 * 86_400)
    await sweepRows(t.services, t.time.now)
    expect(await waiting()).toEqual([])
  })

  test('what one number keeps waiting is bounded', async () => {
    const from = someone()
    for (const part of [0, 1, 2]) {
      const many = Array.from({ length: 600 }, (_, n) => ({
        ...({ kind: 'message', id: `wamid.MANY${part}.${n}`, from, text: 'x' } as const),
      }))
      await shop.storeOnly(services.call('whatsapp', ...many))
    }
    const waiting = await rowsOf(db, 'messengerEvent', { address: from, takenAt: null })
    expect(waiting.length).toBeLessThan(1600)
    await db.deleteFrom('messengerEvent').where('address', '=', from).execute()
  })
})

test('outside office hours a proved person hears it once a day, and not right after a colleague wrote', async () => {
  const from = someone()
  // A Sunday.
  t.time.now = new Date('2027-01-10T03:00:00Z')
  await connect(await application(), from)
  const away = async () => (await shop.toldTo(from)).filter((news) => news === 'away').length
  for (const words of ['Hello?', 'Anybody?']) await write(from, words)
  expect(await away()).toBe(1)
  shop.later(13 * 3600)
  await write(from, 'Still closed?')
  expect(await away()).toBe(1)
  shop.later(12 * 3600 - 60)
  const [contact] = await contactsOf(from)
  const sessionId = contact?.chatSessionId ?? ''
  await (await shop.staff()).post('/api/admin/chat/reply', { sessionId, message: 'Good morning' })
  await write(from, 'Thanks')
  expect(await away()).toBe(1)
})
