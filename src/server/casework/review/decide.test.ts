import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { stateForStatus } from '#domain/application/applicant-state.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { openDecisions, testPromises } from '../../../../test/support/deciding.ts'

const d = await openDecisions()
const { expectNothingOf, start } = d
const agent = await d.signedIn('manager', { name: 'Asha Sample' })
const colleague = await d.signedIn('agent', { name: 'Baraka Sample' })

const later = new Date(start.getTime() + 60_000)
const said = { adminNotes: 'for us', travellerMessage: 'for you' }
const calls = {
  PATCH: (id: number, status: string) =>
    d.patch(agent, id, { status, ...said, namesConfirmed: true }),
  PUT: (id: number, status: string) =>
    d.put(agent, id, { status, ...said, namesConfirmed: 'true' }),
}
/** To each status, and as it is already; the domain's tables have every move. */
const moves: [keyof typeof calls, from: ApplicationStatus, to: ApplicationStatus][] = [
  ['PATCH', 'pending', 'paid'],
  ['PATCH', 'pending', 'approved'],
  ['PUT', 'paid', 'processing'],
  ['PATCH', 'processing', 'pending'],
  ['PATCH', 'processing', 'approved'],
  ['PUT', 'approved', 'approved'],
  ['PATCH', 'approved', 'rejected'],
  ['PATCH', 'rejected', 'paid'],
]

test.each(moves)('a status by %s sets what is %s to %s', async (call, from, to) => {
  const { id } = await d.application('tr')
  // By a colleague of the approver, since the document names nobody.
  await d.addApprovalRow(id, from === 'approved' ? agent : colleague)
  await d.acceptAll(colleague, id)
  if (from !== 'pending') await d.move(colleague, id, from)
  const before = await d.recordsOf(id)
  d.t.time.now = later
  expect(await calls[call](id, to)).toMatchObject({
    status: 200,
    body: { id, status: to, version: before.row.version + 1, adminNotes: 'for us' },
  })
  const { events, letters, audit, jobs, row } = await d.recordsOf(id)

  const by = { at: later, actor: 'staff', staffId: agent.staff.id }
  const moved = { kind: 'status-changed', fromStatus: from, toStatus: to, message: 'for you' }
  // Filing, approving and marking as paid without payment override the guard, with the note as
  // reason.
  const isUnpaid = from === 'pending' || from === 'rejected'
  const isOverridden = isUnpaid && (to === 'approved' || to === 'paid')
  const isMoved = stateForStatus[from] !== stateForStatus[to]
  expect(events.slice(before.events.length)).toMatchObject([
    ...(isOverridden ? [{ ...by, kind: 'guard-overridden', note: 'for us' }] : []),
    // For a single traveller the status event says everything; this one names the author.
    ...(isMoved ? [{ ...by, kind: 'applicant-moved', note: null, message: null }] : []),
    { ...by, note: 'for us', ...(from === to ? { kind: 'noted', message: null } : moved) },
  ])
  const [applicant] = await d.applicantsOf(id)
  const states = { pending: 'collecting', paid: 'collecting', processing: 'filed' } as const
  expect(applicant?.state).toBe(to === 'approved' || to === 'rejected' ? to : states[to])

  const known = new Set(before.letters.map((each) => each.id))
  const written = letters.filter((each) => !known.has(each.id))
  const kind = to === 'approved' ? 'visa-approved' : 'status-changed'
  const letter = { kind, language: 'tr', recipient: 'ada.muster@gmail.com', state: 'queued' }
  expect(written).toMatchObject(from === to ? [] : [letter])
  expect(jobs - before.jobs).toBe(written.length)

  const overridden = isOverridden && { overridden: ['approval.unpaid'] }
  expect(audit.slice(before.audit.length)).toMatchObject([
    {
      ...{ action: 'application.status-changed', at: later, staffId: agent.staff.id },
      details: { from, to, document: false, ...overridden },
    },
  ])
  const { paidAt, processedAt, approvedAt } = before.row
  const moments = {
    pending: { paidAt, processedAt: null, approvedAt: null },
    paid: { paidAt: paidAt ?? later, processedAt: null, approvedAt: null },
    processing: { paidAt: paidAt ?? later, processedAt: later, approvedAt: null },
    approved: { paidAt: paidAt ?? later, processedAt, approvedAt: later },
    rejected: { paidAt, processedAt, approvedAt: null },
  }
  expect(row).toMatchObject(from === to ? { paidAt, processedAt, approvedAt } : moments[to])
})

test('event, letter, job and audit are of one transaction with the status', async () => {
  const { id } = await d.application()
  await d.prepare(agent, id)
  d.t.time.now = later
  // One call: `move` would review the documents again, in its own transaction.
  expect((await d.patch(agent, id, { status: 'processing' })).status).toBe(200)
  const { rows } = await sql<{ count: number; transactions: number }>`
    with wrote as (
      select xmin from application where id = ${id}
      union all select xmin from application_event where application_id = ${id} and at = ${later}
      union all select xmin from letter where application_id = ${id} and created_at = ${later}
      union all select xmin from audit_entry where application_id = ${id} and at = ${later}
      union all select j.xmin from pgboss.job j join letter l on l.id = (j.data ->> 'id')::uuid
        where l.application_id = ${id} and l.created_at = ${later})
    select count(*) as count, count(distinct xmin::text) as transactions from wrote`.execute(d.db)
  // Row, two events, letter, job, audit.
  expect(rows).toEqual([{ count: 6, transactions: 1 }])
})

