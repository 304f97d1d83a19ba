import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/support/database.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { appRole } from './app-role.ts'
import { connect } from './database.ts'

const database = await forFile(createTestDatabase())

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
