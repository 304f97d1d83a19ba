import { beforeAll, describe, expect, test } from 'vitest'
import { queues, type SavedFilter } from '#domain/application/list.ts'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { keepWork } from '../keep-work.ts'

type Agent = Awaited<ReturnType<typeof signIn>>
type Item = { id: number; flags: string[] }

const ids: number[] = []

const get = (by: Agent, query: object) =>
  by.get(`/api/admin/applications?${new URLSearchParams({ ...query })}`)
async function found(query: object, by = agent): Promise<number[]> {
  const { status, body } = await get(by, query)
  expect([status, body.code]).toEqual([200, undefined])
  return (body as unknown as { items: Item[] }).items.map(({ id }) => ids.indexOf(id))
}

/** Simulates progress. */
const work = (index: number, change: object) =>
  changeRows(db, 'applicationWork', { applicationId: ids[index] ?? 0 }, change)

const t = await forFile(startServices())
const { db } = t.services
const app = await forFile(startApp(t.services))
const agent = await signIn(app, { role: 'agent' })
const colleague = await signIn(app, { role: 'manager' })
const { now } = t.time
const arrivals = ['2027-03-01', '2027-01-05', '2027-02-01', '2027-01-05']
for (const [index, intendedDateOfArrival] of arrivals.entries()) {
  const applicants = [
    {
      ...{ intendedDateOfArrival, passportNumber: `M100000${index}` },
      nationality: index === 2 ? 'PK' : 'CH',
      dateOfBirth: index === 3 ? '2015-01-01' : '1990-01-01',
    },
  ]
  const details =
    index === 1 ? ({ visaType: 'business', processingType: 'super_urgent' } as const) : {}
  ids.push((await insertExample(t.services, { now, details, applicants })).id)
}
await changeRows(db, 'application', { id: ids[0] ?? 0 }, { language: 'ko' })
await db.updateTable('applicationWork').set({ isStale: true }).execute()
await keepWork(t.services)

describe('filters and orders', () => {
  test.each<[object, number[]]>([
    [{ visaType: 'business' }, [1]],
    [{ processingType: 'super_urgent' }, [1]],
    [{ nationality: 'PK' }, [2]],
    [{ language: 'ko' }, [0]],
    [{ flag: 'referral' }, [2]],
    [{ flag: 'minor' }, [3]],
    [{ work: 'unpaid', flag: 'minor', nationality: 'CH' }, [3]],
    [{ work: 'filed' }, []],
    [{ work: 'filed,unpaid', nationality: 'PK,DE' }, [2]],
    [{ visaType: 'business,transit', processingType: 'normal,super_urgent' }, [1]],
    [{ flag: 'minor,referral' }, [3, 2]],
    [{ flag: 'minor,late' }, [3]],
    [{ assignee: 'me,nobody', nationality: 'CH' }, [3, 1, 0]],
    [{ assignee: 'me' }, []],
    [{ assignee: 'nobody', nationality: 'CH' }, [3, 1, 0]],
    [{ arrivalFrom: '2027-01-05', arrivalTo: '2027-02-01', sort: 'arrival' }, [1, 3, 2]],
    [{ arrivalFrom: '2027-02-02' }, [0]],
    [{ sort: 'arrival' }, [1, 3, 2, 0]],
    [{ sort: 'latest-arrival' }, [0, 2, 3, 1]],
    [{ sort: 'dearest', visaType: 'tourist' }, [3, 2, 0]],
    [{ sort: 'cheapest', visaType: 'tourist' }, [0, 2, 3]],
    [{ sort: 'arrival', search: 'example' }, []],
  ])('%j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test.each([
    'nationality=ch',
    'nationality=CH,ch',
    'work=filed,',
    'work=filed,lost',
    `nationality=${Array(21).fill('CH').join(',')}`,
    `assignee=${'x'.repeat(65)}`,
    'arrivalFrom=2027-02-30',
    // A day for a price, a price for a day, and no day where all have one.
    `sort=dearest&cursor=${Buffer.from('["dearest","words",1,"2027-01-01",0,true]').toString('base64url')}`,
    `sort=arrival&cursor=${Buffer.from('["arrival","words",1,7,0,true]').toString('base64url')}`,
    `sort=arrival&flag=minor&cursor=${Buffer.from('["arrival","words",1,null,0,true]').toString('base64url')}`,
    `sort=cheapest&cursor=${Buffer.from('["cheapest","words",1,2147483648,0,true]').toString('base64url')}`,
  ])('refuses %s', async (query) => {
    const { status, body } = await agent.get(`/api/admin/applications?${query}`)
    expect([status, body.code]).toEqual([400, 'request.invalid'])
  })
})

