import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/support/database.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { type SilentProxy, startSilentProxy } from '../../../../test/support/silent-proxy.ts'
import { appRole } from './app-role.ts'
import { withClient } from './bounded-client.ts'
import { connect, type Database } from './database.ts'
import { transientCause } from './transient-error.ts'

const silence = { connect: 800, statement: 800 }

let proxy: SilentProxy
let db: Database
const database = await forFile(createTestDatabase())
beforeEach(async () => {
  proxy = await startSilentProxy(database.url)
  const pool = connect(proxy.url, { pool: 4, onError: () => {}, silence })
  db = pool.db
  return async () => {
    await pool.close()
    await proxy.close()
  }
})

async function ask(n: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select ${n}::int as n`.execute(db)
  return rows[0]?.n ?? Number.NaN
}

/** A busy machine may really be silent for so long, but not again and again. */
const expectAnswers = (count = 4) => {
  const numbers = Array.from({ length: count }, (_, n) => n)
  return expect.poll(() => Promise.all(numbers.map(ask)).catch(transientCause)).toEqual(numbers)
}

/** The cause as logged. An endless wait fails by the test's time limit. */
const failureOf = (work: Promise<unknown>) => work.then(() => 'none', transientCause)

test('a statement that gets no answer ends in time, and its late answer reaches nobody', async () => {
  await expectAnswers()
  proxy.freeze()
  const failed = await Promise.all([5, 6, 7, 8].map((n) => failureOf(ask(n))))
  expect(failed).toEqual(Array(4).fill('silent'))
  proxy.thaw()
  await expectAnswers(40)
})

test('a database that takes connections and says nothing is not waited for', async () => {
  proxy.freeze()
  // More than the pool holds: some wait to connect, some for a free connection.
  const failed = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => failureOf(ask(n))))
  for (const cause of failed) expect(['connect-timeout', 'silent']).toContain(cause)
  proxy.thaw()
  await expectAnswers()
})

test('who waits for a free connection is told what holds them: silence, or work', async () => {
  const waitsFor = async (statement: number, meanwhile: () => void) => {
    const silence = { connect: 400, statement }
    const pool = connect(proxy.url, { pool: 1, onError: () => {}, silence })
    await expect.poll(() => failureOf(sql`select 1`.execute(pool.db))).toBe('none')
    meanwhile()
    const work = pool.db.transaction().execute(async (tx) => {
      for (let n = 0; n < 10; n += 1) await sql`select pg_sleep(0.1)`.execute(tx)
    })
    // Its connection is taken first.
    await setImmediate()
    const cause = await failureOf(sql`select 1`.execute(pool.db))
    proxy.thaw()
    await work.catch(transientCause)
    await pool.close()
    return cause
  }
  expect(await waitsFor(2_000, () => {})).toBe('pool-exhausted')
  expect(await waitsFor(2_000, proxy.freeze)).toBe('silent')
})

test('BEGIN, a statement between and COMMIT end in time', async () => {
  const silentAt = async (moment: 'begin' | 'between' | 'commit') => {
    const work = db.transaction().execute(async (tx) => {
      if (moment === 'between') proxy.freeze()
      await sql`select 1`.execute(tx)
      if (moment === 'commit') proxy.freeze()
    })
    const failure = await failureOf(work)
    proxy.thaw()
    return failure
  }
  for (const moment of ['begin', 'between', 'commit'] as const) {
    // On a connection that stands: connecting has a limit of its own.
    await expectAnswers()
    if (moment === 'begin') proxy.freeze()
    expect(['silent', 'connection-lost']).toContain(await silentAt(moment))
  }
  await expectAnswers()
})

test('one forgotten connection tells of the others: the next request is answered', async () => {
  await expectAnswers()
  proxy.forget()
  expect(await failureOf(ask(1))).toBe('silent')
  await expectAnswers()
})

test('what is slow and speaks is not silent: long results and many statements pass', async () => {
  const work = () =>
    db.transaction().execute(async (tx) => {
      for (let n = 0; n < 5; n += 1) await sql`select pg_sleep(0.2)`.execute(tx)
      const { rows } = await sql`select repeat('x', 1000) from generate_series(1, 2000)`.execute(tx)
      return rows.length
    })
  await expect.poll(() => work().catch(transientCause)).toBe(2_000)
})

test('closing waits for no silent database', async () => {
  const other = connect(proxy.url, { pool: 2, onError: () => {} })
  await sql`select 1`.execute(other.db)
  proxy.freeze()
  const hangs = sql`select 1`.execute(other.db).catch(transientCause)
  // Its connection is taken first.
  await setImmediate()
  await other.close()
  expect(await hangs).toBe('silent')
})

test('one connection by itself is not waited for either, at its end as little', async () => {
  const one = withClient(proxy.url, async (client) => {
    await client.query('select 1')
    proxy.freeze()
  })
  expect(await failureOf(one)).toBe('none')
  proxy.thaw()
  const two = withClient(proxy.url, (client) => client.query('select pg_sleep(5)'), 200)
  expect(await failureOf(two)).toBe('silent')
})

test('a connection that fails in the middle of signing in holds nothing up', async () => {
  const another = await createTestDatabase()
  const url = new URL(another.url)
  url.password = ''
  await expect(withClient(url.href, async () => {})).rejects.toThrow('password must be a string')
  // Waits for all connections that are signing in.
  await another.drop()
})

test('every connection has its limits and its role before the first statement', async () => {
  const { db, close } = connect(database.url, { pool: 3, role: appRole, onError: () => {} })
  const ask = () =>
    sql`select current_user as role, current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, pg_backend_pid() as pid, pg_sleep(0.2),
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  const answers = await Promise.all([ask(), ask(), ask()])
  const rows = answers.map((answer) => answer.rows[0] as Record<string, unknown>)
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(3)
  for (const row of rows) {
    expect(row).toMatchObject({ role: appRole, statement: '5s', lock: '2s', idle: '10s' })
  }
  await close()
})

test('a role that nobody may take is no connection', async () => {
  const { db, close } = connect(database.url, { pool: 1, role: 'nobody_at_all', onError: () => {} })
  await expect(sql`select 1`.execute(db)).rejects.toThrow('nobody_at_all')
  await close()
})
