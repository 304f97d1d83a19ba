import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AlertKind, AlertWay } from '#domain/staff/alert.ts'
import { type Agent, type Deciding, openDeciding } from '../../../test/support/deciding.ts'
import { parseMail, partOfType } from '../../../test/support/mail-sink.ts'
import { insertStaff } from '../../../test/support/staff.ts'
import { alertStaff } from '../alerts.ts'
import { closeLetter, countAttempt } from '../data/letter.ts'
import { inTransaction } from '../db/transaction.ts'
import { sweepRows } from '../jobs/sweep.ts'
import { sendLetter } from '../letter/send.ts'
import { tellMorning, tellWaiting } from './waiting.ts'

let d: Deciding
let owner: Agent
let agent: Agent
let viewer: Agent

beforeAll(async () => {
  d = await openDeciding()
  owner = await d.signedIn('owner')
  agent = await d.signedIn('agent')
  viewer = await d.signedIn('viewer')
})
afterAll(() => d?.close())
beforeEach(async () => {
  await d.db.deleteFrom('staffAlert').execute()
  await d.db.deleteFrom('staffAlertChoice').execute()
  await d.db.deleteFrom('letter').execute()
  await d.db.deleteFrom('chatSession').execute()
  d.t.sink.received.length = 0
})

type Shown = { id: string; kind: AlertKind; reference: string | null; place: string }

const alertsOf = async (who: Agent) => {
  const { status, body } = await who.get('/api/admin/alerts')
  expect(status).toBe(200)
  return body as { alerts: (Shown & { at: string; readAt: string | null })[]; unread: number }
}
const kindsOf = async (who: Agent) => (await alertsOf(who)).alerts.map(({ kind }) => kind)

const choose = (who: Agent, kind: AlertKind, ways: readonly AlertWay[]) =>
  who.put('/api/admin/alert-choices', { choices: [{ kind, ways }] })

const assign = (by: Agent, id: number, staffId: string | null) =>
  by.put(`/api/admin/applications/${id}/assignee`, { staffId })

const tell = (alert: Parameters<typeof alertStaff>[2]) =>
  inTransaction(d.db, (tx) => alertStaff(tx, d.t.services, alert))

async function sendAll(): Promise<{ to: string; subject: string; text: string }[]> {
  const letters = await d.db.selectFrom('letter').select('id').orderBy('createdAt').execute()
  const before = d.t.sink.received.length
  for (const { id } of letters) await sendLetter(d.t.services, id)
  return d.t.sink.received.slice(before).map(({ raw }) => {
    const mail = parseMail(raw)
    return {
      to: mail.headers.get('to') ?? '',
      subject: mail.headers.get('subject') ?? '',
      text: partOfType(mail, 'text/plain')?.content.toString() ?? '',
    }
  })
}

const at = (day: string, time: string) => new Date(`${day}T${time}:00Z`)

