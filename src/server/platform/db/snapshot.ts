import type { Readable } from 'node:stream'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { takeAdvisoryLock } from './advisory-lock.ts'

const rowsAtOnce = 500

export type TableShape = { name: string; columns: string[] }
export type StoredFileOf = { key: string; sha256: string; isDamaged: boolean }
export type WaitingJob = { name: string; data: object; startAfter: string }

/** How values are formatted, whatever the server's settings. */
export const plainWriting = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set timezone = 'UTC'; set extra_float_digits = 3; set client_encoding = 'UTF8';
  set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set lock_timeout = '10s'`

/** Our tables with their stored columns; those of extensions excluded. */
export async function tablesOf(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  return rows
}

export const columnsOf = (client: Client, { name, columns }: TableShape): string =>
  `${client.escapeIdentifier(name)} (${columns.map((each) => client.escapeIdentifier(each)).join(', ')})`

/**
 * Every stored file by key, as of the end of the transaction: PostgreSQL materialises the cursor,
 * so that no old row version is retained while the files are read.
 */
export async function declareStoredFiles(client: Client): Promise<void> {
  await client.query(`declare stored_files no scroll cursor with hold for
    select storage_key as key, encode(sha256, 'hex') as sha256, damaged_at is not null as "isDamaged"
    from stored_file order by storage_key collate "C"`)
}

export async function* fetchStoredFiles(client: Client): AsyncGenerator<StoredFileOf> {
  for (;;) {
    const { rows } = await client.query<StoredFileOf>(`fetch ${rowsAtOnce} from stored_files`)
    if (rows.length === 0) return
    yield* rows
  }
}

export type Snapshot = NonNullable<Awaited<ReturnType<typeof takeSnapshot>>>

async function describedBy(client: Client) {
  const { rows } = await client.query<{ at: Date; postgres: string; migrations: string[] }>(`
    select transaction_timestamp() as at, current_setting('server_version') as postgres,
      (select array_agg(name order by id) from migration) as migrations`)
  const [described] = rows
  if (!described) throw new Error('PostgreSQL says nothing about itself')
  return described
}

/** At least what the rows of the snapshot use: a sequence only increases. */
async function sequencesOf(client: Client) {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by 1`)
  const values: Record<string, { value: string; isCalled: boolean }> = {}
  for (const { name } of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    )
    if (found.rows[0]) values[name] = found.rows[0]
  }
  return values
}

/** Enqueued jobs not yet done; schedules recreate their own. */
async function* waitingJobs(client: Client): AsyncGenerator<WaitingJob> {
  await client.query(`declare waiting_jobs no scroll cursor for
    select name, data, to_char(start_after, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
    from pgboss.job where state in ('created', 'retry', 'active') and data ? 'id'
    order by created_on, id`)
  for (;;) {
    const { rows } = await client.query<WaitingJob>(`fetch ${rowsAtOnce} from waiting_jobs`)
    if (rows.length === 0) return
    yield* rows
  }
}

/**
 * A snapshot of the whole database over one connection while others keep writing; null when another
 * backup runs. `release` ends it; the cursor can still be read.
 */
export async function takeSnapshot(client: Client) {
  if (!(await takeAdvisoryLock(client, 'backup'))) return null
  await client.query(plainWriting)
  await client.query('begin isolation level repeatable read read only')
  const described = await describedBy(client)
  await declareStoredFiles(client)
  return {
    ...described,
    tables: await tablesOf(client),
    copy: (table: TableShape): Readable & { rowCount: number } =>
      client.query(copyTo(`copy ${columnsOf(client, table)} to stdout`)),
    sequences: () => sequencesOf(client),
    jobs: () => waitingJobs(client),
    release: () => client.query('commit'),
    storedFiles: () => fetchStoredFiles(client),
  }
}

/** Whether the row of a file still exists. */
export async function isStillStored(client: Client, key: string): Promise<boolean> {
  const { rowCount } = await client.query('select from stored_file where storage_key = $1', [key])
  return rowCount !== 0
}