test('the note stays with colleagues, the message reaches the traveller', async () => {
  const made = await d.application()
  const { id, orderId } = made
  await d.prepare(agent, id)
  d.t.time.now = later
  const decision = { status: 'processing', adminNotes: 'INNER', travellerMessage: 'OUTER' }
  expect((await d.patch(agent, id, decision)).status).toBe(200)

  const visitor = d.app.owner(made)
  const question = { applicationId: String(id), email: 'ada.muster@gmail.com' }
  for (const { body } of [
    await visitor.get(`/api/status?orderId=${orderId}`),
    await visitor.post('/api/status-check', question),
    await visitor.get(`/api/status-check?${new URLSearchParams(question)}`),
  ]) {
    const seen = JSON.stringify(body)
    expect(seen).toContain('OUTER')
    for (const hidden of ['INNER', agent.staff.name, agent.staff.id])
      expect(seen).not.toContain(hidden)
  }
  const { text, raw } = await d.lastLetter(id)
  expect(text).toContain('OUTER')
  expect(raw).not.toContain('INNER')

  expect((await d.historyOf(agent, id))[0]).toMatchObject({
    ...{ event: 'status-changed', from: 'paid', to: 'processing' },
    ...{ note: 'INNER', message: 'OUTER', at: later.toISOString() },
    by: { id: agent.staff.id, name: 'Asha Sample' },
  })
})

describe('the status that it has already', () => {
  test('keeps a new note in the history, and writes nobody', async () => {
    const { id } = await d.application()
    await d.move(agent, id, 'processing')
    const before = await d.recordsOf(id)
    const again = { status: 'processing', adminNotes: 'Asked the embassy' }
    const { status, body } = await d.patch(agent, id, again)
    expect([status, body.adminNotes]).toEqual([200, 'Asked the embassy'])
    await d.patch(colleague, id, { status: 'processing', adminNotes: 'They answered' })
    expect((await d.recordsOf(id)).letters).toEqual(before.letters)
    expect((await d.historyOf(agent, id)).slice(0, 3)).toMatchObject([
      { event: 'noted', note: 'They answered', by: { name: 'Baraka Sample' } },
      { event: 'noted', note: 'Asked the embassy', by: { name: 'Asha Sample' } },
      { event: 'status-changed' },
    ])
    // None given leaves it as it is, and an empty one empties it.
    const kept = await d.put(agent, id, { status: 'processing', adminNotes: '' })
    expect(kept.body.adminNotes).toBe('They answered')
    const emptied = await d.patch(agent, id, { status: 'processing', adminNotes: '  ' })
    expect([emptied.status, emptied.body.adminNotes || null]).toEqual([200, null])
  })

  test('said again changes nothing, not even the version that colleagues see', async () => {
    const { id } = await d.application()
    await d.prepare(agent, id)
    const decision = { status: 'processing', adminNotes: 'Sent', travellerMessage: 'We sent it.' }
    const first = await d.patch(agent, id, decision)
    const { audit, ...before } = await d.recordsOf(id)
    const second = await d.patch(agent, id, decision)
    const third = await d.put(agent, id, decision)
    expect([second, third]).toMatchObject([
      { status: 200, body: { version: first.body.version } },
      { status: 200, body: { version: first.body.version } },
    ])
    const { audit: after, ...now } = await d.recordsOf(id)
    expect(now).toEqual(before)
    expect(after).toHaveLength(audit.length + 2)
  })
})

describe('two people', () => {
  test('what the screen no longer shows changes nothing', async () => {
    const { id } = await d.application()
    const { version } = await d.of(id).row()
    await d.move(colleague, id, 'paid')
    const rejected = { status: 'rejected', adminNotes: 'No' }
    const stale = async () => [
      await d.patch(agent, id, { ...rejected, version }),
      await d.put(agent, id, { ...rejected, version: `${version}` }),
    ]
    await expectNothingOf(id, stale, [409, 'application.changed'])
    const now = (await d.of(id).row()).version
    const seen = await d.patch(agent, id, { ...rejected, version: now })
    expect(seen).toMatchObject({ status: 200, body: { version: now + 1 } })
  })

  test('at the very same time without a version: one after the other, one letter for a move', async () => {
    const { id } = await d.application()
    await d.prepare(colleague, id)
    const before = await d.recordsOf(id)
    const answers = await Promise.all([
      d.patch(agent, id, { status: 'processing' }),
      d.patch(colleague, id, { status: 'processing' }),
      d.put(agent, id, { status: 'processing' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { events, letters, audit } = await d.recordsOf(id)
    const added = [events, letters, audit].map((each) => each.length)
    const known = [before.events, before.letters, before.audit].map((each) => each.length)
    expect(added.map((count, index) => count - (known[index] ?? 0))).toEqual([2, 1, 3])
  })
})

test('a decision that makes no sense: no known status, a text that is too long, no version', async () => {
  const { id } = await d.application()
  const calls = async () => [
    await d.patch(agent, id, {}),
    await d.put(agent, id, { status: 'lost' }),
    await d.patch(agent, id, { status: 'paid', adminNotes: 'x'.repeat(4001) }),
    await d.put(agent, id, { status: 'paid', travellerMessage: 'x'.repeat(4001) }),
    await d.patch(agent, id, { status: 'paid', version: 0 }),
    await d.put(agent, id, { status: 'paid', version: 'newest' }),
  ]
  await expectNothingOf(id, calls, [400, 'request.invalid'])
  // A field that comes with it is not believed.
  const sneaked = { paymentStatus: 'paid', totalPrice: 1, assignedTo: 'me' }
  const paid = { status: 'paid', adminNotes: 'By transfer', ...sneaked }
  expect((await d.patch(agent, id, paid)).status).toBe(200)
  const { paymentStatus, totalPriceCents, assignedTo } = await d.of(id).row()
  expect([paymentStatus, totalPriceCents, assignedTo]).toEqual(['unpaid', 23_300, null])
})

testPromises(d)
