import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { readMail } from '../../../../test/support/mail-sink.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { sendLetters } from '../../../../test/support/send-letters.ts'
import { insertExample, startServices, writeLetter } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'

let agent: Awaited<ReturnType<typeof signIn>>

const t = await forFile(startServices())
const app = await forFile(startApp(t.services))
beforeEach(async () => {
  t.time.now = new Date(t.time.now.getTime() + 61_000)
  t.sink.received.length = 0
  t.sink.refuseRecipients = null
  agent = await signIn(app, { role: 'agent' })
})

type Letter = { id: string; kind: string; version: number; state: string; canSendAgain: boolean }
type List = { items: Letter[]; nextCursor: string | null }

const list = async (query = ''): Promise<List> => {
  const { status, body } = await agent.get(`/api/admin/letters${query}`)
  expect(status).toBe(200)
  return body as List
}
const again = (id: string) => agent.post(`/api/admin/letters/${id}/send`, {})

async function paidApplication() {
  const now = t.time.now
  const { id } = await insertExample(t.services, { now })
  const paid = { status: 'paid', paymentStatus: 'paid', paidAt: now } as const
  await changeRows(t.services.db, 'application', { id }, paid)
  const application = await rowOf(t.services.db, 'application', { id })
  await writeLetter(t.services, { kind: 'payment-confirmed', application, now })
  return application
}

describe('the list', () => {
  test('shows letters with their state, newest first, page by page', async () => {
    const ids: number[] = []
    for (let each = 0; each < 3; each += 1) {
      t.time.now = new Date(t.time.now.getTime() + 1000)
      ids.unshift((await paidApplication()).id)
    }
    const first = await list('?limit=2')
    const second = await list(`?limit=2&cursor=${first.nextCursor}`)
    const seen = [...first.items, ...second.items] as (Letter & { applicationId: number })[]
    expect(seen.slice(0, 3).map(({ applicationId }) => applicationId)).toEqual(ids)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect((await list(`?applicationId=${ids[0]}`)).items).toMatchObject([
      { kind: 'payment-confirmed', version: 1, state: 'queued', canSendAgain: true },
    ])
    const bad = await agent.get('/api/admin/letters?cursor=bm9uc2Vuc2U')
    expect(codeOf(bad)).toBe('400 request.invalid')
  })

  test('leaves one trace, however often its screen refreshes', async () => {
    for (const _ of [1, 2]) await list()
    const traces = await rowsOf(t.services.db, 'auditEntry', { staffId: agent.staff.id })
    expect(traces).toMatchObject([{ action: 'letter.read' }])
  })
})

describe('send again', () => {
  test('hurries what waits, and copies what was sent', async () => {
    const { id: applicationId } = await paidApplication()
    const [waiting] = (await list(`?applicationId=${applicationId}`)).items
    expect((await again(waiting?.id ?? '')).body).toMatchObject({ letter: { id: waiting?.id } })
    await sendLetters(t.services)
    const sent = t.sink.received.filter(({ raw }) => raw.includes(`TZ-00${applicationId}`))
    expect(sent).toHaveLength(1)
    const copied = await again(waiting?.id ?? '')
    expect(copied).toMatchObject({ status: 202, body: { letter: { version: 2, state: 'queued' } } })
    await sendLetters(t.services)
    const ids = t.sink.received.map((mail) => readMail(mail).id)
    expect(ids.filter((id) => id.includes(`TZ-00${applicationId}`))).toHaveLength(2)
    expect(new Set(ids).size).toBe(ids.length)
    const events = await rowsOf(t.services.db, 'applicationEvent', {
      applicationId,
      kind: 'letter-sent-again',
    })
    expect(events).toMatchObject([{ kind: 'letter-sent-again', staffId: agent.staff.id }])
  })

  test('never repeats what serves once, nor what is not there', async () => {
    const { id: applicationId } = await paidApplication()
    const to = { id: applicationId, contactEmail: 'ada.muster@gmail.com', language: 'en' } as const
    const about = { application: to, about: { sessionId: 1 }, now: t.time.now }
    await writeLetter(t.services, { kind: 'download-code', code: '048213', ...about })
    const { items } = await list(`?applicationId=${applicationId}`)
    const code = items.find(({ kind }) => kind === 'download-code')
    expect(code?.canSendAgain).toBe(false)
    expect(codeOf(await again(code?.id ?? ''))).toBe('409 letter.not-repeatable')
    const nowhere = await again('0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11')
    expect(codeOf(nowhere)).toBe('404 letter.not-found')
    expect((await list(`?applicationId=${applicationId}`)).items).toHaveLength(2)
  })
})

