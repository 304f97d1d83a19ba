import { describe, expect, test } from 'vitest'
import type { AlertWay } from '#domain/staff/alert.ts'
import type { Agent } from '../../../../test/support/deciding.ts'
import { changeRows, insertRow } from '../../../../test/support/rows.ts'
import { insertStaff } from '../../../../test/support/staff.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { alertsOf, at, choose, kindsOf, openOffice } from './test-support.ts'

const { d, owner, agent, viewer, tell, sendAll } = await openOffice()

const assign = (by: Agent, id: number, staffId: string | null) =>
  by.put(`/api/admin/applications/${id}/assignee`, { staffId })

describe('an assignment', () => {
  test('is told whom another one gave it to, once while it is unread, and leads there', async () => {
    const { id } = await d.application()
    await assign(agent, id, agent.staff.id)
    expect((await alertsOf(agent)).alerts).toEqual([])
    const giveAnew = async () => {
      await assign(owner, id, null)
      expect((await assign(owner, id, agent.staff.id)).status).toBe(200)
      return alertsOf(agent)
    }
    await giveAnew()
    const { alerts, unread } = await giveAnew()
    expect(unread).toBe(1)
    expect(alerts).toMatchObject([{ kind: 'assigned', place: `applications/${id}`, readAt: null }])
    expect(alerts[0]?.reference).toMatch(/^TZ-/)
    expect((await alertsOf(owner)).alerts).toEqual([])
    const read = () => agent.post(`/api/admin/alerts/${alerts[0]?.id}/read`, {})
    expect([(await read()).status, (await read()).status]).toEqual([204, 204])
    expect(await giveAnew()).toMatchObject({ alerts: [{}, {}], unread: 1 })
  })
})

describe('what is read', () => {
  test('is one’s own alone', async () => {
    const { id } = await d.application()
    await assign(owner, id, agent.staff.id)
    const [alert] = (await alertsOf(agent)).alerts
    for (const stranger of [owner, viewer]) {
      const { status, body } = await stranger.post(`/api/admin/alerts/${alert?.id}/read`, {})
      expect([status, body.code]).toEqual([404, 'request.not-found'])
    }
    await owner.post('/api/admin/alerts/read', { until: alert?.at })
    expect((await alertsOf(agent)).unread).toBe(1)
  })

  test('is everything up to a moment, and nothing that came later', async () => {
    const [one, two] = [await d.application(), await d.application()]
    const now = d.t.time.now
    await tell({ kind: 'assigned', to: agent.staff.id, applicationId: one.id, now })
    const later = new Date(now.getTime() + 1000)
    await tell({ kind: 'assigned', to: agent.staff.id, applicationId: two.id, now: later })
    const { status } = await agent.post('/api/admin/alerts/read', { until: now.toISOString() })
    expect(status).toBe(204)
    expect((await alertsOf(agent)).alerts.map(({ readAt }) => readAt === null)).toEqual([
      true,
      false,
    ])
  })
})

