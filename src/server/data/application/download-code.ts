import type { Tx } from '../../platform/db/database.ts'

/** A code is for one browser and one application. */
type Whose = { applicationId: number; sessionId: number }

/** Stores a new code, replacing the browser's earlier one. */
export async function saveDownloadCode(
  tx: Tx,
  whose: Whose,
  code: { codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const fresh = { ...code, tries: 0 }
  await tx
    .insertInto('downloadCode')
    .values({ ...whose, ...fresh })
    .onConflict((oc) => oc.columns(['applicationId', 'sessionId']).doUpdateSet(fresh))
    .execute()
}

/** Counts an attempt; undefined when no code can be tried. */
export function countCodeTry(tx: Tx, { applicationId, sessionId }: Whose, most: number, now: Date) {
  return tx
    .updateTable('downloadCode')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('applicationId', '=', applicationId)
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '>', now)
    .where('tries', '<', most)
    .returning('codeHash')
    .executeTakeFirst()
}

/** Uses a code; false if it was used before or is invalid. */
export async function takeDownloadCode(
  tx: Tx,
  { applicationId, sessionId }: Whose,
): Promise<boolean> {
  const taken = await tx
    .deleteFrom('downloadCode')
    .where('applicationId', '=', applicationId)
    .where('sessionId', '=', sessionId)
    .returning('sessionId')
    .execute()
  return taken.length > 0
}

/** Invalidates all codes of the application. */
export async function dropDownloadCodes(tx: Tx, applicationId: number): Promise<void> {
  await tx.deleteFrom('downloadCode').where('applicationId', '=', applicationId).execute()
}

export function findDownloadCode(tx: Tx, { applicationId, sessionId }: Whose) {
  return tx
    .selectFrom('downloadCode')
    .select('expiresAt')
    .where('applicationId', '=', applicationId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
}