describe('the test of the e-mail', () => {
  test('goes through the real mailer, and says whether it was taken', async () => {
    const { status, body } = await agent.post('/api/test-email', { email: ' zoe@example.com ' })
    expect({ status, body }).toEqual({ status: 200, body: {} })
    expect(t.sink.received).toMatchObject([{ to: ['zoe@example.com'] }])
    expect(readMail(t.sink.received[0]).text).toContain('Neema Sample')
    t.sink.refuseRecipients = 550
    const refused = await agent.post('/api/test-email', { email: 'zoe@example.com' })
    expect(refused.status).toBe(200)
    expect(refused.body.error).toMatch(/^SMTP: \w+ 550$/)
    expect(t.logged.join()).not.toContain('zoe@')
  })

  test.each(['zoe', 'zoe@example.com\r\nBcc: eve@e.com'])('refuses %j', async (email) => {
    const refused = await agent.post('/api/test-email', { email })
    expect(codeOf(refused)).toBe('400 request.invalid')
    expect(refused.body.error).toBe(refused.body.title)
    expect(t.sink.received).toEqual([])
  })

  test('carries an error whatever stands in its way, and other calls do not', async () => {
    for (const by of [app.browser(), await signIn(app, { role: 'viewer' })]) {
      const { body } = await by.post('/api/test-email', { email: 'zoe@example.com' })
      expect(body.error).toBe(body.title)
    }
    expect((await agent.post('/api/test-email', {})).body.error).toEqual(expect.any(String))
    expect((await app.browser().get('/api/admin/mailer')).body).not.toHaveProperty('error')
  })
})

/** A letter sent so many minutes past the hour. */
async function write(recipient: string, minute = 0, tx: Tx = t.services.db): Promise<string> {
  const id = randomUUID()
  const at = new Date(t.time.now.getTime() + minute * 60_000)
  await insertRow(tx, 'letter', {
    ...{ id, recipient, kind: 'staff-alert', language: 'en', props: '{}', state: 'sent' },
    ...{ createdAt: at, sentAt: at },
  })
  return id
}

const remove = (id: string) => t.services.db.deleteFrom('letter').where('id', '=', id).execute()
const known = async (part: string) =>
  (await rowsOf(t.services.db, 'letterAddress', {}, 'address'))
    .map(({ address }) => address)
    .filter((address) => address.includes(part))

async function search(query: Record<string, string>) {
  const { status, body } = await agent.get(`/api/admin/letters?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body as { items: { id: string; recipient: string }[]; nextCursor: string | null }
}
const found = async (query: Record<string, string>) =>
  (await search(query)).items.map(({ id }) => id)

test('an address is known once, in small letters, as long as a letter went there', async () => {
  const letters = [await write('Once@Example.org'), await write('once@example.org')]
  expect(await known('once')).toEqual(['once@example.org'])
  await remove(letters[0] ?? '')
  expect(await known('once')).toEqual(['once@example.org'])
  await remove(letters[1] ?? '')
  expect(await known('once')).toEqual([])
})

test('a letter that is to go elsewhere takes its address along', async () => {
  const id = await write('before@moved.example')
  await changeRows(t.services.db, 'letter', { id }, { recipient: 'After@moved.example' })
  expect(await known('moved')).toEqual(['after@moved.example'])
  expect(await found({ search: 'after@mov' })).toEqual([id])
})

test('what goes there while its last letter is deleted keeps it', async () => {
  const last = await write('busy@example.org')
  let deleting: Promise<unknown> = Promise.resolve()
  await inTransaction(t.services.db, async (tx) => {
    await write('busy@example.org', 1, tx)
    deleting = remove(last)
    const waiting = sql`select 1 from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and not granted`
    await expect.poll(async () => (await waiting.execute(t.services.db)).rows.length).toBe(1)
  })
  await deleting
  expect(await known('busy')).toEqual(['busy@example.org'])
})

test('letters of several addresses come newest first, page by page', async () => {
  const to = ['page.one@example.org', 'page.two@example.org', 'page.one@example.org']
  const ids: string[] = []
  for (const [minute, recipient] of [...to, ...to].entries()) {
    ids.unshift(await write(recipient, minute))
  }
  const first = await search({ search: 'PAGE.', limit: '4' })
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 4))
  const rest = await search({ search: 'page.', limit: '4', cursor: first.nextCursor ?? '' })
  expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(4))
  expect(rest.nextCursor).toBeNull()
  expect(await found({ search: 'page.', state: 'failed' })).toEqual([])
  expect(await found({ search: 'page.two', state: 'sent', kind: 'staff-alert' })).toHaveLength(2)
  expect(await found({ search: 'page.two', to: 'colleagues' })).toHaveLength(2)
  expect(await found({ search: 'page.two', to: 'travellers' })).toEqual([])
})

test('what more than five hundred addresses hold is found as well, the newest first', async () => {
  const { now } = t.time
  const crowd = Array.from({ length: 501 }, (_, at) => ({
    ...{ id: randomUUID(), recipient: `n${at}@crowd.example`, kind: 'staff-alert' as const },
    ...{ language: 'en' as const, props: '{}', state: 'sent' as const },
    ...{ createdAt: now, sentAt: now },
  }))
  await t.services.db.insertInto('letter').values(crowd).execute()
  const newest = await write('newest@crowd.example', 9)
  const { items, nextCursor } = await search({ search: '@crowd.example', limit: '2' })
  expect([items[0]?.id, items.length, nextCursor === null]).toEqual([newest, 2, false])
})
