import type { Tx } from '../../platform/db/database.ts'

export type NewBackup = {
  id: string
  /** The moment whose state it holds. */
  at: Date
  bytes: number
  seconds: number
  documents: number
  /** Files whose bytes are not in it: damaged, or deleted while it was made. */
  absentDocuments: number
}

export async function insertBackup(tx: Tx, backup: NewBackup): Promise<void> {
  await tx.insertInto('backup').values(backup).execute()
}

/** Of a backup that this database knows; made elsewhere or after a restore it does not, and nothing happens. */
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
  /** When it was last restored to try it; null: never. */
  verifiedAt: Date | null
  verifiedSeconds: number | null
}

/** The backup that holds the newest state; undefined where none was ever made. */
export async function findLastBackup(tx: Tx): Promise<LastBackup | undefined> {
  return tx.selectFrom('backup').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()
}
