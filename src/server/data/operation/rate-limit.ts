import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Counts one call under a key, whose window begins anew once it is over. One that would end later than a fresh one
 * was begun by a clock that was set back since: it counts as begun now.
 */
export async function countCall(
  tx: Tx,
  { keyHash, now, until }: { keyHash: Buffer; now: Date; until: Date },
): Promise<{ count: number; resetsAt: Date } | undefined> {
  const { rows } = await sql<{ count: number; resetsAt: Date }>`
    insert into rate_limit as l (key_hash, count, resets_at) values (${keyHash}, 1, ${until})
    on conflict (key_hash) do update set
      count = case when l.resets_at <= ${now} then 1 else l.count + 1 end,
      resets_at = case when l.resets_at <= ${now} then ${until} else least(l.resets_at, ${until}) end
    returning count, resets_at`.execute(tx)
  return rows[0]
}

/** How often a key was called in the window that is open. */
export async function callsOf(tx: Tx, keyHash: Buffer, now: Date): Promise<number> {
  const open = await tx
    .selectFrom('rateLimit')
    .select('count')
    .where('keyHash', '=', keyHash)
    .where('resetsAt', '>', now)
    .executeTakeFirst()
  return open?.count ?? 0
}

/** Takes one call back. */
export async function uncountCall(tx: Tx, keyHash: Buffer): Promise<void> {
  await sql`update rate_limit set count = greatest(count - 1, 0) where key_hash = ${keyHash}`.execute(
    tx,
  )
}
