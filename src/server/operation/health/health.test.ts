import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, inject, test } from 'vitest'
import type { HealthFacts, NodeSurroundings } from '#domain/health-facts.ts'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { startMessengerStandIn } from '../../../../test/support/messenger-stand-in.ts'
import { insertRow } from '../../../../test/support/rows.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { findNodes, keepNode } from '../../data/operation/node.ts'
import { findScheduledRuns, noteScheduledRun } from '../../data/operation/scheduled-run.ts'
import { connect } from '../../platform/db/database.ts'
import { checkInvariants } from '../jobs/check-invariants.ts'
import { findFacts } from './facts.ts'
import { startHeartbeat } from './heartbeat.ts'

const t = await forFile(startServices())
const standIn = await forFile(startMessengerStandIn(() => t.time.now))
t.services.messengers = standIn.services()
const metricsToken = 'a token of the tests'
const app = await forFile(startApp(t.services, { app: { metricsToken } }))
const address = new URL(new URL(t.databaseUrl).pathname, inject('databaseAdmin'))
const admin = await forFile(connect(address.href, { pool: 1, onError: () => {} }))
beforeEach(async () => {
  t.time.now = new Date('2026-11-21T09:00:00Z')
  t.logged.length = 0
  const messengers = ['messengerService', 'messengerEvent', 'messengerContact'] as const
  const tables = ['node', 'scheduledRun', 'invariantCheck', 'letter', ...messengers] as const
  for (const table of tables) {
    await t.services.db.deleteFrom(table).execute()
  }
})

const well = { goodAt: null, badAt: null, failingSince: null, isOpen: false }
const surroundings: NodeSurroundings = {
  gateway: well,
  store: well,
  scanner: null,
  disk: { freeBytes: 1e12, sizeBytes: 2e12 },
  clockAheadSeconds: 0,
}
const beat = (name: string, changes: Partial<NodeSurroundings> = {}) =>
  keepNode(t.services.db, t.services.random.uuid(), {
    ...{ name, role: 'all', version: '1.2.3', memoryBytes: 5e9, lagMs: 1.5 },
    ...{ startedAt: t.time.now, seenAt: t.time.now },
    surroundings: { ...surroundings, ...changes },
  })

test('the owner sees each part, the worst first, and nothing that opens anything', async () => {
  await beat('one')
  await beat('two', { clockAheadSeconds: 90 })
  for (const [messenger, minute] of Object.entries({ sms: 10, telegram: 30, whatsapp: 20 })) {
    const heardAt = new Date(`2026-11-21T08:${minute}:00Z`)
    await insertRow(t.services.db, 'messengerService', { messenger, heardAt } as never)
  }
  const { status, body } = await (await signIn(app, { role: 'owner' })).get('/api/admin/health')
  expect(status).toBe(200)
  const { lines, nodes, queues, database } = body as unknown as {
    lines: { part: string; state: string; name: string | null }[]
    nodes: object[]
    queues: { name: string }[]
    database: { connections: number }
  }
  expect(lines[0]).toMatchObject({ part: 'clock', state: 'act', name: 'two', seconds: 90 })
  expect(lines.find(({ part }) => part === 'mailbox')).toMatchObject({ state: 'off' })
  expect(body.messengersHeardAt).toBe('2026-11-21T08:30:00.000Z')
  expect(nodes).toHaveLength(2)
  expect(nodes[0]).toMatchObject({ name: 'one', version: '1.2.3', memoryBytes: 5e9 })
  expect(queues.map(({ name }) => name)).toContain('send-letter')
  expect(queues.some(({ name }) => name.startsWith('__'))).toBe(false)
  expect(database.connections).toBeGreaterThan(0)
})

test.each([
  ['node', 'nodes'],
  ['scheduled_run', 'schedules'],
  ['letter', 'letters'],
  ['payment_attempt', 'openAttempts'],
  ['audit_seal', 'audit'],
  ['invariant_check', 'invariants'],
  ['backup', 'backup'],
  ['messenger_event', 'messengers'],
])('where %s cannot be read %s is not known, and everything else is', async (table, part) => {
  const before = await findFacts(t.services)
  await sql`alter table ${sql.table(table)} rename to away`.execute(admin.db)
  const facts = await findFacts(t.services).finally(() =>
    sql`alter table away rename to ${sql.table(table)}`.execute(admin.db),
  )
  const known = (all: HealthFacts) =>
    Object.entries(all).flatMap(([name, said]) => (said === null ? [] : [name]))
  expect(known(facts)).toEqual(known(before).filter((name) => name !== part))
  expect(t.logged.join()).toContain('a part could not be asked')
})

