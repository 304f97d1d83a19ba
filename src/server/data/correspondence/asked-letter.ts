import type { Tx } from '../../platform/db/database.ts'

/** Keeps what somebody asked to be sent, until a job looks whether there is anything to send. */
export async function insertAskedLetter(
  tx: Tx,
  asked: { id: string; content: Buffer; createdAt: Date },
): Promise<void> {
  await tx.insertInto('askedLetter').values(asked).execute()
}

/** Takes it out, for whoever answers it; undefined where somebody did. */
export function takeAskedLetter(tx: Tx, id: string) {
  return tx.deleteFrom('askedLetter').where('id', '=', id).returning('content').executeTakeFirst()
}
