import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { parseMail, partOfType } from '../../../../test/support/mail-sink.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { insertExample, startServices, writeLetter } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { sendLetter } from './send.ts'

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

/** Runs waiting jobs, like the worker. */
async function sendAll(): Promise<void> {
  const jobs = await t.services.boss.fetch<{ id: string }>('send-letter', { batchSize: 100 })
  for (const { id, data } of jobs) {
    await t.services.boss.complete('send-letter', id)
    await sendLetter(t.services, data.id)
  }
}

async function paidApplication() {
  const now = t.time.now
  const { id } = await insertExample(t.services, { now })
  const application = await t.services.db
    .updateTable('application')
    .set({ status: 'paid', paymentStatus: 'paid', paidAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
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
    await sendAll()
    const sent = t.sink.received.filter(({ raw }) => raw.includes(`TZ-00${applicationId}`))
    expect(sent).toHaveLength(1)
    const copied = await again(waiting?.id ?? '')
    expect(copied).toMatchObject({ status: 202, body: { letter: { version: 2, state: 'queued' } } })
    await sendAll()
    const ids = t.sink.received.map(({ raw }) => parseMail(raw).headers.get('message-id'))
    expect(ids.filter((id) => id?.includes(`TZ-00${applicationId}`))).toHaveLength(2)
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
    const mail = parseMail(t.sink.received[0]?.raw ?? '')
    expect(partOfType(mail, 'text/plain')?.content.toString()).toContain('Neema Sample')
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
