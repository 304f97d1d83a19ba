import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Checks that rows can be written; returns the database's time. */
export async function probeWrite(tx: Tx): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    insert into write_probe (probed_at) values (clock_timestamp())
    on conflict (id) do update set probed_at = excluded.probed_at
    returning clock_timestamp() as at`.execute(tx)
  return rows[0]?.at
}
