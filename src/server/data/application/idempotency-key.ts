import type { Tx } from '../../platform/db/database.ts'

/** What was created under a key, with the hash of the body that asked for it. */
export function findCreatedUnder(tx: Tx, keyHash: Buffer) {
  return tx
    .selectFrom('idempotencyKey')
    .innerJoin('application', 'application.id', 'idempotencyKey.applicationId')
    .selectAll('application')
    .select('idempotencyKey.bodyHash')
    .where('idempotencyKey.keyHash', '=', keyHash)
    .executeTakeFirst()
}

/** Keeps the key of whoever comes first. */
export async function insertIdempotencyKey(
  tx: Tx,
  key: { keyHash: Buffer; bodyHash: Buffer; applicationId: number; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('idempotencyKey')
    .values(key)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** The hash of the body that a key came with first. */
export function getIdempotencyKey(tx: Tx, keyHash: Buffer) {
  return tx
    .selectFrom('idempotencyKey')
    .select('bodyHash')
    .where('keyHash', '=', keyHash)
    .executeTakeFirstOrThrow()
}
