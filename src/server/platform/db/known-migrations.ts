import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Client } from 'pg'
import { StartProblem } from './start-problem.ts'

const oldestServer = 150_000

/**
 * Checks that the program can use the database: PostgreSQL is new enough and no newer program has
 * migrated it. Throws StartProblem.
 */
export async function checkDatabase(client: Client, migrations: string): Promise<void> {
  await checkVersion(client)
  await checkRestored(client)
  const unknown = await unknownMigration(client, migrations)
  if (unknown === null) return
  throw new StartProblem(
    `The database is newer than this program (it has been through ${unknown}): start the newer program, or restore the backup from before`,
  )
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number,
      current_setting('server_version') as name`,
  )
  const [version] = rows
  if (!version || version.number >= oldestServer) return
  throw new StartProblem(`PostgreSQL ${version.name} is too old: DATABASE_URL needs 15 or later`)
}

/** Created first and dropped last by a restore; only the restore's own connections may work meanwhile. */
export const restoreMark = 'restore_under_way'

async function checkRestored(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select to_regnamespace('${restoreMark}') is not null
      and current_setting('application_name') <> '${restoreMark}' as half`,
  )
  if (!rows[0]?.half) return
  throw new StartProblem(
    'The database holds a restore that was not finished: wait for it, or restore again',
  )
}

async function unknownMigration(client: Client, folder: string): Promise<string | null> {
  const table = await client.query(`select to_regclass('migration') is null as absent`)
  if (table.rows[0]?.absent) return null
  const known = new Set((await readdir(folder)).map((file) => basename(file, '.sql')))
  const { rows } = await client.query<{ name: string }>('select name from migration order by id')
  return rows.find(({ name }) => !known.has(name))?.name ?? null
}
