import type { Tx } from '../../platform/db/database.ts'

/** All versions that begin or began, the newest number last. */
export function findConfirmedRules(tx: Tx) {
  return tx
    .selectFrom('rulesVersion')
    .select(['number', 'validFrom', 'content'])
    .where('confirmedAt', 'is not', null)
    .orderBy('number')
    .execute()
}
