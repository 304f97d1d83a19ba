import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { poolOf } from '../../platform/db/transaction.ts'

/** Nodes up to release 2026-11-23 serialise their messages by this lock. */
export const turnLock = 7203213

/** The application name of their listening connections. */
const earlierName = 'karibu-visa chat'

/** How soon a newly listening earlier node is detected. */
const freshMs = 1_000

type Known = { askedAt: number; isThere: boolean }
const knownOf = new WeakMap<object, Known>()

/**
 * Whether a node of an earlier release is listening: it ignores messages with a smaller id than its
 * last one, so it must be notified in id order.
 */
export async function hasLegacyListener(tx: Tx): Promise<boolean> {
  const pool = poolOf(tx)
  const known = knownOf.get(pool)
  if (known && performance.now() - known.askedAt < freshMs) return known.isThere
  // One query at a time; others use the last result.
  if (known) known.askedAt = performance.now()
  const { rows } = await sql<{ isThere: boolean }>`select exists (select from pg_stat_activity
    where application_name = ${earlierName} and datname = current_database()) as is_there`.execute(
    tx,
  )
  const isThere = rows[0]?.isThere ?? false
  knownOf.set(pool, { askedAt: performance.now(), isThere })
  return isThere
}
