import type { Tx } from '../../platform/db/database.ts'

export async function insertDraftLink(
  tx: Tx,
  link: { id: string; sessionId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('link')
    .values({ ...link, purpose: 'draft' })
    .execute()
}

/** Uses a link; undefined if it was used before or has expired. */
export function spendLink(tx: Tx, id: string, now: Date) {
  return tx
    .updateTable('link')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'sessionId'])
    .executeTakeFirst()
}

export async function deleteLinksOf(tx: Tx, sessionIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('link').where('sessionId', 'in', sessionIds).execute()
}

/** A link to an application or a draft. */
export function findLink(tx: Tx, id: string) {
  return tx
    .selectFrom('link')
    .select(['id', 'createdAt', 'expiresAt', 'usedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}
