import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/support/database.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { connect, type Database, type Tx } from './database.ts'
import { plannedAnew } from './prepared-client.ts'
import { inTransaction } from './transaction.ts'

let db: Database
const database = await forFile(createTestDatabase())
beforeEach(async () => {
  const { db: one, close } = connect(database.ownerUrl, { pool: 1, onError: () => {} })
  db = one
  await sql`drop table if exists guest`.execute(db)
  await sql`create table guest (id int primary key, name text not null)`.execute(db)
  await sql`insert into guest values (1, 'Amina')`.execute(db)
  return close
})

async function find(tx: Tx, id: number): Promise<unknown> {
  const { rows } = await sql`select * from guest where id = ${id}`.execute(tx)
  return rows[0]
}

async function countPrepared(): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`${sql.raw(plannedAnew)} select count(*)::int as n from pg_prepared_statements`.execute(db)
  return rows[0]?.n ?? Number.NaN
}

/** As a migration of another node does it, while connections here stay open. */
async function migrate(statement: string): Promise<void> {
  const other = connect(database.ownerUrl, { pool: 1, onError: () => {} })
  await sql.raw(statement).execute(other.db)
  await other.close()
}

test('what is asked a second time is kept by PostgreSQL, what is asked once is not', async () => {
  await find(db, 1)
  expect(await countPrepared()).toBe(0)
  await find(db, 1)
  await find(db, 1)
  expect(await countPrepared()).toBe(1)
})

test('what names no value is kept too, and what only begins or ends a transaction is not', async () => {
  for (let n = 0; n < 3; n += 1) {
    await db.transaction().execute((tx) => sql`select * from guest order by id`.execute(tx))
  }
  expect(await countPrepared()).toBe(1)
})

test('several statements in one text are run as often as they are asked', async () => {
  for (let n = 0; n < 3; n += 1) {
    await sql.raw(`update guest set name = name || '!' ; update guest set id = id + 1`).execute(db)
  }
  expect(await find(db, 4)).toEqual({ id: 4, name: 'Amina!!!' })
  expect(await countPrepared()).toBe(0)
})

test('what says that it is planned for its values is not kept', async () => {
  for (let n = 0; n < 3; n += 1) {
    await sql`${sql.raw(plannedAnew)} select * from guest where name like ${'A%'}`.execute(db)
  }
  expect(await countPrepared()).toBe(0)
})

test('however much is asked twice, so much is kept and no more', async () => {
  for (let n = 0; n < 140; n += 1) {
    const ask = () =>
      sql`select ${sql.lit(n)} + ${n}::int as sum`.execute(db).then(({ rows }) => rows[0])
    expect(await ask()).toEqual({ sum: 2 * n })
    expect(await ask()).toEqual({ sum: 2 * n })
  }
  expect(await countPrepared()).toBeLessThanOrEqual(120)
  expect(await countPrepared()).toBeGreaterThan(100)
})

test('a column that is added meanwhile stops nobody', async () => {
  await find(db, 1)
  await find(db, 1)
  await migrate(`alter table guest add language text not null default 'en'`)
  expect(await find(db, 1)).toEqual({ id: 1, name: 'Amina', language: 'en' })
})

test('a transaction that meets it is done once, and whole', async () => {
  const rename = (tx: Tx, name: string) =>
    sql`update guest set name = ${name} where id = ${1} returning *`.execute(tx)
  for (const name of ['Baraka', 'Chika']) {
    await rename(db, name)
    await find(db, 1)
  }
  await migrate(`alter table guest add visits int not null default 0`)
  let runs = 0
  await inTransaction(db, async (tx) => {
    runs += 1
    await sql`update guest set visits = visits + 1`.execute(tx)
    await find(tx, 1)
    await rename(tx, 'Dalila')
  })
  // Two statements were outdated: what the first one found out holds for both.
  expect(runs).toBe(2)
  expect(await find(db, 1)).toEqual({ id: 1, name: 'Dalila', visits: 1 })
})

test('whoever forgets what was prepared is asked anew', async () => {
  await find(db, 1)
  await find(db, 1)
  await sql`deallocate all`.execute(db)
  expect(await find(db, 1)).toEqual({ id: 1, name: 'Amina' })
})

test('a refusal stays a refusal, and is not asked again', async () => {
  const insert = () => sql`insert into guest values (${1}, ${'Amina'})`.execute(db)
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(insert()).rejects.toMatchObject({ code: '23505' })
  }
  expect(await find(db, 1)).toEqual({ id: 1, name: 'Amina' })
})
