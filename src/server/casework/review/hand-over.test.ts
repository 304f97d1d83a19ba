import { describe, expect, test } from 'vitest'
import {
  type Agent,
  openDeciding,
  refusal,
  testPromises,
} from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'

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