describe('a choice', () => {
  test('offers what the role may see, and takes nothing else', async () => {
    const kinds = async (who: Agent) => {
      const { body } = await who.get('/api/admin/alert-choices')
      return (body.choices as { kind: string }[]).map(({ kind }) => kind)
    }
    expect(await kinds(viewer)).toEqual([])
    expect(await kinds(agent)).not.toContain('payment-review')
    expect(await kinds(owner)).toContain('payment-review')
    for (const [who, kind] of [
      [agent, 'payment-review'],
      [viewer, 'assigned'],
    ] as const) {
      const { status, body } = await choose(who, kind, ['page'])
      expect([status, body.code]).toEqual([403, 'staff.forbidden'])
    }
    expect((await choose(agent, 'assigned', ['pigeon' as AlertWay])).status).toBe(400)
  })

  test('is kept, and leaves the other kinds as they were', async () => {
    expect((await choose(agent, 'assigned', ['letter'])).status).toBe(200)
    const { body } = await agent.get('/api/admin/alert-choices')
    const chosen = new Map(
      (body.choices as { kind: string; chosen: string[] }[]).map((each) => [
        each.kind,
        each.chosen,
      ]),
    )
    expect(chosen.get('assigned')).toEqual(['letter'])
    expect(chosen.get('chat-waiting')).toEqual(['page', 'push'])
    expect(body.digestHour).toBe(7)
  })

  test('of nothing is silence', async () => {
    await choose(agent, 'assigned', [])
    const { id } = await d.application()
    await assign(owner, id, agent.staff.id)
    expect(await d.db.selectFrom('staffAlert').selectAll().execute()).toEqual([])
  })

  test('of a letter sends one with the number and nothing of the traveller', async () => {
    await choose(agent, 'assigned', ['page', 'letter'])
    const { id } = await d.application()
    await assign(owner, id, agent.staff.id)
    const [letter, ...more] = await sendAll()
    expect(more).toEqual([])
    expect(letter?.to).toContain(agent.staff.email)
    expect(letter?.subject).toMatch(/^TZ-\d+ was assigned to you$/)
    expect(letter?.text).toContain(`/admin/applications/${id}`)
    expect(letter?.text).not.toMatch(/Muster|ada\.muster/)
  })

  test('of a letter without the bell tells once an hour, and the bell stays empty', async () => {
    await choose(agent, 'assigned', ['letter'])
    const { id } = await d.application()
    const told = { kind: 'assigned', to: agent.staff.id, applicationId: id } as const
    const now = at('2026-11-23', '10:05')
    await tell({ ...told, now })
    await tell({ ...told, now: at('2026-11-23', '10:50') })
    expect(await sendAll()).toHaveLength(1)
    await tell({ ...told, now: at('2026-11-23', '11:05') })
    expect(await d.db.selectFrom('letter').selectAll().execute()).toHaveLength(2)
    expect((await alertsOf(agent)).alerts).toEqual([])
  })

  test('a letter that was read about in the page before it left is not sent', async () => {
    await choose(agent, 'assigned', ['page', 'letter'])
    const { id } = await d.application()
    await assign(owner, id, agent.staff.id)
    const [alert] = (await alertsOf(agent)).alerts
    await agent.post(`/api/admin/alerts/${alert?.id}/read`, {})
    expect(await sendAll()).toEqual([])
  })
})

describe('who hears', () => {
  test('payments and refunds reach those who may see money, and nobody else', async () => {
    const { id: applicationId } = await d.application()
    for (const kind of ['payment-review', 'refund-failed', 'dispute-opened'] as const) {
      await tell({ kind, applicationId, now: d.t.time.now })
    }
    expect((await kindsOf(owner)).length).toBe(3)
    expect(await kindsOf(agent)).toEqual([])
    expect(await kindsOf(viewer)).toEqual([])
  })

  test('losing a role hides its alerts', async () => {
    const manager = await d.signedIn('manager')
    const { id: applicationId } = await d.application()
    await tell({ kind: 'payment-review', applicationId, now: d.t.time.now })
    expect(await kindsOf(manager)).toEqual(['payment-review'])
    const mine = d.db.updateTable('staff').where('id', '=', manager.staff.id)
    await mine.set({ role: 'agent' }).execute()
    expect((await alertsOf(manager)).unread).toBe(0)
    expect(await kindsOf(manager)).toEqual([])
    expect((await sendAll()).map(({ to }) => to)).not.toContain(manager.staff.email)
  })

  test('a closed account hears nothing, and gets no letter that was on its way', async () => {
    const gone = await insertStaff(d.t.services, { role: 'agent' })
    const { id: applicationId } = await d.application()
    const close = (disabledAt: Date | null) =>
      changeRows(d.db, 'staff', { id: gone.id }, { disabledAt })
    await close(d.t.time.now)
    await tell({ kind: 'assigned', to: gone.id, applicationId, now: d.t.time.now })
    expect(await d.db.selectFrom('staffAlert').selectAll().execute()).toEqual([])
    await close(null)
    await insertRow(d.db, 'staffAlertChoice', {
      staffId: gone.id,
      kind: 'assigned',
      ways: ['letter'],
    })
    await tell({ kind: 'assigned', to: gone.id, applicationId, now: d.t.time.now })
    await close(d.t.time.now)
    expect(await sendAll()).toEqual([])
  })
})

test('rows go after ninety days, and with what they are about', async () => {
  const { id: applicationId } = await d.application()
  const now = at('2026-11-23', '10:00')
  await tell({ kind: 'assigned', to: agent.staff.id, applicationId, now })
  const rows = () => d.db.selectFrom('staffAlert').selectAll().execute()
  await sweepRows(d.t.services, at('2027-02-20', '10:00'))
  expect(await rows()).toHaveLength(1)
  await sweepRows(d.t.services, at('2027-02-21', '10:00'))
  expect(await rows()).toEqual([])
  await tell({ kind: 'assigned', to: agent.staff.id, applicationId, now })
  await d.db.deleteFrom('application').where('id', '=', applicationId).execute()
  expect(await rows()).toEqual([])
})