describe('an assignment', () => {
  test('is told whom it was given to, once while it is unread, and leads there', async () => {
    const { id } = await d.application()
    expect((await assign(owner, id, agent.staff.id)).status).toBe(200)
    await assign(owner, id, null)
    await assign(owner, id, agent.staff.id)
    const { alerts, unread } = await alertsOf(agent)
    expect(unread).toBe(1)
    expect(alerts).toMatchObject([{ kind: 'assigned', place: `applications/${id}`, readAt: null }])
    expect(alerts[0]?.reference).toMatch(/^TZ-/)
    expect((await alertsOf(owner)).alerts).toEqual([])
  })

  test('to oneself is told nobody', async () => {
    const { id } = await d.application()
    await assign(agent, id, agent.staff.id)
    expect((await alertsOf(agent)).alerts).toEqual([])
  })

  test('is told anew once the last one was read', async () => {
    const { id } = await d.application()
    await assign(owner, id, agent.staff.id)
    const [first] = (await alertsOf(agent)).alerts
    expect((await agent.post(`/api/admin/alerts/${first?.id}/read`, {})).status).toBe(204)
    expect((await agent.post(`/api/admin/alerts/${first?.id}/read`, {})).status).toBe(204)
    await assign(owner, id, null)
    await assign(owner, id, agent.staff.id)
    const { alerts, unread } = await alertsOf(agent)
    expect([alerts.length, unread]).toEqual([2, 1])
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

  test('whoever loses a role sees nothing more of it', async () => {
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
      d.db.updateTable('staff').set({ disabledAt }).where('id', '=', gone.id).execute()
    await close(d.t.time.now)
    await tell({ kind: 'assigned', to: gone.id, applicationId, now: d.t.time.now })
    expect(await d.db.selectFrom('staffAlert').selectAll().execute()).toEqual([])
    await close(null)
    await d.db
      .insertInto('staffAlertChoice')
      .values({ staffId: gone.id, kind: 'assigned', ways: ['letter'] })
      .execute()
    await tell({ kind: 'assigned', to: gone.id, applicationId, now: d.t.time.now })
    await close(d.t.time.now)
    expect(await sendAll()).toEqual([])
  })
})

describe('late tomorrow', () => {
  const day = '2026-11-24'
  const handedOver = at('2026-11-21', '09:00')
  async function dueToday(assignedTo: string | null) {
    const made = await d.application()
    await d.db
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
    await d.db
      .updateTable('applicant')
      .set({ state: 'ready' })
      .where('applicationId', '=', made.id)
      .execute()
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
    await d.db
      .updateTable('applicant')
      .set({ state: 'filed', filedAt: at(day, '04:00') })
      .where('applicationId', '=', filed.id)
      .execute()
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
    // Killed after the first: what follows is undone as a whole.
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
    expect(letters.map(({ subject }) => subject)).toEqual(['3 things wait for you this morning'])
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
  expect(letters.map(({ subject }) => subject)).toEqual(['1 thing waits for you this morning'])
  expect(letters[0]?.text).not.toMatch(/Muster/)
  await d.db.deleteFrom('letter').execute()
  await tellMorning(d.t.services, at('2026-11-25', '07:00'))
  expect(await d.db.selectFrom('letter').selectAll().execute()).toHaveLength(1)
})

describe('a chat', () => {
  const monday = (time: string) => at('2026-11-23', time)
  async function visitorSays(now: Date, staffId: string | null = null) {
    const id = d.t.services.random.uuid()
    const message = { clientId: d.t.services.random.uuid(), side: 'user', text: 'Hello?' } as const
    await d.db
      .insertInto('chatSession')
      .values({ id, language: 'en', createdAt: now, lastMessageAt: now, messageCount: 1, staffId })
      .execute()
    await d.db
      .insertInto('chatMessage')
      .values({ ...message, sessionId: id, at: now })
      .execute()
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

  test('is told whoever answers it, and nobody once it is answered or closed', async () => {
    await visitorSays(monday('10:00'), agent.staff.id)
    const answered = await visitorSays(monday('10:00'))
    const said = { clientId: d.t.services.random.uuid(), side: 'admin', text: 'Yes' } as const
    const by = { staffId: owner.staff.id, senderName: 'Neema Sample' }
    await d.db
      .insertInto('chatMessage')
      .values({ ...said, ...by, sessionId: answered, at: monday('10:05') })
      .execute()
    const closed = await visitorSays(monday('10:00'))
    const closing = d.db.updateTable('chatSession').set({ state: 'closed' })
    await closing.where('id', '=', closed).execute()
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
    await d.db
      .insertInto('letter')
      .values({ id, ...letter, props: '{}', createdAt: now })
      .execute()
    return id
  }
  const ids = await Promise.all(Array.from({ length: 5 }, fail))
  for (const id of ids.slice(1)) await countAttempt(d.db, id, now)
  await tellWaiting(d.t.services, now)
  // Nobody needed it: that is no failure.
  await closeLetter(d.db, ids[0] ?? '', { state: 'failed', sentAt: null, troubledAt: null })
  await tellWaiting(d.t.services, now)
  expect(await kindsOf(owner)).toEqual([])
  await countAttempt(d.db, await fail(), now)
  await tellWaiting(d.t.services, now)
  await tellWaiting(d.t.services, now)
  expect(await kindsOf(owner)).toEqual(['letters-failing'])
  expect(await kindsOf(agent)).toEqual([])
  await tellWaiting(d.t.services, at('2026-11-24', '12:00'))
  expect(await kindsOf(owner)).toEqual(['letters-failing'])
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
