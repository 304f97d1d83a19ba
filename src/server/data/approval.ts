import type { Tx } from '../db/database.ts'

/** The approval document that counts: the newest one. */
export function findApproval(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('approvalDocument')
    .innerJoin('storedFile', 'storedFile.storageKey', 'approvalDocument.storageKey')
    .select([
      'approvalDocument.storageKey',
      'approvalDocument.fileName',
      'approvalDocument.addedBy',
      'approvalDocument.createdAt',
      'storedFile.mediaType',
      'storedFile.sizeBytes',
    ])
    .where('approvalDocument.applicationId', '=', applicationId)
    .orderBy('approvalDocument.createdAt', 'desc')
    .orderBy('approvalDocument.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertApproval(
  tx: Tx,
  approval: {
    id: string
    applicationId: number
    storageKey: string
    fileName: string
    /** Whether it names an applicant. */
    namesFound: boolean
    addedBy: string
    createdAt: Date
  },
): Promise<void> {
  await tx.insertInto('approvalDocument').values(approval).execute()
}
