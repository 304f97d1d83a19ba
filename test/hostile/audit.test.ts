import { sql } from 'kysely'
import pino from 'pino'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest'
import { writeAudit } from '../../src/server/data/staff/audit.ts'
import { connect, type Database } from '../../src/server/platform/db/database.ts'
import { checkAudit, checkSeals } from '../../src/server/staff/audit/check.ts'
import { sealAudit, sealEntries } from '../../src/server/staff/audit/seal.ts'
import { startApp } from '../support/app.ts'
import { ask } from '../support/ask.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { startServices } from '../support/services.ts'
import { signIn } from '../support/staff.ts'

// Somebody with full access to the database rewrites the audit. Each way invalidates a seal; a
// genuine history never does.

let database: TestDatabase
let db: Database
let close: () => Promise<void>

async function openDatabase(): Promise<void> {
  database = await createTestDatabase()
  const server = connect(database.url, { pool: 6, onError: () => {} })
  db = server.db
  close = async () => {
    await server.close()
    await database.drop()
  }
}

const now = new Date('2026-11-21T09:00:00.123Z')
const write = (subject: string, at = now) =>
  writeAudit(db, {
    staffId: null,
    action: 'staff.sign-in-failed',
    requestId: null,
    at,
    subject,
    details: { network: 'with "quotes", \n a line and ü', tries: 3 },
  })
const writeMany = async (count: number) => {
  for (let each = 0; each < count; each += 1) await write(`entry ${each}`)
}
const seal = () => sealEntries(db, { now })

const withoutTriggers = "set local session_replication_role = 'replica';"

/** As the tables' owner, after dropping the triggers. */
const asOwner = (url: string, statement: string) =>
  ask(url, `begin; ${withoutTriggers} ${statement}; commit`)

