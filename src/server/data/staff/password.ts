import type { Tx } from '../../platform/db/database.ts'

const byPassword = 'credential'

export async function insertPassword(
  tx: Tx,
  { id, staffId, hash, now }: { id: string; staffId: string; hash: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('staffAccount')
    .values({
      id,
      staffId,
      accountId: staffId,
      providerId: byPassword,
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

/** The password hash; null without a password. */
export async function findPasswordHash(tx: Tx, staffId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('staffAccount')
    .select('password')
    .where('staffId', '=', staffId)
    .where('providerId', '=', byPassword)
    .executeTakeFirst()
  return row?.password ?? null
}

export async function updatePassword(
  tx: Tx,
  staffId: string,
  { hash, now }: { hash: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('staffAccount')
    .set({ password: hash, updatedAt: now })
    .where('staffId', '=', staffId)
    .where('providerId', '=', byPassword)
    .execute()
}

/** Rehashes a password unless it was changed meanwhile. */
export async function replacePasswordHash(
  tx: Tx,
  staffId: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('staffAccount')
    .set({ password: to, updatedAt: now })
    .where('staffId', '=', staffId)
    .where('providerId', '=', byPassword)
    .where('password', '=', from)
    .execute()
}
