import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { appRole, grantsTo } from './app-role.ts'
import { jobs } from './boss.ts'
import { restoreMark } from './known-migrations.ts'

/**
 * Fingerprint of a database before preparation: its server, applied migrations and privileges.
 * Revoked rights, or a restored copy without them, change it.
 */
const state = `
  select encode(sha256(convert_to(concat_ws(E'\\n',
    current_setting('server_version_num'),
    (select string_agg(name, ' ' order by id) from migration),
    (select string_agg(concat_ws(' ', nspname, nspowner::regrole, nspacl), ',' order by nspname)
      from pg_namespace where nspname in ('public', 'pgboss')),
    (select string_agg(concat_ws(' ', relnamespace::regnamespace, relname, relowner::regrole, relacl), ',' order by relnamespace::regnamespace::text, relname)
      from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
        and relkind in ('r', 'p', 'v', 'S')),
    (select string_agg(concat_ws(' ', attrelid::regclass, attname, attacl), ',' order by attrelid::regclass::text, attname)
      from pg_attribute where attacl is not null),
    (select string_agg(concat_ws(' ', oid::regprocedure, proowner::regrole, proacl), ',' order by oid::regprocedure::text)
      from pg_proc where pronamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))),
    (select string_agg(concat_ws(' ', member::regrole, admin_option), ',' order by member::regrole::text)
      from pg_auth_members where roleid::regrole::text = '${appRole}')
  ), 'UTF8')), 'hex') as state`

/** Fingerprint of what this program would prepare for these users. */
async function intention(migrations: string, users: readonly string[]): Promise<string> {
  const parts = [await readdir(migrations), getConstructionPlans(), jobs, grantsTo('role'), users]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

export type Preparation = {
  /** Whether the database is as this program left it: one query instead of a hundred. */
  isDone(client: Client): Promise<boolean>
  /** Records the state in a comment of the table `migration`. */
  note(client: Client): Promise<void>
}

/** `users`: the tables' owner and the server's user. */
export async function preparation(
  migrations: string,
  users: readonly string[],
): Promise<Preparation> {
  const wanted = await intention(migrations, users)
  const noteFor = async (client: Client): Promise<string> => {
    const { rows } = await client.query<{ state: string }>(state)
    return `prepared ${wanted} ${rows[0]?.state ?? ''}`
  }
  return {
    async isDone(client) {
      const { rows } = await client.query<{ note: string | null }>(
        // An unfinished restore prepares, too, but must be refused afterwards.
        `select obj_description(to_regclass('migration'), 'pg_class') as note
          where to_regnamespace('${restoreMark}') is null`,
      )
      const note = rows[0]?.note
      if (!note?.startsWith(`prepared ${wanted} `)) return false
      return note === (await noteFor(client))
    },
    async note(client) {
      const note = await noteFor(client)
      await client.query(`comment on table migration is ${client.escapeLiteral(note)}`)
    },
  }
}
