import type { Tx } from '../db/database.ts'

/**
 * Locks applications against every other change until the transaction ends, in the order of their
 * numbers. Always before anything that belongs to them is changed: two who begin with different rows
 * would wait for each other.
 */
export async function lockApplications(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .selectFrom('application')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}
