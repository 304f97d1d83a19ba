import pg from 'pg'
import { withClient } from './bounded-client.ts'

/** The role of requests: it reads and writes rows, and cannot change tables, triggers or the audit. */
export const appRole = 'karibu_visa_app'

const [noRight, isThere, isThereToo] = ['42501', '42710', '23505']

async function tolerate(work: Promise<unknown>, codes: readonly string[]): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && codes.includes(error.code ?? '')) return false
    throw error
  }
}

/** Grants for a role, one statement each; `role` is inserted verbatim. */
export const grantsTo = (role: string): string[] => [
  ...['public', 'pgboss'].map(
    (schema) => `grant usage on schema ${schema} to ${role};
      grant select, insert, update, delete on all tables in schema ${schema} to ${role};
      grant usage on all sequences in schema ${schema} to ${role};
      grant execute on all functions in schema ${schema} to ${role}`,
  ),
  // The job runner rebuilds its indexes itself, where PostgreSQL can grant just that.
  `do $$ begin
    if current_setting('server_version_num')::int >= 170000 then
      execute 'grant maintain on all tables in schema pgboss to ${role}';
    end if;
  end $$`,
  `revoke update, delete on audit_entry, audit_seal from ${role}`,
  `revoke update, delete on application_event from ${role}`,
  `revoke update on internal_note, chat_note from ${role}`,
  // A number once issued is fixed; only the content of its paper can be erased.
  `revoke update, delete on receipt from ${role}`,
  `grant update (content) on receipt to ${role}`,
  // Only whether a payment still counts may change, not its amount or purpose.
  `revoke update on payment from ${role}`,
  `grant update (state) on payment to ${role}`,
  `revoke insert, delete on receipt_counter from ${role}`,
  `revoke update on closed_month from ${role}`,
  // Only whether a version counts may change.
  `revoke update, delete on rules_version from ${role}`,
  `grant update (confirmed_at, confirmed_by, withdrawn_at, withdrawn_by) on rules_version to ${role}`,
  `revoke insert, update, delete on migration from ${role}`,
]

/** One node at a time: concurrent identical grants fail. */
const lock = 'select pg_advisory_xact_lock(7203212)'

async function inTransaction(client: pg.Client, statements: readonly string[]): Promise<boolean> {
  const all = ['begin', lock, ...statements, 'commit'].join(';\n')
  const done = await tolerate(client.query(all), [noRight, '42704', '0LP01'])
  if (!done) await client.query('rollback')
  return done
}

/** The user in a database URL, quoted for SQL; null without one. */
function userOf(client: pg.Client, url: string): string | null {
  const user = decodeURIComponent(new URL(url).username)
  return user === '' ? null : client.escapeIdentifier(user)
}

/**
 * Creates the role and grants its rights, as the owner of the tables. The server's user becomes a
 * member, and if it owns nothing has just these rights. Where the owner cannot create roles and the
 * role does not exist, the server's user gets the rights directly. A user that owns the tables
 * cannot be restricted: then only triggers protect the audit.
 */
export async function prepareAppRole(ownerUrl: string, serverUrl = ownerUrl): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const user = userOf(client, serverUrl)
    const isOwner = user === null || user === userOf(client, ownerUrl)
    // Roles are shared by all databases of a server: another one may create it at the same time.
    const made = client.query(`create role ${appRole} nologin`)
    await tolerate(made, [noRight, isThere, isThereToo])
    const joined = await inTransaction(client, [`grant ${appRole} to ${user ?? 'current_user'}`])
    const { rows } = await client.query('select from pg_roles where rolname = $1', [appRole])
    const holders = rows.length > 0 ? [appRole] : []
    if (!joined && !isOwner && user !== null) holders.push(user)
    for (const holder of holders) {
      await client.query(['begin', lock, ...grantsTo(holder), 'commit'].join(';\n'))
    }
  })
}

/** The role if it exists here and we may assume it, else null. */
export async function findAppRole(databaseUrl: string): Promise<string | null> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'member')
        and has_table_privilege(oid, 'application', 'insert')`,
      [appRole],
    )
    return rows.length > 0 ? appRole : null
  })
}
