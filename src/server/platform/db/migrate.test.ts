import { PG_MIGRATE_LOCK_ID } from 'node-pg-migrate'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/support/database.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { migrate } from './migrate.ts'

const database = await forFile(createTestDatabase('template1'))

async function open(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  return client
}

test('a migration waits a second for a lock, gives way, and comes again until it is free', async () => {
  const [holder, reader] = [await open(), await open()]
  await holder.query('select pg_advisory_lock($1)', [PG_MIGRATE_LOCK_ID])
  const migrated = migrate(database.ownerUrl)
  const begun = new Set<string>()
  const tries = async () => {
    const { rows } = await reader.query(`select waitstart::text from pg_locks
      where database = (select oid from pg_database where datname = current_database())
        and waitstart is not null`)
    for (const { waitstart } of rows) begun.add(waitstart)
    return begun.size
  }
  await expect.poll(tries).toBeGreaterThan(1)
  await holder.query('select pg_advisory_unlock($1)', [PG_MIGRATE_LOCK_ID])
  await migrated
  const { rows } = await reader.query('select count(*)::int as n from migration')
  expect(rows[0].n).toBeGreaterThan(40)
  await Promise.all([holder.end(), reader.end()])
})
