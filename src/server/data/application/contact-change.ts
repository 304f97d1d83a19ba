import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Keeps an address that waits for its code, in the place of the one that waited before. */
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

/** Counts one more try; undefined when there is no code that could still be tried. */
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

/** Takes it away, and answers the address; undefined where another took its place, or it is used up. */
export async function spendContactChange(tx: Tx, id: string): Promise<string | undefined> {
  const spent = await tx
    .deleteFrom('contactChange')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  return spent?.email
}

/** What waits, for the letter that brings its code. */
export function findContactChange(tx: Tx, id: string) {
  return tx
    .selectFrom('contactChange')
    .select(['email', 'expiresAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The address that waits for its code: also for a while after that lapsed, since another can be had. */
export async function findPendingEmail(tx: Tx, applicationId: number): Promise<string | null> {
  const found = await tx
    .selectFrom('contactChange')
    .select('email')
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  return found?.email ?? null
}

/** Nothing waits any more: the contact has another address now, or keeps the old one. */
export async function dropContactChange(tx: Tx, applicationId: number): Promise<void> {
  await tx.deleteFrom('contactChange').where('applicationId', '=', applicationId).execute()
}

export async function deleteOldContactChanges(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('contactChange').where('expiresAt', '<=', now).execute()
}

/** An address that was never confirmed, of whoever is erased. */
export async function dropContactChangesTo(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('contactChange').where(sql`lower(email)`, '=', email).execute()
}
