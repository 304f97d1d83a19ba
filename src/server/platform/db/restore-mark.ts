import type { Client } from 'pg'
import { restoreMark } from './known-migrations.ts'

/** Whether the database has no objects of anyone's. */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rows } = await client.query(`
    select not exists (select from pg_class c
        where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p', 'v', 'm')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))
      and to_regnamespace('pgboss') is null as empty`)
  return rows[0]?.empty === true
}

/** A server refuses to start on a marked database. */
export async function makeRestoreMark(client: Client): Promise<void> {
  await client.query(`create schema if not exists ${restoreMark}`)
}

export async function dropRestoreMark(client: Client): Promise<void> {
  await client.query(`drop schema ${restoreMark}`)
}

export async function hasRestoreMark(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select to_regnamespace('${restoreMark}') is not null as "isMarked"`,
  )
  return rows[0]?.isMarked === true
}

/**
 * Objects in `public` that belong to no extension, with their drop statements: sequences after
 * tables, since those owned by a column go with it.
 */
const ours = `
  with things (oid, statement) as (
    select oid, format('drop %s if exists %s cascade',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        else 'table' end, oid::regclass)
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select oid, format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select oid, format('drop type if exists %s cascade', oid::regtype)
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r')
  )
  select statement from things
  where not exists (select from pg_depend d where d.objid = things.oid and d.deptype = 'e')
  order by statement like 'drop sequence%'`

/**
 * Drops all that a restore created, as its owner, and keeps the mark. Only for a marked database:
 * the mark says that it was empty before.
 */
export async function clearMarkedDatabase(client: Client): Promise<void> {
  await client.query('begin')
  await client.query('drop schema if exists pgboss cascade')
  const { rows } = await client.query<{ statement: string }>(ours)
  for (const { statement } of rows) await client.query(statement)
  await client.query('commit')
}
