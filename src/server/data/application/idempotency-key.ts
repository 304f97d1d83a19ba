import type { Tx } from '../../platform/db/database.ts'

/** The application created under a key, with the hash of its request body. */
export function findCreatedUnder(tx: Tx, keyHash: Buffer) {
  return tx
    .selectFrom('idempotencyKey')
    .innerJoin('application', 'application.id', 'idempotencyKey.applicationId')
    .selectAll('application')
    .select('idempotencyKey.bodyHash')
    .where('idempotencyKey.keyHash', '=', keyHash)
    .executeTakeFirst()
}

/** Stores the key; the first one wins. */
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

/** The hash of the first request body of a key. */
export function getIdempotencyKey(tx: Tx, keyHash: Buffer) {
  return tx
    .selectFrom('idempotencyKey')
    .select('bodyHash')
    .where('keyHash', '=', keyHash)
    .executeTakeFirstOrThrow()
}
