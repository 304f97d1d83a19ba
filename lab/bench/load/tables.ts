import { sql } from 'kysely'
import type { Database } from '../../../src/server/platform/db/database.ts'

/** Bytes of each of our tables with its indexes. */
export async function tableSizes(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind = 'r'`.execute(db)
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}

/** Growth in bytes, largest first. */
export function growth(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): { name: string; bytes: number }[] {
  return [...after]
    .map(([name, bytes]) => ({ name, bytes: bytes - (before.get(name) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
}
