import { afterEach, describe, expect, test } from 'vitest'
import type { AlertWay } from '#domain/staff/alert.ts'
import type { Agent } from '../../../../test/support/deciding.ts'
import { changeRows, insertRow } from '../../../../test/support/rows.ts'
import { insertStaff } from '../../../../test/support/staff.ts'
import { closeLetter, countAttempt } from '../../data/correspondence/letter.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { alertStaff } from './alert.ts'
import { alertsOf, at, choose, kindsOf, openOffice } from './test-support.ts'
import { tellMorning, tellWaiting } from './waiting.ts'

const { d, owner, agent, viewer, tell, sendAll } = await openOffice()

const assign = (by: Agent, id: number, staffId: string | null) =>
  by.put(`/api/admin/applications/${id}/assignee`, { staffId })

test('an assignment is told whom another one gave it to, once while it is unread, and leads there', async () => {
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
    // One is kept, leaves the other kinds as they were, and is silence where it is of nothing.
    expect((await choose(agent, 'assigned', [])).status).toBe(200)
    const { body } = await agent.get('/api/admin/alert-choices')
    expect(body.choices).toContainEqual(expect.objectContaining({ kind: 'assigned', chosen: [] }))
    const usual = { kind: 'chat-waiting', chosen: ['page', 'push'] }
    expect(body.choices).toContainEqual(expect.objectContaining(usual))
    expect(body.digestHour).toBe(7)
    await assign(owner, (await d.application()).id, agent.staff.id)
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
    // One that was read about in the page before it left is not sent.
    const next = (await d.application()).id
    await assign(owner, next, agent.staff.id)
    const { alerts } = await alertsOf(agent)
    const alert = alerts.find(({ place }) => place === `applications/${next}`)
    expect(alert).toBeDefined()
    await agent.post(`/api/admin/alerts/${alert?.id}/read`, {})
    expect(await sendAll()).toEqual([])
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
})