test('a node tells that it is there until it ends, and forgets one that was killed an hour ago', async () => {
  await beat('killed')
  t.time.now = new Date('2026-11-21T10:00:00Z')
  const self = { name: 'one:3000', role: 'worker' as const }
  const stop = startHeartbeat(t.services, { ...self, surroundings: async () => surroundings })
  const names = async () => (await findNodes(t.services.db)).map(({ name }) => name)
  await expect.poll(names).toEqual([self.name])
  const [node] = await findNodes(t.services.db)
  const { version } = t.services
  expect(node).toMatchObject({ ...self, version, surroundings, seenAt: t.time.now })
  expect(node?.memoryBytes).toBeGreaterThan(10e6)
  await stop()
  expect(await names()).toEqual([])
})

test('of what recurs, the last success and the last failure are both kept', async () => {
  const { db } = t.services
  const run = { name: 'sweep', everySeconds: 300, seconds: 0.5 }
  const [first, second] = [new Date('2026-11-21T08:00:00Z'), new Date('2026-11-21T08:05:00Z')]
  await noteScheduledRun(db, { ...run, isGood: true, at: first })
  await noteScheduledRun(db, { ...run, isGood: false, at: second })
  expect(await findScheduledRuns(db)).toEqual([
    { name: 'sweep', everySeconds: 300, seconds: 0.5, succeededAt: first, failedAt: second },
  ])
  // A job that no longer exists is late for ever, and not reported.
  await noteScheduledRun(db, { ...run, name: 'of-last-year', isGood: true, at: first })
  expect((await findFacts(t.services)).schedules?.map(({ name }) => name)).toEqual(['sweep'])
})

test('what waits is counted once it is due, and its age from then', async () => {
  const { boss } = t.services
  await boss.deleteAllJobs('send-push')
  await boss.send('send-push', { id: 'a' })
  await boss.send('send-push', { id: 'b' }, { startAfter: 3600 })
  const { jobs } = await findFacts(t.services)
  expect(jobs?.queues.find(({ name }) => name === 'send-push')?.waiting).toBe(1)
  expect(jobs?.oldestSeconds).toBeLessThan(60)
})

test('each messenger says what it sent and heard, what waits, and of what it reported nothing', async () => {
  const { db, random } = t.services
  const now = t.time.now
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const contactAt = async (messenger: string) => {
    const id = random.uuid()
    const contact = { id, messenger, address: '255754123456', state: 'unknown', language: 'en' }
    await insertRow(db, 'messengerContact', { ...contact, createdAt: ago(999) } as never)
    return id
  }
  const contacts = { whatsapp: await contactAt('whatsapp'), telegram: await contactAt('telegram') }
  const message = (messenger: keyof typeof contacts, state: string, from: number) =>
    insertRow(db, 'messengerMessage', {
      ...{ id: random.uuid(), contactId: contacts[messenger], news: 'answer', state },
      ...{ createdAt: ago(from), notBefore: ago(from) },
      sentAt: state === 'sent' ? ago(from) : null,
    } as never)
  await message('whatsapp', 'sent', 50)
  await message('whatsapp', 'sent', 40)
  await message('whatsapp', 'failed', 30)
  await message('whatsapp', 'failed', 2000)
  await message('whatsapp', 'queued', 20)
  await message('whatsapp', 'queued', -20)
  await message('whatsapp', 'waiting', 500)
  await message('telegram', 'sent', 50)
  const event = (key: string, minutes: number, taken: boolean) =>
    insertRow(db, 'messengerEvent', {
      ...{ messenger: 'sms', eventKey: key, address: '447700900123', content: null },
      ...{ receivedAt: ago(minutes), takenAt: taken ? now : null },
    } as never)
  await event('a', 2000, true)
  await event('b', 10, true)
  await event('c', 5, false)
  await insertRow(db, 'messengerService', { messenger: 'whatsapp', heardAt: ago(45) } as never)
  const template = { news: 'status', language: 'en', name: 'a', askedAt: now }
  await insertRow(db, 'messengerTemplate', { ...template, state: 'pending' } as never)
  const paused = { ...template, language: 'tr', state: 'paused' }
  await insertRow(db, 'messengerTemplate', paused as never)
  const { messengers } = await findFacts(t.services)
  expect(messengers).toMatchObject([
    {
      ...{ messenger: 'sms', counts: { sent: 0, failed: 0, heard: 2 }, waitingSince: ago(5) },
      templates: null,
    },
    { messenger: 'telegram', counts: { sent: 1, failed: 0, heard: 0 }, unreportedAt: null },
    {
      ...{ messenger: 'whatsapp', counts: { sent: 2, failed: 1, heard: 0 }, heardAt: ago(45) },
      ...{ unreportedAt: ago(40), waitingSince: ago(20), templates: { missing: 7, refused: 1 } },
    },
  ])
  const trial = { ...t.services, messengers: standIn.services({ isSandbox: true }) }
  expect((await findFacts(trial)).messengers).toBe('off')
})

