import { setTimeout as pause } from 'node:timers/promises'
import type { Tx } from '../../platform/db/database.ts'
import { findWriters } from './writers.ts'

type Patience = { patienceMs: number; lookAgainMs: number }

/**
 * Waits for the table's current writers to end: then each id assigned before is visible or never
 * will be. Blocks nobody; false after the time limit.
 */
export async function untilWritesEnd(
  db: Tx,
  table: Parameters<typeof findWriters>[1],
  { patienceMs, lookAgainMs }: Patience,
): Promise<boolean> {
  let waiting = await findWriters(db, table)
  for (let left = patienceMs; waiting.length > 0; left -= lookAgainMs) {
    if (left <= 0) return false
    await pause(lookAgainMs)
    const now = new Set(await findWriters(db, table))
    waiting = waiting.filter((writer) => now.has(writer))
  }
  return true
}