test('numbers that people read off: of a phone, the gateway, the portal', async () => {
  const id = ids[2] ?? 0
  await changeRows(db, 'application', { id }, { contactPhone: '+41446681899' })
  const portalNumber = 'TZ/2026-0012.3'
  await changeRows(db, 'applicant', { applicationId: id }, { portalNumber })
  const attemptId = t.services.random.uuid()
  await insertRow(db, 'paymentAttempt', {
    ...{ id: attemptId, applicationId: id, gateway: 'sandbox', gatewayRef: 'pi_3PqRs9' },
    ...{ amountCents: 100, currency: 'USD', createdAt: t.time.now, state: 'open' },
  })
  const typed = ['+41 (0)44 668 18 99', '0041446681899', '044 668 18 99', '66 81 899']
  for (const search of [...typed, 'pi_3PqRs9', attemptId, 'tz 2026/0012-3']) {
    expect([search, await found({ search })]).toEqual([search, [2]])
  }
  expect(await found({ search: '+49 44 668 18 99' })).toEqual([])
  expect(await found({ search: 'pi_3pqrs9' })).toEqual([])
})

describe('queues', () => {
  beforeAll(async () => {
    const ours = { isCompleted: true, status: 'paid' } as const
    const me = agent.staff.id
    await work(0, { ...ours, state: 'ready-to-review', dueOn: '2026-11-20', assignedTo: me })
    await work(1, { ...ours, state: 'ready-to-file', dueOn: '2026-11-21', hasMessage: true })
    await work(2, { ...ours, state: 'second-person', assignedTo: me, handedOverBy: me })
    await work(3, { ...ours, state: 'waiting-documents', dueOn: '2026-11-20' })
    t.time.now = new Date('2026-11-21T09:00:00Z')
  })

  test.each<[NonNullable<SavedFilter['queue']>, number[], number[]]>([
    ['mine', [0], []],
    ['unassigned', [3, 1], [3, 1]],
    ['late', [0], [0]],
    ['today', [1], [1]],
    ['ready', [2, 1, 0], [2, 1, 0]],
    ['traveller', [3], [3]],
    ['messages', [1], [1]],
    ['second', [], [2]],
    ['due', [1, 3, 2, 0], [1, 3, 2, 0]],
  ])('%s', async (queue, mine, theirs) => {
    expect(await found({ queue })).toEqual(mine)
    expect(await found({ queue }, colleague)).toEqual(theirs)
  })

  test('are counted as they are listed, for everybody who may read', async () => {
    for (const role of ['agent', 'viewer'] as const) {
      const by = await signIn(app, { role })
      const { status, body } = await by.get('/api/admin/queues')
      expect(status).toBe(200)
      const counts = body.queues as Record<string, { count: number; isExact: boolean }>
      expect(Object.keys(counts)).toEqual([...queues])
      for (const queue of queues) {
        const { length } = await found({ queue }, by)
        expect([queue, counts[queue]]).toEqual([queue, { count: length, isExact: true }])
      }
    }
  })

  test('come with what else waits: open cancellations, and emails by box', async () => {
    const waiting = async (by: Agent) => {
      // As pages of the release before ask.
      const { body } = await by.get('/api/admin/queues?emailsAfter=2026-11-20T09:00:00.000Z')
      const { cancellations, emails, ownMessages, newEmails } = body
      return { cancellations, emails, ownMessages, newEmails }
    }
    const { random } = t.services
    const email = {
      ...{ sender: 'ada@example.org', isKnownSender: false, subject: '', text: '' },
      receivedAt: new Date('2026-11-20T09:00:00.000Z'),
    }
    const about = { unknown: null, answer: ids[1] ?? 0, 'auto-reply': ids[2] ?? 0 } as const
    for (const [at, kind] of (['unknown', 'answer', 'answer', 'auto-reply'] as const).entries()) {
      const messageHash = Buffer.alloc(32, at)
      const id = random.uuid()
      const applicationId = about[kind]
      await insertRow(db, 'receivedEmail', { ...email, id, kind, messageHash, applicationId })
    }
    await insertRow(db, 'cancellationRequest', {
      ...{ id: random.uuid(), applicationId: ids[0] ?? 0, state: 'open' },
      ...{ refundCents: 0, createdAt: now },
    })
    const both = { unanswered: 2, snoozed: 0, all: 2 }
    const emails = { ...both, mine: 0, unassigned: 2 }
    expect(await waiting(agent)).toEqual({ cancellations: 1, emails, ownMessages: 1, newEmails: 1 })
    await changeRows(db, 'application', { id: ids[1] ?? 0 }, { assignedTo: colleague.staff.id })
    expect(await waiting(agent)).toMatchObject({
      emails: { ...both, mine: 0, unassigned: 1 },
      ...{ ownMessages: 0, newEmails: 1 },
    })
    expect((await waiting(colleague)).emails).toEqual({ ...both, mine: 1, unassigned: 1 })
  })

  test('leave out what is ended, whatever it was, and is found by one word', async () => {
    await work(0, { earlyOn: '2026-11-21' })
    await work(1, { earlyOn: '2026-11-22' })
    expect(await found({ flag: 'early-arrival' })).toEqual([0])
    for (const state of ['decided', 'cancelled', 'refunded'] as const) {
      await work(0, { state })
      expect([state, await found({ work: 'decided', sort: 'due' })]).toEqual([state, [0]])
      const { body } = await agent.get('/api/admin/queues')
      const { late, mine } = body.queues as Record<string, { count: number }>
      expect([state, late?.count, mine?.count]).toEqual([state, 0, 0])
      expect([state, await found({ flag: 'early-arrival' })]).toEqual([state, []])
    }
  })
})

