import type { Tx } from '../../platform/db/database.ts'

/** Stores a request for a letter until a job handles it. */
export async function insertAskedLetter(
  tx: Tx,
  asked: { id: string; content: Buffer; createdAt: Date },
): Promise<void> {
  await tx.insertInto('askedLetter').values(asked).execute()
}

/** Takes a request; undefined if another job did. */
export function takeAskedLetter(tx: Tx, id: string) {
  return tx.deleteFrom('askedLetter').where('id', '=', id).returning('content').executeTakeFirst()
}
