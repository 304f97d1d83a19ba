import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { poolOf } from '../../platform/db/transaction.ts'

/** By which nodes of release 2026-11-23 and of those before it write one message after the other. */
export const turnLock = 7203213

/** What they call the connection by which they listen. */
const earlierName = 'karibu-visa chat'

/** An earlier node that begins to listen is noticed within this time. */
const freshMs = 1_000

type Known = { askedAt: number; isThere: boolean }
const knownOf = new WeakMap<object, Known>()

/**
 * Whether a node of a release listens that takes every message with a smaller id than the last one it was
 * told of for an old one, and so has to be told of them in the order of their ids.
 */
export async function hasEarlierListener(tx: Tx): Promise<boolean> {
  const pool = poolOf(tx)
  const known = knownOf.get(pool)
  if (known && performance.now() - known.askedAt < freshMs) return known.isThere
  // One asks, the others go by what was known a moment ago.
  if (known) known.askedAt = performance.now()
  const { rows } = await sql<{ isThere: boolean }>`select exists (select from pg_stat_activity
    where application_name = ${earlierName} and datname = current_database()) as is_there`.execute(
    tx,
  )
  const isThere = rows[0]?.isThere ?? false
  knownOf.set(pool, { askedAt: performance.now(), isThere })
  return isThere
}
