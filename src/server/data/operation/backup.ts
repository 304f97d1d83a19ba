import type { Tx } from '../../platform/db/database.ts'

export type NewBackup = {
  id: string
  /** The time of the snapshot. */
  at: Date
  bytes: number
  seconds: number
  documents: number
  /** Files not in the backup: damaged, or deleted meanwhile. */
  absentDocuments: number
}

export async function insertBackup(tx: Tx, backup: NewBackup): Promise<void> {
  await tx.insertInto('backup').values(backup).execute()
}

/** For a backup that this database knows; one made elsewhere or before a restore is ignored. */
export async function markBackupVerified(
  tx: Tx,
  id: string,
  { at, seconds }: { at: Date; seconds: number },
): Promise<void> {
  await tx
    .updateTable('backup')
    .set({ verifiedAt: at, verifiedSeconds: seconds })
    .where('id', '=', id)
    .execute()
}

export type LastBackup = NewBackup & {
  /** Last trial restore; null: never. */
  verifiedAt: Date | null
  verifiedSeconds: number | null
}

/** The newest backup; undefined if there is none. */
export async function findLastBackup(tx: Tx): Promise<LastBackup | undefined> {
  return tx.selectFrom('backup').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()
}
