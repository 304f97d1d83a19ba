import { describe, expect, test } from 'vitest'
import { maxNoteLength } from '#domain/application/list.ts'
import {
  type Agent,
  openDeciding,
  refusal,
  testPromises,
} from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'

const by = {} as Record<'manager' | 'agent' | 'viewer', Agent>

const d = await forFile(openDeciding())
d.t.time.now = new Date('2026-11-21T09:00:00Z')
for (const role of ['manager', 'agent', 'viewer'] as const) by[role] = await d.signedIn(role)
const reader = await d.signedIn('agent')

describe('the hand-over', () => {
  const path = (id: number) => `/api/admin/applications/${id}/hand-over`
  const handOverOf = (answer: { body: Record<string, unknown> }) =>
    (answer.body.applicants as { handOver: { to: { id: string } | null } | null }[])[0]?.handOver

  test('to somebody, to anybody, taken back, and the same again changes nothing', async () => {
    const { id } = await d.familyOf('Ana')
    await d.prepare(reader, id)
    const given = await by.agent.post(path(id), { staffId: by.manager.staff.id })
    expect(handOverOf(given)?.to?.id).toBe(by.manager.staff.id)
    const { audit: _, ...once } = await d.recordsOf(id)
    await by.agent.post(path(id), { staffId: by.manager.staff.id })
    const { audit: __, ...twice } = await d.recordsOf(id)
    expect(twice).toEqual(once)
    expect(handOverOf(await by.agent.post(path(id), {}))).toMatchObject({ to: null })
    expect(handOverOf(await by.agent.send('DELETE', path(id)))).toBeNull()
    const kinds = (await d.of(id).events()).map(({ kind }) => kind)
    expect(kinds.slice(-3)).toEqual(['handed-over', 'handed-over', 'taken-back'])
  })

  test('ends with the decision, and when a document changes', async () => {
    const { id, ana } = await d.familyOf('Ana')
    await d.prepare(reader, id)
    const isHandedOver = async () =>
      handOverOf(await by.agent.get(`/api/admin/applications/${id}`)) !== null
    await by.agent.post(path(id), {})
    await d.addDocument(id, 'flightTicket')
    expect(await isHandedOver()).toBe(false)
    expect(refusal(await by.agent.post(path(id), {}))).toEqual([409, 'approval.unreviewed'])
    await d.acceptAll(reader, id)
    await by.agent.post(path(id), {})
    expect(await isHandedOver()).toBe(true)
    await d.decide(by.agent, ana, { decision: 'rejected', reason: 'Lost' })
    expect(await isHandedOver()).toBe(false)
    expect(refusal(await by.agent.post(path(id), {}))).toEqual([409, 'application.closed'])
  })

  test('is sent back with words by who may approve, told to who handed over, until it is handed over again', async () => {
    const { id } = await d.familyOf('Ana')
    await d.prepare(reader, id)
    const no = `${path(id)}/refusal`
    const note = 'The name on the ticket is another one'
    expect(refusal(await by.manager.post(no, { note }))).toEqual([409, 'application.changed'])
    await by.agent.post(path(id), {})
    const before = await d.recordsOf(id)
    for (const [who, body, ...refused] of [
      [by.agent, { note }, 403, 'approval.second-person'],
      [by.viewer, { note }, 403, 'staff.forbidden'],
      [by.manager, { note: ' ' }, 400, 'request.invalid'],
      [by.manager, { note: 'a'.repeat(maxNoteLength + 1) }, 400, 'request.invalid'],
      [by.manager, { note, version: 1 }, 409, 'application.changed'],
    ] as const)
      expect(refusal(await who.post(no, body))).toEqual(refused)
    expect(await d.recordsOf(id)).toEqual(before)
    const sent = await by.manager.post(no, { note })
    expect(handOverOf(sent)).toBeNull()
    expect(sent.body.sentBack).toMatchObject({ by: { id: by.manager.staff.id }, note })
    const { staffId: to } = await rowOf(d.t.services.db, 'staffAlert', { kind: 'sent-back' })
    expect(to).toBe(by.agent.staff.id)
    expect(await d.historyOf(by.agent, id)).toContainEqual(
      expect.objectContaining({ event: 'sent-back', note }),
    )
    const again = await by.agent.post(path(id), {})
    expect(again.body.sentBack).toBeNull()
    expect((await by.agent.send('DELETE', path(id))).body.sentBack).toBeNull()
  })

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
      else expect(told).toContain(by.manager.staff.id)
      expect(told).not.toContain(approver.staff.id)
    },
  )

  test('is refused to oneself, a viewer or nobody, of others, and of what another saw', async () => {
    const { id } = await d.familyOf('Ana')
    await d.prepare(reader, id)
    const before = await d.recordsOf(id)
    for (const [body, ...refused] of [
      [{ staffId: by.agent.staff.id }, 403, 'approval.second-person'],
      [{ staffId: by.viewer.staff.id }, 404, 'staff.not-found'],
      [{ staffId: 'gone' }, 404, 'staff.not-found'],
      [{ applicantIds: [999_999] }, 409, 'application.closed'],
      [{ version: 1 }, 409, 'application.changed'],
    ] as const)
      expect(refusal(await by.agent.post(path(id), body))).toEqual(refused)
    expect(await d.recordsOf(id)).toEqual(before)
  })
})

testPromises(d)
