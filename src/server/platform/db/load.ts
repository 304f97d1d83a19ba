import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  columnsOf,
  declareStoredFiles,
  fetchStoredFiles,
  plainWriting,
  type StoredFileOf,
  type TableShape,
  tablesOf,
} from './snapshot.ts'
import { StartProblem } from './start-problem.ts'

type ForeignKey = { table: string; name: string; definition: string }

/** Numbers given after the backup are on letters and at the gateway: they must not be given again. */
const applicationsSkipped = 10_000

async function foreignKeysOf(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
  return rows
}

async function all(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement)
}

/** Migrations revoked TRUNCATE from the owner where rows are append-only; an owner may grant it back to itself. */
async function tablesNotTruncatable(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and pg_get_userbyid(relowner) = current_user and not has_table_privilege(oid, 'truncate')`)
  return rows.map(({ name }) => name)
}

export type Sequences = Record<string, { value: string; isCalled: boolean }>

/**
 * Fills empty tables in one transaction. Triggers are disabled meanwhile, as in any PostgreSQL
 * restore; the foreign keys are recreated at the end, which checks each row. Needs the owner of the
 * tables, not a superuser.
 */
export async function beginLoading(client: Client) {
  await client.query(plainWriting)
  await client.query('begin')
  const tables = await tablesOf(client)
  const references = await foreignKeysOf(client)
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  await all(
    client,
    references.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
  )
  await all(
    client,
    names.map((name) => `alter table ${name} disable trigger user`),
  )
  const kept = await tablesNotTruncatable(client)
  await all(
    client,
    kept.map((name) => `grant truncate on ${name} to current_user`),
  )
  await client.query(`truncate ${names.join(', ')}`)
  await all(
    client,
    kept.map((name) => `revoke truncate on ${name} from current_user`),
  )
  const missing = new Map(tables.map((table) => [table.name, table]))

  /** Returns the number of rows. Throws StartProblem where the table has a different shape here. */
  async function load(table: TableShape, packed: AsyncIterable<Buffer>): Promise<number> {
    const known = missing.get(table.name)
    if (known?.columns.join() !== table.columns.join()) {
      throw new StartProblem(`The backup has a table that is another one here: ${table.name}`)
    }
    missing.delete(table.name)
    const into = client.query(copyFrom(`copy ${columnsOf(client, table)} from stdin`))
    await pipeline(packed, createGunzip(), into)
    return into.rowCount
  }

  async function finish(sequences: Sequences): Promise<void> {
    const [without] = missing.keys()
    if (without !== undefined) throw new StartProblem(`The backup has no table ${without}`)
    await all(
      client,
      references.map(
        ({ table, name, definition }) =>
          `alter table ${table} add constraint ${name} ${definition}`,
      ),
    )
    for (const [name, { value, isCalled }] of Object.entries(sequences)) {
      const sequence = client.escapeIdentifier(name)
      await client.query('select setval($1::regclass, $2, $3)', [sequence, value, isCalled])
    }
    await client.query(
      `select setval(name, nextval(name) + ${applicationsSkipped})
      from (select pg_get_serial_sequence('application', 'id')::regclass as name) as ids`,
    )
    // Sessions revoked after the backup must not come back.
    await client.query('delete from staff_session')
    await all(
      client,
      names.map((name) => `alter table ${name} enable trigger user`),
    )
    await client.query('commit')
    await client.query('analyze')
  }
  return { load, finish }
}

/** Stored files as of now, ordered by key. */
export async function storedFilesNow(client: Client): Promise<AsyncGenerator<StoredFileOf>> {
  await client.query('begin')
  await declareStoredFiles(client)
  await client.query('commit')
  return fetchStoredFiles(client)
}

export async function countMigrations(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from migration',
  )
  return rows[0]?.count ?? 0
}

/** Files deleted since the backup: their rows mark them as unreadable. */
export async function markGone(client: Client, keys: readonly string[]): Promise<void> {
  await client.query(
    `update stored_file set damaged_at = coalesce(damaged_at, now()) where storage_key = any($1)`,
    [keys],
  )
}
