import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/**
 * The table's current writers, whose rows have ids and are invisible. A transaction holds the table
 * lock from before its first id until its rows are visible.
 */
export async function findWriters(
  tx: Tx,
  table: 'audit_entry' | 'chat_message',
): Promise<string[]> {
  const { rows } = await sql<{ virtualtransaction: string }>`
    select virtualtransaction from pg_locks
    where locktype = 'relation' and relation = ${sql.lit(table)}::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`.execute(tx)
  return rows.map(({ virtualtransaction }) => virtualtransaction)
}
