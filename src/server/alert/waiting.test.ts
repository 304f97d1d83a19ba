import { describe, expect, test } from 'vitest'
import { alertStaff } from '../alerts.ts'
import { closeLetter, countAttempt } from '../data/letter.ts'
import { inTransaction } from '../db/transaction.ts'
import { alertsOf, at, choose, kindsOf, openOffice } from './test-support.ts'
import { tellMorning, tellWaiting } from './waiting.ts'

const office = openOffice()

describe('late tomorrow', () => {
  const day = '2026-11-24'
  const handedOver = at('2026-11-21', '09:00')
  async function dueToday(assignedTo: string | null) {
    const made = await office.d.application()
    await office.d.db
      .updateTable('application')
      .set({
        status: 'paid',
        paymentStatus: 'paid',
        paidAt: handedOver,
        completedAt: handedOver,
        dueOn: day,
        assignedTo,
      })
      .where('id', '=', made.id)
      .execute()
    await office.d.db
      .updateTable('applicant')
      .set({ state: 'ready' })
      .where('applicationId', '=', made.id)
      .execute()
    return made
  }

  test('is told from six in the morning, once a day, even after it was read', async () => {
    await dueToday(office.agent.staff.id)
    await tellMorning(office.d.t.services, at(day, '05:45'))
    expect(await kindsOf(office.agent)).toEqual([])
    await tellMorning(office.d.t.services, at(day, '06:00'))
    await tellMorning(office.d.t.services, at(day, '06:15'))
    expect(await kindsOf(office.agent)).toEqual(['late-tomorrow'])
    await office.agent.post('/api/admin/alerts/read', { until: at(day, '06:00').toISOString() })
    await tellMorning(office.d.t.services, at(day, '06:30'))
    expect((await alertsOf(office.agent)).alerts).toHaveLength(1)
    expect(await kindsOf(office.owner)).toEqual([])
    await office.d.db.deleteFrom('application').where('dueOn', '=', day).execute()
  })

  test('of what nobody has is told the managers; what is filed is told nobody', async () => {
    await dueToday(null)
    const filed = await dueToday(office.agent.staff.id)
    await office.d.db
      .updateTable('applicant')
      .set({ state: 'filed', filedAt: at(day, '04:00') })
      .where('applicationId', '=', filed.id)
      .execute()
    await tellMorning(office.d.t.services, at(day, '06:00'))
    expect(await kindsOf(office.owner)).toEqual(['late-tomorrow'])
    expect(await kindsOf(office.agent)).toEqual([])
    await office.d.db.deleteFrom('application').where('dueOn', '=', day).execute()
  })

  test('stands in the letter of that morning, and a job that was killed in between goes on', async () => {
    await dueToday(office.agent.staff.id)
    await dueToday(office.agent.staff.id)
    const second = await dueToday(office.agent.staff.id)
    await choose(office.agent, 'late-tomorrow', ['digest'])
    // Killed after the first: what follows is undone as a whole.
    const killed = inTransaction(office.d.db, async (tx) => {
      const { id: applicationId } = second
      const told = {
        to: office.agent.staff.id,
        applicationId,
        occasion: day,
        now: at(day, '06:00'),
      }
      await alertStaff(tx, office.d.t.services, { kind: 'late-tomorrow', ...told })
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    const { id: applicationId } = second
    const told = { to: office.agent.staff.id, applicationId, occasion: day, now: at(day, '06:00') }
    await office.tell({ kind: 'late-tomorrow', ...told })
    await Promise.all([
      tellMorning(office.d.t.services, at(day, '07:00')),
      tellMorning(office.d.t.services, at(day, '07:00')),
    ])
    await tellMorning(office.d.t.services, at(day, '07:15'))
    const letters = await office.sendAll()
    expect(letters.map(({ subject }) => subject)).toEqual([
      '3 things are waiting for you this morning',
    ])
    await office.d.db.deleteFrom('application').where('dueOn', '=', day).execute()
  })
})

test('the letter of the morning names what was unread by seven, once', async () => {
  await choose(office.agent, 'documents', ['page', 'digest'])
  const [seen, unseen, late] = [
    await office.d.application(),
    await office.d.application(),
    await office.d.application(),
  ]
  const told = (applicationId: number, now: Date) =>
    office.tell({ kind: 'documents', to: office.agent.staff.id, applicationId, now })
  await told(seen.id, at('2026-11-23', '15:00'))
  await office.agent.post('/api/admin/alerts/read', {
    until: at('2026-11-23', '15:00').toISOString(),
  })
  await told(unseen.id, at('2026-11-23', '16:00'))
  await told(late.id, at('2026-11-24', '07:05'))
  for (const time of ['06:45', '07:15', '07:30', '12:00']) {
    await tellMorning(office.d.t.services, at('2026-11-24', time))
  }
  const letters = await office.sendAll()
  expect(letters.map(({ subject }) => subject)).toEqual(['1 thing is waiting for you this morning'])
  expect(letters[0]?.text).not.toMatch(/Muster/)
  await office.d.db.deleteFrom('letter').execute()
  await tellMorning(office.d.t.services, at('2026-11-25', '07:00'))
  expect(await office.d.db.selectFrom('letter').selectAll().execute()).toHaveLength(1)
})

describe('a chat', () => {
  const monday = (time: string) => at('2026-11-23', time)
  async function visitorSays(now: Date, staffId: string | null = null) {
    const id = office.d.t.services.random.uuid()
    const message = {
      clientId: office.d.t.services.random.uuid(),
      side: 'user',
      text: 'Hello?',
    } as const
    await office.d.db
      .insertInto('chatSession')
      .values({
        ...{ id, language: 'en', createdAt: now, lastMessageAt: now, messageCount: 1, staffId },
        waitingSince: now,
      })
      .execute()
    await office.d.db
      .insertInto('chatMessage')
      .values({ ...message, sessionId: id, at: now })
      .execute()
    return id
  }

  test('without an answer for ten minutes is told once, and leads there', async () => {
    const id = await visitorSays(monday('10:00'))
    await tellWaiting(office.d.t.services, monday('10:09'))
    expect(await kindsOf(office.agent)).toEqual([])
    await tellWaiting(office.d.t.services, monday('10:10'))
    await office.agent.post('/api/admin/alerts/read', { until: monday('10:10').toISOString() })
    await tellWaiting(office.d.t.services, monday('10:11'))
    expect((await alertsOf(office.agent)).alerts).toMatchObject([
      { kind: 'chat-waiting', place: `chat/${id}`, reference: null },
    ])
    expect(await kindsOf(office.viewer)).toEqual([])
  })

  test('is told whoever answers it, and nobody once it is answered or closed', async () => {
    await visitorSays(monday('10:00'), office.agent.staff.id)
    const answered = await visitorSays(monday('10:00'))
    const said = {
      clientId: office.d.t.services.random.uuid(),
      side: 'admin',
      text: 'Yes',
    } as const
    const by = { staffId: office.owner.staff.id, senderName: 'Neema Sample' }
    await office.d.db
      .insertInto('chatMessage')
      .values({ ...said, ...by, sessionId: answered, at: monday('10:05') })
      .execute()
    const nobodyWaits = office.d.db.updateTable('chatSession').set({ waitingSince: null })
    await nobodyWaits.where('id', '=', answered).execute()
    const closed = await visitorSays(monday('10:00'))
    await nobodyWaits.set({ state: 'closed' }).where('id', '=', closed).execute()
    await tellWaiting(office.d.t.services, monday('10:20'))
    expect(await kindsOf(office.agent)).toEqual(['chat-waiting'])
    expect(await kindsOf(office.owner)).toEqual([])
  })

  test('that was put off is told when it comes back, once more than before', async () => {
    const id = await visitorSays(monday('10:00'))
    await tellWaiting(office.d.t.services, monday('10:10'))
    await office.agent.post('/api/admin/alerts/read', { until: monday('10:10').toISOString() })
    const putOff = office.d.db.updateTable('chatSession').set({ snoozedUntil: monday('13:00') })
    await putOff.where('id', '=', id).execute()
    await tellWaiting(office.d.t.services, monday('12:59'))
    expect(await kindsOf(office.agent)).toHaveLength(1)
    for (const time of ['13:00', '13:01']) await tellWaiting(office.d.t.services, monday(time))
    expect(await kindsOf(office.agent)).toEqual(['chat-waiting', 'chat-waiting'])
  })

  test('of the night is told when the office opens', async () => {
    await visitorSays(at('2026-11-21', '22:00'))
    await tellWaiting(office.d.t.services, at('2026-11-21', '23:00'))
    expect(await kindsOf(office.agent)).toEqual([])
    await tellWaiting(office.d.t.services, monday('10:00'))
    expect(await kindsOf(office.agent)).toEqual(['chat-waiting'])
  })
})

test('letters that fail are told the office.owner, once a day, from five within an hour on', async () => {
  const now = at('2026-11-23', '10:00')
  const fail = async () => {
    const id = office.d.t.services.random.uuid()
    const letter = {
      kind: 'account-notice',
      recipient: 'a@karibu.example',
      language: 'en',
    } as const
    await office.d.db
      .insertInto('letter')
      .values({ id, ...letter, props: '{}', createdAt: now })
      .execute()
    return id
  }
  const ids = await Promise.all(Array.from({ length: 5 }, fail))
  for (const id of ids.slice(1)) await countAttempt(office.d.db, id, now)
  await tellWaiting(office.d.t.services, now)
  // Nobody needed it: that is no failure.
  await closeLetter(office.d.db, ids[0] ?? '', { state: 'failed', sentAt: null, troubledAt: null })
  await tellWaiting(office.d.t.services, now)
  expect(await kindsOf(office.owner)).toEqual([])
  await countAttempt(office.d.db, await fail(), now)
  await tellWaiting(office.d.t.services, now)
  await tellWaiting(office.d.t.services, now)
  expect(await kindsOf(office.owner)).toEqual(['letters-failing'])
  expect(await kindsOf(office.agent)).toEqual([])
  await tellWaiting(office.d.t.services, at('2026-11-24', '12:00'))
  expect(await kindsOf(office.owner)).toEqual(['letters-failing'])
})
