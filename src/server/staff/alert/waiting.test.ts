import { describe, expect, test } from 'vitest'
import { changeRows, insertRow } from '../../../../test/support/rows.ts'
import { closeLetter, countAttempt } from '../../data/correspondence/letter.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { alertStaff } from './alert.ts'
import { alertsOf, at, choose, kindsOf, openOffice } from './test-support.ts'
import { tellMorning, tellWaiting } from './waiting.ts'

const { d, owner, agent, viewer, tell, sendAll } = await openOffice()

describe('late tomorrow', () => {
  const day = '2026-11-24'
  const handedOver = at('2026-11-21', '09:00')
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
    await d.db.deleteFrom('application').where('dueOn', '=', day).execute()
  })

  test('of what nobody has is told the managers; what is filed is told nobody', async () => {
    await dueToday(null)
    const filed = await dueToday(agent.staff.id)
    const moved = { state: 'filed', filedAt: at(day, '04:00') } as const
    await changeRows(d.db, 'applicant', { applicationId: filed.id }, moved)
    await tellMorning(d.t.services, at(day, '06:00'))
    expect(await kindsOf(owner)).toEqual(['late-tomorrow'])
    expect(await kindsOf(agent)).toEqual([])
    await d.db.deleteFrom('application').where('dueOn', '=', day).execute()
  })

  test('stands in the letter of that morning, and a job that was killed in between goes on', async () => {
    await dueToday(agent.staff.id)
    await dueToday(agent.staff.id)
    const second = await dueToday(agent.staff.id)
    await choose(agent, 'late-tomorrow', ['digest'])
    // Killed after the first, so all is rolled back.
    const killed = inTransaction(d.db, async (tx) => {
      const { id: applicationId } = second
      const told = { to: agent.staff.id, applicationId, occasion: day, now: at(day, '06:00') }
      await alertStaff(tx, d.t.services, { kind: 'late-tomorrow', ...told })
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    const { id: applicationId } = second
    const told = { to: agent.staff.id, applicationId, occasion: day, now: at(day, '06:00') }
    await tell({ kind: 'late-tomorrow', ...told })
    await Promise.all([
      tellMorning(d.t.services, at(day, '07:00')),
      tellMorning(d.t.services, at(day, '07:00')),
    ])
    await tellMorning(d.t.services, at(day, '07:15'))
    const letters = await sendAll()
    expect(letters.map(({ subject }) => subject)).toEqual([
      '3 things are waiting for you this morning',
    ])
    await d.db.deleteFrom('application').where('dueOn', '=', day).execute()
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
    const message = {
      clientId: d.t.services.random.uuid(),
      side: 'user',
      text: 'Hello?',
    } as const
    await insertRow(d.db, 'chatSession', {
      ...{ id, language: 'en', createdAt: now, lastMessageAt: now, messageCount: 1, staffId },
      waitingSince: now,
    })
    await insertRow(d.db, 'chatMessage', { ...message, sessionId: id, at: now })
    return id
  }

  test('without an answer for ten minutes is told once, and leads there', async () => {
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
  })

  test('alerts its colleague, and nobody once it is answered or closed', async () => {
    await visitorSays(monday('10:00'), agent.staff.id)
    const answered = await visitorSays(monday('10:00'))
    const said = { clientId: d.t.services.random.uuid(), side: 'admin', text: 'Yes' } as const
    const by = { staffId: owner.staff.id, senderName: 'Neema Sample' }
    await insertRow(d.db, 'chatMessage', {
      ...said,
      ...by,
      sessionId: answered,
      at: monday('10:05'),
    })
    const nobodyWaits = d.db.updateTable('chatSession').set({ waitingSince: null })
    await nobodyWaits.where('id', '=', answered).execute()
    const closed = await visitorSays(monday('10:00'))
    await nobodyWaits.set({ state: 'closed' }).where('id', '=', closed).execute()
    await tellWaiting(d.t.services, monday('10:20'))
    expect(await kindsOf(agent)).toEqual(['chat-waiting'])
    expect(await kindsOf(owner)).toEqual([])
  })

  test('that was put off is told when it comes back, once more than before', async () => {
    const id = await visitorSays(monday('10:00'))
    await tellWaiting(d.t.services, monday('10:10'))
    await agent.post('/api/admin/alerts/read', { until: monday('10:10').toISOString() })
    const putOff = d.db.updateTable('chatSession').set({ snoozedUntil: monday('13:00') })
    await putOff.where('id', '=', id).execute()
    await tellWaiting(d.t.services, monday('12:59'))
    expect(await kindsOf(agent)).toHaveLength(1)
    for (const time of ['13:00', '13:01']) await tellWaiting(d.t.services, monday(time))
    expect(await kindsOf(agent)).toEqual(['chat-waiting', 'chat-waiting'])
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
