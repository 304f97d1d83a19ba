import type pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/support/database.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { appRole } from './app-role.ts'
import { withClient } from './bounded-client.ts'
import { migrate } from './migrate.ts'

const database = await forFile(createTestDatabase())
await migrate(database.ownerUrl, database.url)

const told = (statement: string) =>
  withClient(database.ownerUrl, async (client: pg.Client) => {
    const { rows } = await client.query({ text: statement, rowMode: 'array' })
    return rows.flat()[0]
  })

/** Changes with every writing transaction: even an update to the same values makes a new row version. */
const versions = `select concat_ws(' ',
  (select sum(xmin::text::bigint) from pgboss.queue), (select sum(xmin::text::bigint) from pg_class),
  (select max(xmin::text::bigint) from pg_description))`

test('a database that is as it was left is asked and not written', async () => {
  const before = await told(versions)
  await migrate(database.ownerUrl, database.url)
  expect(await told(versions)).toBe(before)
})

test.each([
  [
    'a right that was taken away',
    `revoke insert on application from ${appRole}`,
    `select has_table_privilege('${appRole}', 'application', 'insert')`,
    true,
  ],
  [
    'a right that was given',
    `grant update on receipt to ${appRole}`,
    `select has_table_privilege('${appRole}', 'receipt', 'update')`,
    false,
  ],
  [
    'a right on a column that was taken away',
    `revoke update (content) on receipt from ${appRole}`,
    `select has_column_privilege('${appRole}', 'receipt', 'content', 'update')`,
    true,
  ],
  [
    'a schema that was closed',
    `revoke usage on schema pgboss from ${appRole}`,
    `select has_schema_privilege('${appRole}', 'pgboss', 'usage')`,
    true,
  ],
  [
    'what another program wrote down',
    `do $$ begin
      comment on table migration is 'prepared otherwise';
      delete from pgboss.queue where name = 'sweep';
    end $$`,
    `select count(*) = 1 from pgboss.queue where name = 'sweep'`,
    true,
  ],
])('%s is mended at the next start', async (_, change, question, answer) => {
  await told(change)
  expect(await told(question)).toBe(!answer)
  await migrate(database.ownerUrl, database.url)
  expect(await told(question)).toBe(answer)
})
