import type { Tx } from '../../platform/db/database.ts'

/** A valid request for another address, with its owner. */
export function findEmailChange(tx: Tx, id: string, now: Date) {
  return tx
    .selectFrom('staffEmailChange')
    .innerJoin('staff', 'staff.id', 'staffEmailChange.staffId')
    .select(['staffEmailChange.id', 'staffEmailChange.createdAt', 'staffEmailChange.expiresAt'])
    .select('staff.name')
    .where('staffEmailChange.id', '=', id)
    .where('staffEmailChange.expiresAt', '>', now)
    .executeTakeFirst()
}

/** The unconfirmed address. */
export async function findWaitingEmail(tx: Tx, staffId: string, now: Date) {
  const row = await tx
    .selectFrom('staffEmailChange')
    .select('email')
    .where('staffId', '=', staffId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.email ?? null
}

/** Replaces an earlier request. */
export async function putEmailChange(
  tx: Tx,
  staffId: string,
  change: { id: string; email: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('staffEmailChange')
    .values({ staffId, ...change })
    .onConflict((oc) => oc.column('staffId').doUpdateSet(change))
    .execute()
}

/** Uses a valid request, once. */
export function takeEmailChange(tx: Tx, id: string, now: Date) {
  return tx
    .deleteFrom('staffEmailChange')
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .returning(['staffId', 'email'])
    .executeTakeFirst()
}

/** Whether there was one. */
export async function deleteEmailChange(tx: Tx, staffId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('staffEmailChange')
    .where('staffId', '=', staffId)
    .returning('id')
    .execute()
  return gone.length > 0
}

export async function deleteOldEmailChanges(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('staffEmailChange').where('expiresAt', '<=', now).execute()
}
