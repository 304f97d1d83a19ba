import type { Tx } from '../../platform/db/database.ts'

/** Whose a code is: one browser's, for one application. */
type Whose = { applicationId: number; sessionId: number }

/** Keeps a fresh code in the place of the one that the browser had before. */
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

/** Counts one more try; undefined when there is no code that could still be tried. */
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

/** Uses a code up; false where that happened before, or no code counts any more. */
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

/** No browser's code opens the application any more. */
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
