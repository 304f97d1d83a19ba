import type { Insertable } from 'kysely'
import { AppError } from '#domain/error.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { UnattachedFile } from '../../platform/db/schema.ts'

/** A browser's unattached file. Throws document.not-found. */
export async function getUnattachedFile(tx: Tx, id: string, sessionId: number) {
  const found = await tx
    .selectFrom('unattachedFile')
    .innerJoin('storedFile', 'storedFile.storageKey', 'unattachedFile.storageKey')
    .select(['unattachedFile.fileName', 'storedFile.storageKey', 'storedFile.mediaType'])
    .where('unattachedFile.id', '=', id)
    .where('unattachedFile.sessionId', '=', sessionId)
    .executeTakeFirst()
  if (!found) throw new AppError('document.not-found')
  return found
}

export async function insertUnattachedFile(tx: Tx, file: Insertable<UnattachedFile>) {
  await tx.insertInto('unattachedFile').values(file).execute()
}

/** Deletes those from before a time; returns their storage keys. */
export async function deleteUnattachedFiles(tx: Tx, before: Date): Promise<string[]> {
  const gone = await tx
    .deleteFrom('unattachedFile')
    .where('createdAt', '<=', before)
    .returning('storageKey')
    .execute()
  return gone.map(({ storageKey }) => storageKey)
}
