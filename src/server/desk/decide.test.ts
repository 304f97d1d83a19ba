import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Agent, type Deciding, openDeciding } from '../../../test/support/deciding.ts'
import { parseMail, partOfType } from '../../../test/support/mail-sink.ts'
import { applicationStatuses } from '../../domain/application/status.ts'
import { sendLetter } from '../letter/send.ts'

let d: Deciding
let agent: Agent
let colleague: Agent

beforeAll(async () => {
  d = await openDeciding()
  agent = await d.signedIn('agent', { name: 'Asha Sample' })
  colleague = await d.signedIn('agent', { name: 'Baraka Sample' })
})
afterAll(() => d?.close())

const calls = {
  PATCH: (id: number, status: string) =>
    d.patch(agent, id, {
      status,
      adminNotes: 'for us',
      travellerMessage: 'for you',
      namesConfirmed: true,
    }),
  PUT: (id: number, status: string) =>
    d.put(agent, id, {
      status,
      adminNotes: 'for us',
      travellerMessage: 'for you',
      namesConfirmed: 'true',
    }),
}
const pairs = applicationStatuses.flatMap((from) => applicationStatuses.map((to) => [from, to]))

describe.each(['PATCH', 'PUT'] as const)('%s', (call) => {
  test.each(pairs as [(typeof applicationStatuses)[number], string][])(
    'sets what is %s to %s',
    async (from, to) => {
      const { id } = await d.application('tr')
      const of = d.of(id)
      await d.addApprovalRow(id, agent)
      if (from !== 'pending') await d.move(colleague, id, from)
      const before = await d.standOf(id)
      const start = d.t.time.now
      const now = new Date(start.getTime() + 60_000)
      d.t.time.now = now
      const answer = await calls[call](id, to)
      d.t.time.now = start

      expect(answer).toMatchObject({
        status: 200,
        body: { id, status: to, version: before.row.version + 1, adminNotes: 'for us' },
      })
      const moved = {
        kind: 'status-changed',
        fromStatus: from,
        toStatus: to,
        message: 'for you',
      }
      const noted = { kind: 'noted', fromStatus: null, toStatus: null, message: 'for you' }
      const about = { at: now, actor: 'staff', staffId: agent.staff.id, note: 'for us' }
      const changes = from === to ? noted : moved
      expect(await of.events()).toEqual([...before.events, { ...about, ...changes }])

      const kind = to === 'approved' ? 'visa-approved' : 'status-changed'
      const written = (await of.letters()).filter(
        (each) => !before.letters.some(({ id: known }) => known === each.id),
      )
      const letter = { kind, language: 'tr', recipient: 'ada.muster@gmail.com', state: 'queued' }
      expect(written).toMatchObject(from === to ? [] : [letter])
      expect((await d.standOf(id)).jobs - before.jobs).toBe(written.length)

      expect(await of.audit()).toEqual([
        ...before.audit,
        {
          action: 'application.status-changed',
          at: now,
          staffId: agent.staff.id,
          subject: null,
          details: { from, to, document: false },
          requestId: expect.any(String),
        },
      ])
      const { paidAt, processedAt, approvedAt } = before.row
      const moments: Record<string, object> = {
        pending: { paidAt, processedAt: null, approvedAt: null },
        paid: { paidAt: paidAt ?? now, processedAt: null, approvedAt: null },
        processing: { paidAt: paidAt ?? now, processedAt: now, approvedAt: null },
        approved: { paidAt: paidAt ?? now, processedAt, approvedAt: now },
        rejected: { paidAt, processedAt, approvedAt: null },
      }
      const expected = from === to ? { paidAt, processedAt, approvedAt } : moments[to]
      expect(await of.row()).toMatchObject(expected ?? {})
    },
  )
})

test('event, letter, job and audit are of one transaction with the status', async () => {
  const { id } = await d.application()
  await d.move(agent, id, 'processing')
  const { rows } = await sql<{ count: number; transactions: number }>`
    with wrote as (
      select xmin from application where id = ${id}
      union all select xmin from application_event where application_id = ${id} and kind <> 'created'
      union all select xmin from letter where application_id = ${id}
      union all select xmin from audit_entry where application_id = ${id}
      union all select j.xmin from pgboss.job j join letter l on l.id = (j.data ->> 'id')::uuid
        where l.application_id = ${id})
    select count(*) as count, count(distinct xmin::text) as transactions from wrote`.execute(d.db)
  expect(rows).toEqual([{ count: 5, transactions: 1 }])
})

test('the note stays with colleagues, the message reaches the traveller', async () => {
  const { id, orderId } = await d.application()
  const decision = { status: 'processing', adminNotes: 'INNER', travellerMessage: 'OUTER' }
  expect((await d.patch(agent, id, decision)).status).toBe(200)

  const visitor = d.app.browser()
  const question = { applicationId: String(id), email: 'ada.muster@gmail.com' }
  const seen = [
    await visitor.get(`/api/status?orderId=${orderId}`),
    await visitor.post('/api/status-check', question),
    await visitor.get(`/api/status-check?${new URLSearchParams(question)}`),
  ]
  for (const { status, body } of seen) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('OUTER')
    expect(JSON.stringify(body)).not.toContain('INNER')
    expect(JSON.stringify(body)).not.toContain(agent.staff.name)
    expect(JSON.stringify(body)).not.toContain(agent.staff.id)
  }
  const [letter] = await d.of(id).letters()
  await sendLetter(d.t.services, letter?.id ?? '')
  const mail = d.t.sink.received.at(-1)
  const words = partOfType(parseMail(mail?.raw ?? ''), 'text/plain')?.content.toString()
  expect(words).toContain('OUTER')
  expect(mail?.raw).not.toContain('INNER')

  const { body } = await agent.get(`/api/admin/applications/${id}/history`)
  expect(body.entries).toMatchObject([
    {
      kind: 'status-changed',
      from: 'pending',
      to: 'processing',
      note: 'INNER',
      message: 'OUTER',
      actor: 'staff',
      by: { id: agent.staff.id, name: 'Asha Sample' },
      at: d.t.time.now.toISOString(),
    },
    { kind: 'created' },
  ])
})
