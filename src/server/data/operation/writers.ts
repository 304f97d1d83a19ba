import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Whoever writes into a table at this moment: numbers are given to their rows, and nobody sees those yet. A
 * transaction holds the lock of the table before it is given a number, and until everybody sees what it wrote.
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