describe('who hears', () => {
  test('of money, those who may see it; losing a role hides its alerts', async () => {
    const manager = await d.signedIn('manager')
    const { id: applicationId } = await d.application()
    await tell({ kind: 'payment-review', applicationId, now: d.t.time.now })
    expect(await kindsOf(manager)).toEqual(['payment-review'])
    expect([await kindsOf(agent), await kindsOf(viewer)]).toEqual([[], []])
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

describe('late tomorrow', () => {
  const day = '2026-11-24'
  const handedOver = at('2026-11-21', '09:00')
  afterEach(() => d.db.deleteFrom('application').where('dueOn', '=', day).execute())
  async function dueToday(assignedTo: string | null) {
    const made = await d.application()
    const paid = { status: 'paid', paymentStatus: 'paid', paidAt: handedOver } as const
    const due = { ...paid, completedAt: handedOver, dueOn: day, assignedTo }
    await changeRows(d.db, 'application', { id: made.id }, due)
    await changeRows(d.db, 'applicant', { applicationId: made.id }, { state: 'ready' })
    return made
  }

  test('is told from six in the morning, once a day, even after it was read', async () => {
    await dueToday(agent.staff.id)
    await tellMorning(d.t.services, at(day, '05:45'))
    expect(await kindsOf(agent)).toEqual([])
    await tellMorning(d.t.services, at(day, '06:00'))
    await tellMorning(d.t.services, at(day, '06:15'))
    expect(await kindsOf(agent)).toEqual(['late-tomorrow'])
    await agent.post('/api/admin/alerts/read', { until: at(day, '06:00').toISOString() })
    await tellMorning(d.t.services, at(day, '06:30'))
    expect((await alertsOf(agent)).alerts).toHaveLength(1)
    expect(await kindsOf(owner)).toEqual([])
  })

  test('of what nobody has is told the managers; what is filed is told nobody', async () => {
    await dueToday(null)
    const filed = await dueToday(agent.staff.id)
    const moved = { state: 'filed', filedAt: at(day, '04:00') } as const
    await changeRows(d.db, 'applicant', { applicationId: filed.id }, moved)
    await tellMorning(d.t.services, at(day, '06:00'))
    expect(await kindsOf(owner)).toEqual(['late-tomorrow'])
    expect(await kindsOf(agent)).toEqual([])
  })

  test('stands in the letter of that morning, and a job that was killed in between goes on', async () => {
    await dueToday(agent.staff.id)
    await dueToday(agent.staff.id)
    const second = await dueToday(agent.staff.id)
    await choose(agent, 'late-tomorrow', ['digest'])
    const told = { to: agent.staff.id, applicationId: second.id, occasion: day }
    const alert = { kind: 'late-tomorrow', ...told, now: at(day, '06:00') } as const
    // Killed after the first, so all is rolled back.
    const killed = inTransaction(d.db, async (tx) => {
      await alertStaff(tx, d.t.services, alert)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    await tell(alert)
    await Promise.all([1, 2].map(() => tellMorning(d.t.services, at(day, '07:00'))))
    await tellMorning(d.t.services, at(day, '07:15'))
    const letters = await sendAll()
    expect(letters).toMatchObject([{ subject: '3 things are waiting for you this morning' }])
  })
})

test('the letter of the morning names what was unread by seven, once', async () => {
  await choose(agent, 'documents', ['page', 'digest'])
  const [seen, unseen, late] = [await d.application(), await d.application(), await d.application()]
  const told = (applicationId: number, now: Date) =>
    tell({ kind: 'documents', to: agent.staff.id, applicationId, now })
  await told(seen.id, at('2026-11-23', '15:00'))
  await agent.post('/api/admin/alerts/read', { until: at('2026-11-23', '15:00').toISOString() })
  await told(unseen.id, at('2026-11-23', '16:00'))
  await told(late.id, at('2026-11-24', '07:05'))
  for (const time of ['06:45', '07:15', '07:30', '12:00']) {
    await tellMorning(d.t.services, at('2026-11-24', time))
  }
  const letters = await sendAll()
  expect(letters.map(({ subject }) => subject)).toEqual(['1 thing is waiting for you this morning'])
  expect(letters[0]?.text).not.toMatch(/Muster/)
  await d.db.deleteFrom('letter').execute()
  await tellMorning(d.t.services, at('2026-11-25', '07:00'))
  expect(await d.db.selectFrom('letter').selectAll().execute()).toHaveLength(1)
})

describe('a chat', () => {
  const monday = (time: string) => at('2026-11-23', time)
  async function visitorSays(now: Date, staffId: string | null = null) {
    const id = d.t.services.random.uuid()
    const times = { createdAt: now, lastMessageAt: now, waitingSince: now }
    await insertRow(d.db, 'chatSession', { id, language: 'en', messageCount: 1, staffId, ...times })
    const message = { clientId: id, side: 'user', text: 'Hello?' } as const
    await insertRow(d.db, 'chatMessage', { ...message, sessionId: id, at: now })
    return id
  }

  test('without an answer for ten minutes is told once, leads there, and once more when put off', async () => {
    const id = await visitorSays(monday('10:00'))
    await tellWaiting(d.t.services, monday('10:09'))
    expect(await kindsOf(agent)).toEqual([])
    await tellWaiting(d.t.services, monday('10:10'))
    await agent.post('/api/admin/alerts/read', { until: monday('10:10').toISOString() })
    await tellWaiting(d.t.services, monday('10:11'))
    expect((await alertsOf(agent)).alerts).toMatchObject([
      { kind: 'chat-waiting', place: `chat/${id}`, reference: null },
    ])
    expect(await kindsOf(viewer)).toEqual([])
    const putOff = d.db.updateTable('chatSession').set({ snoozedUntil: monday('13:00') })
    await putOff.where('id', '=', id).execute()
    await tellWaiting(d.t.services, monday('12:59'))
    expect(await kindsOf(agent)).toHaveLength(1)
    for (const time of ['13:00', '13:01']) await tellWaiting(d.t.services, monday(time))
    expect(await kindsOf(agent)).toEqual(['chat-waiting', 'chat-waiting'])
  })

  test('alerts its colleague, and nobody once it is answered or closed', async () => {
    await visitorSays(monday('10:00'), agent.staff.id)
    const answered = await visitorSays(monday('10:00'))
    const said = { clientId: d.t.services.random.uuid(), side: 'admin', text: 'Yes' } as const
    const by = { staffId: owner.staff.id, senderName: 'Neema Sample', at: monday('10:05') }
    await insertRow(d.db, 'chatMessage', { ...said, ...by, sessionId: answered })
    const nobodyWaits = d.db.updateTable('chatSession').set({ waitingSince: null })
    await nobodyWaits.where('id', '=', answered).execute()
    const closed = await visitorSays(monday('10:00'))
    await nobodyWaits.set({ state: 'closed' }).where('id', '=', closed).execute()
    await tellWaiting(d.t.services, monday('10:20'))
    expect(await kindsOf(agent)).toEqual(['chat-waiting'])
    expect(await kindsOf(owner)).toEqual([])
  })

  test('of the night is told when the office opens', async () => {
    await visitorSays(at('2026-11-21', '22:00'))
    await tellWaiting(d.t.services, at('2026-11-21', '23:00'))
    expect(await kindsOf(agent)).toEqual([])
    await tellWaiting(d.t.services, monday('10:00'))
    expect(await kindsOf(agent)).toEqual(['chat-waiting'])
  })
})

test('letters that fail are told the owner, once a day, from five within an hour on', async () => {
  const now = at('2026-11-23', '10:00')
  const fail = async () => {
    const id = d.t.services.random.uuid()
    const letter = {
      kind: 'account-notice',
      recipient: 'a@karibu.example',
      language: 'en',
    } as const
    await insertRow(d.db, 'letter', { id, ...letter, props: '{}', createdAt: now })
    return id
  }
  const ids = await Promise.all(Array.from({ length: 5 }, fail))
  for (const id of ids.slice(1)) await countAttempt(d.db, id, now, 'failed')
  await tellWaiting(d.t.services, now)
  // Not needed any more, which is no failure.
  await closeLetter(d.db, ids[0] ?? '', { state: 'failed', sentAt: null, troubledAt: null })
  await tellWaiting(d.t.services, now)
  expect(await kindsOf(owner)).toEqual([])
  await countAttempt(d.db, await fail(), now, 'failed')
  await tellWaiting(d.t.services, now)
  await tellWaiting(d.t.services, now)
  expect(await kindsOf(owner)).toEqual(['letters-failing'])
  expect(await kindsOf(agent)).toEqual([])
  await tellWaiting(d.t.services, at('2026-11-24', '12:00'))
  expect(await kindsOf(owner)).toEqual(['letters-failing'])
})

// The last one: sessions go with time as well.
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
