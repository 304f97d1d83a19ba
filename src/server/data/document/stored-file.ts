import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** A stored file's metadata. */
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

/** Which of these keys are referenced. */
export async function findKnownKeys(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('storedFile')
    .select('storageKey as key')
    .where('storageKey', 'in', keys)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

export type StoredFileRow = Awaited<ReturnType<typeof findUnchecked>>[number]

/** Undamaged files not checked since `before`, oldest check first. */
export function findUnchecked(tx: Tx, before: Date, limit: number) {
  const lookedAt = sql<Date>`coalesce(checked_at, created_at)`
  return tx
    .selectFrom('storedFile')
    .select(['storageKey', 'sizeBytes', 'sha256'])
    .where('damagedAt', 'is', null)
    .where(lookedAt, '<=', before)
    .orderBy(lookedAt)
    .limit(limit)
    .execute()
}

/** By key after this one, excluding known damaged files. */
export function findStoredAfter(tx: Tx, after: string, limit: number) {
  return tx
    .selectFrom('storedFile')
    .select(['storageKey', 'sizeBytes', 'sha256'])
    .where('storageKey', '>', after)
    .where('damagedAt', 'is', null)
    .orderBy('storageKey')
    .limit(limit)
    .execute()
}

export async function markChecked(tx: Tx, keys: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('storedFile')
    .set({ checkedAt: now })
    .where('storageKey', 'in', keys)
    .execute()
}

export async function markFileDamaged(tx: Tx, key: string, now: Date): Promise<void> {
  await tx.updateTable('storedFile').set({ damagedAt: now }).where('storageKey', '=', key).execute()
}
