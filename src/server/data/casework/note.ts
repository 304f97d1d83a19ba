import type { Tx } from '../../platform/db/database.ts'

/** An application's internal notes, newest first. */
export function findNotes(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('internalNote')
    .select(['id', 'text', 'staffId', 'createdAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('id', 'desc')
    .execute()
}

/** Nothing if written under the same key before. */
export async function insertNote(
  tx: Tx,
  note: {
    applicationId: number
    staffId: string
    text: string
    clientId: string | null
    createdAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('internalNote')
    .values(note)
    .onConflict((oc) => oc.column('clientId').doNothing())
    .execute()
}
