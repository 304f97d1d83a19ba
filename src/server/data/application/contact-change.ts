import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Stores a pending address, replacing an earlier one. */
export async function saveContactChange(
  tx: Tx,
  change: { applicationId: number; id: string; email: string; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const { applicationId, ...rest } = change
  const fresh = { ...rest, tries: 0 }
  await tx
    .insertInto('contactChange')
    .values({ applicationId, ...fresh })
    .onConflict((oc) => oc.column('applicationId').doUpdateSet(fresh))
    .execute()
}

/** Counts an attempt; undefined when no code can be tried. */
export function countContactTry(tx: Tx, applicationId: number, most: number, now: Date) {
  return tx
    .updateTable('contactChange')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('applicationId', '=', applicationId)
    .where('expiresAt', '>', now)
    .where('tries', '<', most)
    .returning(['id', 'codeHash'])
    .executeTakeFirst()
}

/** Deletes it and returns the address; undefined if it was replaced or used. */
export async function spendContactChange(tx: Tx, id: string): Promise<string | undefined> {
  const spent = await tx
    .deleteFrom('contactChange')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  return spent?.email
}

/** The pending change, for the letter with its code. */
export function findContactChange(tx: Tx, id: string) {
  return tx
    .selectFrom('contactChange')
    .select(['email', 'expiresAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The pending address, even for a while after its code expired. */
export async function findPendingEmail(tx: Tx, applicationId: number): Promise<string | null> {
  const found = await tx
    .selectFrom('contactChange')
    .select('email')
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  return found?.email ?? null
}

/** Drops the pending change: the contact has changed, or stays. */
export async function dropContactChange(tx: Tx, applicationId: number): Promise<void> {
  await tx.deleteFrom('contactChange').where('applicationId', '=', applicationId).execute()
}

export async function deleteOldContactChanges(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('contactChange').where('expiresAt', '<=', now).execute()
}

/** Drops an erased person's unconfirmed address. */
export async function dropContactChangesTo(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('contactChange').where(sql`lower(email)`, '=', email).execute()
}
