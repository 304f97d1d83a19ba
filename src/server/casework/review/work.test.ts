import { describe, expect, test } from 'vitest'
import { maxNoteLength } from '#domain/application/list.ts'
import { withNeeded } from '#domain/staff/own-role.ts'
import type { Permission } from '#domain/staff/permission.ts'
import {
  type Agent,
  type Application,
  openDeciding,
  refusal,
  testPromises,
} from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { insertStaff } from '../../../../test/support/staff.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const colleague = await d.signedIn('manager', { name: 'Baraka Sample' })

const assign = (by: Agent, id: number, body: object) =>
  by.put(`/api/admin/applications/${id}/assignee`, body)
const note = (by: Agent, id: number, text: unknown) =>
  by.post(`/api/admin/applications/${id}/notes`, { text })
const { expectNothingOf } = d
const history = (id: number) => d.historyOf(agent, id)

/** Every public answer to the traveller, as text. */
async function publicAnswers(made: Application): Promise<string> {
  const visitor = d.app.owner(made)
  const question = { applicationId: String(made.id), email: 'ada.muster@gmail.com' }
  const answers = [
    await visitor.get(`/api/status?orderId=${made.orderId}`),
    await visitor.post('/api/status-check', question),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  return JSON.stringify(answers.map(({ body }) => body))
}

describe('work is given', () => {
  test('to nobody who leaves at the same moment', async () => {
    const [leaving, owner] = [await d.signedIn('agent'), await d.signedIn('owner')]
    const made = await Promise.all([1, 2, 3, 4].map(() => d.application()))
    const ids = made.map(({ id }) => id)
    const action = { kind: 'assign', staffId: leaving.staff.id }
    await Promise.all([
      agent.post('/api/admin/applications/bulk', { ids, action }),
      owner.patch(`/api/admin/staff/${leaving.staff.id}`, { disabled: true }),
    ])
    const rows = await Promise.all(ids.map((id) => d.of(id).row()))
    expect(rows.map(({ assignedTo }) => assignedTo)).toEqual([null, null, null, null])
  })

  test('to nobody where it is open again after its colleague left', async () => {
    const [leaving, owner] = [await d.signedIn('agent'), await d.signedIn('owner')]
    const { id } = await d.familyOf('Ana')
    await assign(agent, id, { staffId: leaving.staff.id })
    const set = (status: string) =>
      owner.patch(`/api/admin/applications/${id}/status`, { status, adminNotes: 'As decided' })
    expect((await set('rejected')).status).toBe(200)
    await owner.patch(`/api/admin/staff/${leaving.staff.id}`, { disabled: true })
    expect((await d.of(id).row()).assignedTo).toBe(leaving.staff.id)
    expect((await set('paid')).status).toBe(200)
    expect((await d.of(id).row()).assignedTo).toBeNull()
    expect(await history(id)).toContainEqual(
      expect.objectContaining({ event: 'assigned', note: null }),
    )
  })

  test('to a colleague, and to nobody again', async () => {
    const application = await d.application()
    const { id } = application
    const before = await d.recordsOf(id)
    const { name, id: staffId } = colleague.staff
    const { status, body } = await assign(agent, id, { staffId, version: before.row.version })
    expect([status, body.assignee, body.version]).toEqual([
      200,
      { id: staffId, name },
      before.row.version + 1,
    ])
    const { row, events, audit, letters } = await d.recordsOf(id)
    expect([row.assignedTo, letters]).toEqual([staffId, []])
    expect(events.slice(before.events.length)).toMatchObject([
      { kind: 'assigned', at: d.t.time.now, staffId: agent.staff.id },
    ])
    expect(audit).toMatchObject([
      { action: 'application.assigned', staffId: agent.staff.id, details: { to: staffId } },
    ])
    expect(await history(id)).toMatchObject([
      { event: 'assigned', note: name, by: { name: 'Asha Sample' } },
      { event: 'created' },
    ])
    const seen = await publicAnswers(application)
    expect(seen).not.toContain(staffId)
    expect(seen).not.toContain(name)
    expect((await assign(agent, id, { staffId: null })).body.assignee).toBeNull()
    expect((await history(id))[0]).toMatchObject({ event: 'assigned', note: null })
  })

  test('once, and over from a colleague, but not from one whom the screen did not show', async () => {
    const { id } = await d.application()
    const { version } = await d.of(id).row()
    const mine = { staffId: colleague.staff.id }
    await assign(colleague, id, { ...mine, version })
    const { audit, ...before } = await d.recordsOf(id)
    expect((await assign(agent, id, mine)).status).toBe(200)
    const { audit: traces, ...after } = await d.recordsOf(id)
    expect(after).toEqual(before)
    expect(traces).toHaveLength(audit.length + 1)
    const late = () => assign(agent, id, { staffId: agent.staff.id, version })
    await expectNothingOf(id, late, [409, 'application.changed'])
    const now = (await d.of(id).row()).version
    const taken = await assign(agent, id, { staffId: agent.staff.id, version: now })
    expect(taken).toMatchObject({ status: 200, body: { assignee: { id: agent.staff.id } } })
  })

  test('to nobody who cannot do it', async () => {
    const { id } = await d.application()
    const leaving = await insertStaff(d.t.services, { role: 'agent', name: 'Gone Sample' })
    await assign(agent, id, { staffId: leaving.id })
    const disabledAt = d.t.time.now
    await changeRows(d.db, 'staff', { id: leaving.id }, { disabledAt })
    // The name of who left stays.
    const { body } = await agent.get(`/api/admin/applications/${id}`)
    expect(body.assignee).toEqual({ id: leaving.id, name: 'Gone Sample' })
    expect(await history(id)).toMatchObject([{ note: 'Gone Sample' }, {}])
    await assign(agent, id, { staffId: null })
    const viewer = await insertStaff(d.t.services, { role: 'viewer' })
    const calls = async () => [
      await assign(agent, id, { staffId: leaving.id }),
      await assign(agent, id, { staffId: viewer.id }),
      await assign(agent, id, { staffId: 'nobody' }),
    ]
    await expectNothingOf(id, calls, [404, 'staff.not-found'])
  })
})

test('notes are kept with who and when, newest first, and shown to no traveller', async () => {
  const application = await d.application()
  const { id } = application
  const before = await d.recordsOf(id)
  d.t.time.now = new Date(d.t.time.now.getTime() + 1000)
  await note(agent, id, '  SECRET-ONE  ')
  const { status, body } = await note(colleague, id, 'SECRET-TWO\n<b>bold</b>')
  const at = d.t.time.now.toISOString()
  expect([status, body.notes]).toMatchObject([
    200,
    [
      { text: 'SECRET-TWO\n<b>bold</b>', at, by: { name: 'Baraka Sample' } },
      { text: 'SECRET-ONE', at, by: { id: agent.staff.id, name: 'Asha Sample' } },
    ],
  ])
  const { audit, letters, row } = await d.recordsOf(id)
  expect([letters, row]).toEqual([before.letters, before.row])
  expect(audit).toMatchObject([
    { action: 'application.noted', staffId: agent.staff.id, details: {} },
    { action: 'application.noted', staffId: colleague.staff.id, details: {} },
  ])
  expect(await history(id)).toMatchObject([
    { kind: 'note', text: 'SECRET-TWO\n<b>bold</b>' },
    { kind: 'note', text: 'SECRET-ONE' },
    { event: 'created' },
  ])
  expect(await publicAnswers(application)).not.toContain('SECRET')
  expect(d.t.logged.join('')).not.toContain('SECRET')
  // Not blank or too long, and also of what is decided.
  const calls = async () => [
    await note(agent, id, ' \n\t '),
    await note(agent, id, 'x'.repeat(4001)),
  ]
  await expectNothingOf(id, calls, [400, 'request.invalid'])
  await d.move(agent, id, 'rejected')
  expect((await note(agent, id, 'They wrote back')).status).toBe(200)
})

const viewer = await d.signedIn('viewer')
const reader = await d.signedIn('agent')

describe('the hand-over', () => {
  const path = (id: number) => `/api/admin/applications/${id}/hand-over`
  const handOverOf = (answer: { body: Record<string, unknown> }) =>
    (answer.body.applicants as { handOver: { to: { id: string } | null } | null }[])[0]?.handOver

  test('to somebody who may, to anybody, taken back, and the same again changes nothing', async () => {
    const { id } = await d.familyOf('Ana')
    await d.prepare(reader, id)
    const before = await d.recordsOf(id)
    for (const [body, ...refused] of [
      [{ staffId: agent.staff.id }, 403, 'approval.second-person'],
      [{ staffId: viewer.staff.id }, 404, 'staff.not-found'],
      [{ staffId: 'gone' }, 404, 'staff.not-found'],
      [{ applicantIds: [999_999] }, 409, 'application.closed'],
      [{ version: 1 }, 409, 'application.changed'],
    ] as const)
      expect(refusal(await agent.post(path(id), body))).toEqual(refused)
    expect(await d.recordsOf(id)).toEqual(before)
    const given = await agent.post(path(id), { staffId: colleague.staff.id })
    expect(handOverOf(given)?.to?.id).toBe(colleague.staff.id)
    const { audit: _, ...once } = await d.recordsOf(id)
    await agent.post(path(id), { staffId: colleague.staff.id })
    const { audit: __, ...twice } = await d.recordsOf(id)
    expect(twice).toEqual(once)
    expect(handOverOf(await agent.post(path(id), {}))).toMatchObject({ to: null })
    expect(handOverOf(await agent.send('DELETE', path(id)))).toBeNull()
    const kinds = (await d.of(id).events()).map(({ kind }) => kind)
    expect(kinds.slice(-3)).toEqual(['handed-over', 'handed-over', 'taken-back'])
  })

  test('ends with the decision, and when a document changes', async () => {
    const { id, ana } = await d.familyOf('Ana')
    await d.prepare(reader, id)
    const isHandedOver = async () =>
      handOverOf(await agent.get(`/api/admin/applications/${id}`)) !== null
    await agent.post(path(id), {})
    await d.addDocument(id, 'flightTicket')
    expect(await isHandedOver()).toBe(false)
    expect(refusal(await agent.post(path(id), {}))).toEqual([409, 'approval.unreviewed'])
    await d.acceptAll(reader, id)
    await agent.post(path(id), {})
    expect(await isHandedOver()).toBe(true)
    await d.decide(agent, ana, { decision: 'rejected', reason: 'Lost' })
    expect(await isHandedOver()).toBe(false)
    expect(refusal(await agent.post(path(id), {}))).toEqual([409, 'application.closed'])
  })

  test('is sent back with words by who may approve, told to who handed over, until it is handed over again', async () => {
    const { id } = await d.familyOf('Ana')
    await d.prepare(reader, id)
    const no = `${path(id)}/refusal`
    const note = 'The name on the ticket is another one'
    expect(refusal(await colleague.post(no, { note }))).toEqual([409, 'application.changed'])
    await agent.post(path(id), {})
    const before = await d.recordsOf(id)
    for (const [who, body, ...refused] of [
      [agent, { note }, 403, 'approval.second-person'],
      [viewer, { note }, 403, 'staff.forbidden'],
      [colleague, { note: ' ' }, 400, 'request.invalid'],
      [colleague, { note: 'a'.repeat(maxNoteLength + 1) }, 400, 'request.invalid'],
      [colleague, { note, version: 1 }, 409, 'application.changed'],
    ] as const)
      expect(refusal(await who.post(no, body))).toEqual(refused)
    expect(await d.recordsOf(id)).toEqual(before)
    const sent = await colleague.post(no, { note })
    expect(handOverOf(sent)).toBeNull()
    expect(sent.body.sentBack).toMatchObject({ by: { id: colleague.staff.id }, note })
    const about = { kind: 'sent-back', applicationId: id } as const
    expect((await rowOf(d.db, 'staffAlert', about)).staffId).toBe(agent.staff.id)
    expect(await d.historyOf(agent, id)).toContainEqual(
      expect.objectContaining({ event: 'sent-back', note }),
    )
    const again = await agent.post(path(id), {})
    expect(again.body.sentBack).toBeNull()
    expect((await agent.send('DELETE', path(id))).body.sentBack).toBeNull()
  })

  test.each(['closed account', 'changed role'])(
    'is for anybody who may approve once its second person may not: %s',
    async (why) => {
      const { id } = await d.familyOf('Ana')
      await d.prepare(reader, id)
      const owner = await d.signedIn('owner')
      const role = (permission: Permission) => ({
        ...{ name: why, permissions: withNeeded([permission]), refundLimitCents: null },
      })
      const made = await owner.post('/api/admin/roles', role('application.approve'))
      const roleId = String(made.body.id)
      const leaving = await d.signedIn('manager', { role: roleId })
      await agent.post(path(id), { staffId: leaving.staff.id })
      await assign(agent, id, { staffId: leaving.staff.id })
      const answer =
        why === 'changed role'
          ? await owner.put(`/api/admin/roles/${roleId}`, role('application.work'))
          : await owner.patch(`/api/admin/staff/${leaving.staff.id}`, { disabled: true })
      expect(answer.status).toBe(200)
      const seen = await colleague.get(`/api/admin/applications/${id}`)
      expect(handOverOf(seen)).toMatchObject({ to: null })
      const by = expect.objectContaining({ id: owner.staff.id })
      const freed = expect.objectContaining({ event: 'assigned', note: null, by })
      const isFreed = (await history(id)).some((entry) => freed.asymmetricMatch(entry))
      const mayStillWork = why === 'changed role'
      expect([seen.body.assignee === null, isFreed]).toEqual([!mayStillWork, !mayStillWork])
      const { items } = (await colleague.get('/api/admin/applications?queue=second')).body
      expect(items).toContainEqual(expect.objectContaining({ id }))
      const about = { kind: 'handed-over', applicationId: id, staffId: colleague.staff.id } as const
      expect(await rowsOf(d.db, 'staffAlert', about)).toHaveLength(1)
    },
  )

  test.each(['assignee', 'nobody'] as const)(
    'is told to who is in the place of who left: %s',
    async (place) => {
      const { id } = await d.familyOf('Ana')
      await d.prepare(reader, id)
      const leaving = await d.signedIn('agent')
      await leaving.post(path(id), {})
      const assignedTo = place === 'assignee' ? reader.staff.id : null
      await changeRows(d.t.services.db, 'application', { id }, { assignedTo })
      const gone = { disabledAt: d.t.time.now }
      await changeRows(d.t.services.db, 'staff', { id: leaving.staff.id }, gone)
      const approver = await d.signedIn('manager')
      await approver.post(`${path(id)}/refusal`, { note: 'The name is another one' })
      const about = { kind: 'sent-back', applicationId: id } as const
      const told = (await rowsOf(d.t.services.db, 'staffAlert', about)).map((each) => each.staffId)
      if (assignedTo) expect(told).toEqual([assignedTo])
      else expect(told).toContain(colleague.staff.id)
      expect(told).not.toContain(approver.staff.id)
    },
  )
})

testPromises(d)
