import type { Tx } from '../../platform/db/database.ts'

/** Stores the newest result. */
export async function keepReleaseCheck(
  tx: Tx,
  check: { askedAt: Date; newest: string },
): Promise<void> {
  await tx
    .insertInto('releaseCheck')
    .values(check)
    .onConflict((oc) => oc.column('id').doUpdateSet(check))
    .execute()
}

export async function findNewestRelease(tx: Tx): Promise<string | null> {
  const row = await tx.selectFrom('releaseCheck').select('newest').executeTakeFirst()
  return row?.newest ?? null
}
