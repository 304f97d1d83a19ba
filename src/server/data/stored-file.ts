import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type StoredFileRow = Awaited<ReturnType<typeof findUnchecked>>[number]

/** Files that are thought whole and were not looked at since `before`, the longest ago first. */
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

export async function deleteStoredFile(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('storedFile').where('storageKey', '=', key).execute()
}

export async function getMediaType(tx: Tx, key: string): Promise<string> {
  const { mediaType } = await tx
    .selectFrom('storedFile')
    .select('mediaType')
    .where('storageKey', '=', key)
    .executeTakeFirstOrThrow()
  return mediaType
}