describe('saved views', () => {
  const view = { name: 'Urgent', shared: true, sort: 'arrival', filter: { flag: 'minor' } }
  const path = '/api/admin/views'
  const items = async (by: Agent) =>
    (await by.get(path)).body.items as unknown as { id: string; name: string; isOwn: boolean }[]

  test('own ones and shared ones, changed by their owner alone', async () => {
    const made = await agent.post(path, view)
    expect([made.status, made.body]).toMatchObject([201, { ...view, isOwn: true }])
    const own = { ...view, name: 'Only mine', shared: false }
    await agent.post(path, own)
    expect(await items(agent)).toMatchObject([{ name: 'Only mine' }, { name: 'Urgent' }])
    expect(await items(colleague)).toMatchObject([{ name: 'Urgent', isOwn: false }])
    const one = `${path}/${made.body.id}`
    for (const answer of [await colleague.put(one, own), await colleague.send('DELETE', one)]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'view.not-found'])
    }
    expect((await agent.put(one, own)).body).toMatchObject({ name: 'Only mine', shared: false })
    expect(await items(colleague)).toEqual([])
    expect((await agent.send('DELETE', one)).status).toBe(204)
    expect((await agent.send('DELETE', one)).body.code).toBe('view.not-found')
    const traces = await rowsOf(db, 'auditEntry', { subject: String(made.body.id) }, 'id')
    expect(traces.map(({ action }) => action)).toEqual(['view.saved', 'view.saved', 'view.removed'])
    expect(JSON.stringify(traces)).not.toContain('Urgent')
    // Several values are kept apart from what the release before reads.
    const filter = { work: 'filed,decided', flag: 'minor' }
    const several = await agent.post(path, { ...view, name: 'Several', filter })
    expect(several.body.filter).toEqual(filter)
    expect(await items(agent)).toContainEqual(expect.objectContaining({ name: 'Several', filter }))
    const row = await rowOf(db, 'savedView', { id: String(several.body.id) })
    expect(row.filter).toEqual({ flag: 'minor', work: 'filed', several: { work: 'filed,decided' } })
  })

  test('go with the account that shares them', async () => {
    const leaving = await signIn(app, { role: 'agent' })
    await leaving.post(path, { ...view, name: 'Of somebody else' })
    const names = async () => (await items(agent)).map(({ name }) => name)
    expect(await names()).toContain('Of somebody else')
    const close = { disabledAt: t.time.now }
    await changeRows(db, 'staff', { id: leaving.staff.id }, close)
    expect(await names()).not.toContain('Of somebody else')
  })

  test('fifty and no more, also at once', async () => {
    const busy = await signIn(app, { role: 'viewer' })
    const own = { ...view, shared: false }
    const answers = await Promise.all(Array.from({ length: 52 }, () => busy.post(path, own)))
    const codes = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)
    expect(codes).toEqual(['view.too-many', 'view.too-many'])
  })

  test.each([
    { ...view, name: '' },
    { ...view, filter: { queue: 'everybody' } },
    { ...view, filter: { arrivalFrom: 'soon' } },
  ])('refuses %j', async (body) => {
    expect((await agent.post(path, body)).body.code).toBe('request.invalid')
  })
})
