import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/support/database.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { readSources } from '../../../../test/support/sources.ts'
import { connect, type Tx } from './database.ts'
import { afterCommit, inTransaction } from './transaction.ts'

const database = await forFile(createTestDatabase())
const first = connect(database.ownerUrl, { pool: 1, onError: () => {} })
await sql`alter database ${sql.id(new URL(database.url).pathname.slice(1))}
    set deadlock_timeout = '50ms'`.execute(first.db)
await sql`create table account (id int primary key, sum int not null)`.execute(first.db)
// Connections read the setting when they start.
await first.close()
const { db } = await forFile(connect(database.ownerUrl, { pool: 4, onError: () => {} }))
beforeEach(async () => {
  await sql`truncate account`.execute(db)
  await sql`insert into account values (1, 0), (2, 0)`.execute(db)
})

const add = (tx: Tx, id: number) =>
  sql`update account set sum = sum + 1 where id = ${id}`.execute(tx)

async function sums(): Promise<number[]> {
  const { rows } = await sql<{ sum: number }>`select sum from account order by id`.execute(db)
  return rows.map(({ sum }) => sum)
}

const fail = (tx: Tx, code: string) =>
  sql`do ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`.execute(tx)

test('two that wait for each other are both done, each once', async () => {
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let runs = 0
  const cross = (first: number, second: number, at: number) =>
    inTransaction(db, async (tx) => {
      runs += 1
      await add(tx, first)
      met[at]?.resolve()
      await met[1 - at]?.promise
      await add(tx, second)
    })
  await Promise.all([cross(1, 2, 0), cross(2, 1, 1)])
  expect(await sums()).toEqual([2, 2])
  expect(runs).toBe(3)
})

test('what is to come after the commit begins then, in order, and not where all was undone', async () => {
  const begun: string[] = []
  const note = (what: string) => async () => {
    begun.push(`${what} ${await sums()}`)
  }
  await inTransaction(db, async (tx) => {
    await add(tx, 1)
    afterCommit(tx, note('first'))
    afterCommit(tx, note('second'))
    expect(begun).toEqual([])
  })
  await expect.poll(() => begun.toSorted()).toEqual(['first 1,0', 'second 1,0'])
  const undone = inTransaction(db, async (tx) => {
    afterCommit(tx, note('never'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  let tries = 0
  await inTransaction(db, async (tx) => {
    tries += 1
    afterCommit(tx, note(`try ${tries}`))
    if (tries === 1) await fail(tx, '40001')
  })
  await expect.poll(() => begun.toSorted()).toEqual(['first 1,0', 'second 1,0', 'try 2 1,0'])
})

test.each([
  ...['40P01', '40001', '55P03'].map((code) => [code, 3] as const),
  ...['23505', '57014', '25006', '08006'].map((code) => [code, 1] as const),
])('with %s it is tried so often, and no more: %i', async (code, times) => {
  let runs = 0
  const work = inTransaction(db, async (tx) => {
    runs += 1
    await add(tx, 1)
    await fail(tx, code)
  })
  await expect(work).rejects.toMatchObject({ code })
  expect(runs).toBe(times)
  expect(await sums()).toEqual([0, 0])
})

test('transactions are begun here only', () => {
  const others = readSources(['src/server'], /(?<!\.test)\.tsx?$/)
    .filter(({ path }) => path !== 'src/server/platform/db/transaction.ts')
    .filter(({ code }) => /\.transaction\(\)/.test(code))
  expect(others.map(({ path }) => path)).toEqual([])
})
