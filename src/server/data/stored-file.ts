import type { Tx } from '../db/database.ts'

/** What is known of a file once its bytes are stored. */
export type StoredBytes = {
  storageKey: string
  mediaType: string
  sizeBytes: number
  sha256: Buffer
}

export async function insertStoredFiles(tx: Tx, files: readonly StoredBytes[], now: Date) {
  await tx
    .insertInto('storedFile')
    .values(files.map((file) => ({ ...file, createdAt: now })))
    .execute()
}

export async function deleteStoredFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.deleteFrom('storedFile').where('storageKey', 'in', keys).execute()
}

/** Which of these keys a row points to. */
export async function findKnownKeys(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('storedFile')
    .select('storageKey as key')
    .where('storageKey', 'in', keys)
    .union(
      tx
        .selectFrom('application')
        .select((eb) => eb.ref('approvalDocumentKey').$notNull().as('key'))
        .where('approvalDocumentKey', 'in', keys),
    )
    .execute()
  return new Set(rows.map(({ key }) => key))
}