test('letters wait, fail, or were given up within a day', async () => {
  const { db } = t.services
  const now = t.time.now
  const { id } = await insertExample(t.services, { now })
  const application = { id, contactEmail: 'amina@example.org', language: 'en' } as const
  for (const at of [0, 1, 2]) {
    const letter = { kind: 'status-changed', application, now } as never
    await enqueueLetter(db, t.services, letter)
    const troubledAt = new Date(now.getTime() - at * 1000)
    const newest = db.selectFrom('letter').select('id').orderBy('version', 'desc').limit(1)
    if (at === 0) continue
    const state = at === 1 ? ('queued' as const) : ('failed' as const)
    await db.updateTable('letter').set({ state, troubledAt }).where('id', '=', newest).execute()
  }
  t.time.now = new Date(now.getTime() + 60_000)
  const letters = { waiting: 2, failing: 1, failed: 1, oldestSeconds: 60 }
  expect((await findFacts(t.services)).letters).toEqual(letters)
  t.time.now = new Date(now.getTime() + 2 * 86_400_000)
  expect((await findFacts(t.services)).letters).toMatchObject({ waiting: 2, failed: 0 })
})

test('a transaction that somebody forgot is seen, of whichever role', async () => {
  const client = new pg.Client({ connectionString: t.databaseUrl })
  await client.connect()
  await client.query('begin')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const longest = async () =>
    (await findFacts(t.services)).database?.longestTransactionSeconds ?? Number.NaN
  expect(await longest()).toBeGreaterThan(0.2)
  await client.end()
  await expect.poll(longest).toBeLessThan(0.2)
})

test('every promise is asked for at night, and the answer is kept', async () => {
  const { db } = t.services
  await checkInvariants(t.services)
  expect((await findFacts(t.services)).invariants).toMatchObject({ broken: 0, names: [] })
  const { id } = await insertExample(t.services, { now: t.time.now })
  const again = { kind: 'created', actor: 'system', at: t.time.now } as const
  await insertRow(db, 'applicationEvent', { ...again, applicationId: id })
  t.time.now = new Date('2026-11-22T03:15:00Z')
  await checkInvariants(t.services)
  const { invariants } = await findFacts(t.services)
  expect(invariants).toMatchObject({ askedAt: t.time.now })
  expect(invariants).toMatchObject({
    names: expect.arrayContaining(['an application has exactly one creation']),
  })
  expect(t.logged.join()).toContain(`application ${id}`)
})

test('what runs is named to load balancers, to Prometheus and in the description of the API', async () => {
  const { version } = t.services
  const browser = app.browser()
  expect((await browser.get('/health/ready')).body).toEqual({ status: 'ok', version })
  expect((await browser.get('/api/openapi.json')).body).toMatchObject({ info: { version } })
  const headers = { authorization: `Bearer ${metricsToken}` }
  const figures = await (await fetch(`${app.origin}/metrics`, { headers })).text()
  expect(figures).toContain(`build_info{version="${version}"} 1`)
})
