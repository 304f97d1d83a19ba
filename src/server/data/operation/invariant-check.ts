import type { Tx } from '../../platform/db/database.ts'

/** Stores the newest result. */
export async function keepInvariantCheck(
  tx: Tx,
  check: { askedAt: Date; broken: number; names: string[] },
): Promise<void> {
  await tx
    .insertInto('invariantCheck')
    .values(check)
    .onConflict((oc) => oc.column('id').doUpdateSet(check))
    .execute()
}

export function findInvariantCheck(tx: Tx) {
  return tx.selectFrom('invariantCheck').select(['askedAt', 'broken', 'names']).executeTakeFirst()
}
