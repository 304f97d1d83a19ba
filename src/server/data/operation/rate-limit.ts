import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Counts a call in its key's window, which restarts when over. A window that ends too far in the
 * future was started before the clock was set back: it counts as started now.
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

/** Number of calls in a key's current window. */
export async function callsOf(tx: Tx, keyHash: Buffer, now: Date): Promise<number> {
  const open = await tx
    .selectFrom('rateLimit')
    .select('count')
    .where('keyHash', '=', keyHash)
    .where('resetsAt', '>', now)
    .executeTakeFirst()
  return open?.count ?? 0
}

/** Takes a call back. */
export async function uncountCall(tx: Tx, keyHash: Buffer): Promise<void> {
  await sql`update rate_limit set count = greatest(count - 1, 0) where key_hash = ${keyHash}`.execute(
    tx,
  )
}
