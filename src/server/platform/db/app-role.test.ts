import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../../test/support/ask.ts'
import { createTestDatabase } from '../../../../test/support/database.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { appRole, prepareAppRole } from './app-role.ts'
import { withClient } from './bounded-client.ts'
import { migrate } from './migrate.ts'

const database = await forFile(createTestDatabase())

const write = "insert into audit_entry (at, action) values (now(), 'audit.read') returning id"

describe('the server’s user', () => {
  test.each([
    ['changes a line', 'update audit_entry set at = now()'],
    ['deletes a line', 'delete from audit_entry'],
    ['empties it', 'truncate audit_entry'],
    ['silences its trigger', 'alter table audit_entry disable trigger all'],
    ['drops its trigger', 'drop trigger audit_entry_append_only on audit_entry'],
    ['changes a seal', "update audit_seal set hash = '\\x00'"],
    ['deletes a seal', 'delete from audit_seal'],
    ['drops it', 'drop table audit_entry'],
    ['puts another in its place', 'alter table audit_entry rename to audit_entry_before'],
    [
      'disarms what the trigger calls',
      'create or replace function refuse_change() returns trigger language sql as $$ select $$',
    ],
    ['switches triggers off', "set session_replication_role = 'replica'"],
    ['becomes the owner', 'set role karibu'],
    ['becomes somebody', 'create role somebody superuser'],
    ['changes a line of history', "update application_event set note = 'nothing happened'"],
    ['takes a line of history away', 'delete from application_event'],
    ['changes an internal note', "update internal_note set text = 'nothing'"],
    ['changes a note about a conversation', "update chat_note set text = 'nothing'"],
    ['changes what was migrated', 'delete from migration'],
    ['gives a receipt another number', 'update receipt set number = number + 1'],
    ['says that more was paid', 'update payment set amount_cents = amount_cents + 1'],
    ['takes a number out of the series', 'delete from receipt'],
    ['forgets which number is next', 'delete from receipt_counter'],
    ['says that another closed a month', 'update closed_month set closed_at = now()'],
    ['changes a version of the rules', 'update rules_version set valid_from = now()'],
    ['takes a version of the rules away', 'delete from rules_version'],
    ['makes a table', 'create table mine ()'],
    ['makes a table of jobs', 'create table pgboss.mine ()'],
  ])('never %s, under its role or without', async (_, statement) => {
    const refused = /permission denied|must be owner|must be able to SET ROLE/
    await ask(database.url, write)
    for (const before of [`set role ${appRole}`, 'reset role']) {
      await expect(ask(database.url, `${before}; ${statement}`), before).rejects.toThrow(refused)
    }
  })

  test('writes and reads the audit, and every other table', async () => {
    const [id] = await ask(database.url, write)
    const found = await ask(database.url, 'select max(id) from audit_entry')
    expect(found).toEqual([id])
    const tables = `select relname from pg_class where relkind in ('r', 'p')
      and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      and not has_table_privilege(oid, 'select, insert, delete')
      or relname <> 'migration'
        and relname not in ('audit_entry', 'audit_seal', 'application_event', 'internal_note', 'chat_note', 'receipt', 'payment', 'closed_month', 'rules_version')
        and relkind = 'r' and relnamespace = 'public'::regnamespace
        and not has_table_privilege(oid, 'update')`
    expect(await ask(database.url, tables)).toEqual([])
  })
})

test('rights are given to a new user, by several nodes at once, and again', async () => {
  const user = `other_${randomUUID().replaceAll('-', '')}`
  await ask(database.ownerUrl, `create role ${user} login password 'other'`)
  const server = new URL(database.ownerUrl)
  server.username = user
  server.password = 'other'
  await expect(ask(server.href, write)).rejects.toThrow('permission denied')
  await Promise.all([1, 2, 3].map(() => prepareAppRole(database.ownerUrl, server.href)))
  await migrate(database.ownerUrl, server.href)
  expect(await ask(server.href, write)).toHaveLength(1)
  await expect(ask(server.href, 'delete from audit_entry')).rejects.toThrow('permission denied')
  await ask(database.ownerUrl, `drop role ${user}`)
})

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
  await migrate(database.ownerUrl, database.url)
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