describe('an honest history', () => {
  beforeEach(openDatabase)
  afterEach(() => close())

  test('passes: what was there before the first seal, gaps, and what comes later', async () => {
    await writeMany(3)
    expect(await seal()).toMatchObject([{ id: 1, toId: 3, entries: 3 }])
    expect(await seal()).toEqual([])
    await db
      .transaction()
      .execute(async (tx) => {
        await tx.deleteFrom('draft').execute()
        await writeAudit(tx, { staffId: null, action: 'audit.read', requestId: null, at: now })
        throw new Error('undone')
      })
      .catch(() => {})
    await writeMany(2)
    expect(await seal()).toMatchObject([{ entries: 2, toId: 6 }])
    await write('not sealed')
    expect(await checkSeals(db)).toMatchObject({ seals: 2, entries: 5, unsealed: 1, broken: null })
    expect(await brokenInvariants(db)).toEqual([])
  })

  test('is sealed in pieces when there is much of it', async () => {
    await sql`insert into audit_entry (at, action)
      select now(), 'audit.read' from generate_series(1, 2500)`.execute(db)
    expect((await seal()).map(({ entries }) => entries)).toEqual([1000, 1000, 500])
    expect(await checkSeals(db)).toMatchObject({ seals: 3, entries: 2500, broken: null })
  })

  test('waits for current writers, blocks nobody, and loses nothing', async () => {
    const [committed, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = db.transaction().execute(async (tx) => {
      await writeAudit(tx, { staffId: null, action: 'audit.read', requestId: null, at: now })
      written.resolve()
      await committed.promise
    })
    await written.promise
    await write('later number, earlier end')
    expect(await sealEntries(db, { now, patienceMs: 60 })).toEqual([])
    const sealing = seal()
    await write('while the seal waits')
    committed.resolve()
    await slow
    const [first] = await sealing
    expect(first?.entries).toBeGreaterThanOrEqual(2)
    await seal()
    expect(await checkSeals(db)).toMatchObject({ entries: 3, broken: null })
  })

  test('is sealed once by many nodes at once, while entries are written', async () => {
    const nodes = Array.from({ length: 3 }, async () => {
      for (let round = 0; round < 4; round += 1) await seal()
    })
    await Promise.all([writeMany(40), ...nodes])
    await seal()
    expect(await checkSeals(db)).toMatchObject({ entries: 40, unsealed: 0, broken: null })
  })
})

describe('the owner of the database', () => {
  let owner: ReturnType<typeof connect>
  beforeAll(async () => {
    await openDatabase()
    owner = connect(database.ownerUrl, { pool: 1, onError: () => {} })
    for (let each = 0; each < 3; each += 1) {
      await writeMany(3)
      await seal()
    }
  })
  afterAll(async () => {
    await owner.close()
    await close()
  })

  /** The result of the check after some statements, which are rolled back. */
  async function foundAfter(statements: string) {
    const undo = new Error('undo')
    let found = { broken: null as number | null, promises: '' }
    const tampering = owner.db.transaction().execute(async (tx) => {
      for (const statement of `${withoutTriggers}${statements}`.split(';')) {
        await sql.raw(statement).execute(tx)
      }
      const { broken } = await checkSeals(tx)
      found = { broken, promises: (await brokenInvariants(tx)).join() }
      throw undo
    })
    await expect(tampering).rejects.toBe(undo)
    return found
  }

  test.each([
    ['changes what was done', `update audit_entry set action = 'audit.read' where id = 5`, 2],
    ['changes a detail', `update audit_entry set details = '{"tries": 4}' where id = 1`, 1],
    ['deletes an entry', 'delete from audit_entry where id = 9', 3],
    [
      'puts one in, in the gap that was deleted before',
      `delete from audit_entry where id = 2;
        insert into audit_entry (id, at, action) overriding system value values (2, now(), 'audit.read')`,
      1,
    ],
    [
      'changes the order',
      `update audit_entry e set subject = o.subject from audit_entry o
        where (e.id, o.id) in ((5, 6), (6, 5))`,
      2,
    ],
    ['takes a seal out', 'delete from audit_seal where id = 2', 3],
    [
      'deletes an entry and seals the piece anew',
      `delete from audit_entry where id = 5; update audit_seal set entries = 2, hash = sha256('y') where id = 2`,
      2,
    ],
  ])('%s, and is found', async (_, statements, sealId) => {
    expect(await foundAfter(statements)).toEqual({
      broken: sealId,
      promises: expect.stringContaining(`the audit is what was sealed: seal ${sealId}`),
    })
  })

  test('does nothing, and nothing is found', async () => {
    expect(await foundAfter('select 1')).toEqual({ broken: null, promises: '' })
  })
})

test('all seals made anew are found by the head that an earlier check wrote down', async () => {
  await openDatabase()
  onTestFinished(close)
  const log = pino({ level: 'silent' })
  await writeMany(3)
  await seal()
  await checkAudit({ db, log, clock: { now: () => now } })
  expect(await checkSeals(db)).toMatchObject({ broken: null })
  await asOwner(database.ownerUrl, 'delete from audit_entry where id = 2; delete from audit_seal')
  await seal()
  expect(await checkSeals(db)).toMatchObject({ broken: 1 })
})

test('the log tells the newest seal, and colleagues what the night found', async () => {
  const parts = await startServices()
  const app = await startApp(parts.services)
  onTestFinished(async () => {
    await app.close()
    await parts.close()
  })
  const owner = await signIn(app, { role: 'owner' })
  const check = async () => (await owner.get('/api/admin/audit')).body.check
  expect(await check()).toBeNull()
  await sealAudit(parts.services)
  await checkAudit(parts.services)
  const lines = parts.logged.map((line) => JSON.parse(line))
  const sealed = lines.find(({ msg }) => msg === 'audit sealed')
  expect(sealed).toMatchObject({ seal: 1, head: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(lines.find(({ msg }) => msg === 'audit verified')).toMatchObject({ head: sealed.head })
  expect(await check()).toEqual({ at: parts.time.now.toISOString(), isWhole: true })

  const admin = new URL(inject('databaseAdmin'))
  admin.pathname = new URL(parts.databaseUrl).pathname
  await asOwner(admin.href, "update audit_entry set action = 'staff.disabled' where id = 1")
  await checkAudit(parts.services)
  const alarm = parts.logged.map((line) => JSON.parse(line)).find(({ level }) => level === 50)
  expect(alarm).toMatchObject({ broken: 1 })
  expect(await check()).toMatchObject({ isWhole: false })
})
