import { readdir } from 'node:fs/promises'
import { ConfigError } from './config.ts'
import { getKeyCheck, hasSealedRows, insertKeyCheck, updateKeyCheck } from './data/key-check.ts'
import type { Tx } from './db/database.ts'
import { seal, unseal } from './sealing.ts'

const name = 'document-key'
const known = Buffer.from('Only the right key opens this.')

const folderHolds = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length > 0

/** Whether anything exists that only the document key of this installation opens. */
export async function hasSealed(db: Tx, documentsFolder: string): Promise<boolean> {
  if (await folderHolds(documentsFolder)) return true
  return hasSealedRows(db)
}

function opens(key: Buffer, sealed: Buffer): boolean {
  try {
    return unseal(key, sealed, name).equals(known)
  } catch {
    return false
  }
}

/**
 * Notices at the start that the key is another one than before, instead of storing the next documents
 * under it beside those that it does not open. Throws ConfigError.
 */
export async function checkKey(
  db: Tx,
  call: { key: Buffer; nonce: () => Buffer; now: Date; documentsFolder: string },
): Promise<void> {
  const { key, nonce, now, documentsFolder } = call
  const fresh = { name, sealed: seal(key, known, name, nonce()), createdAt: now }
  // Nodes that start at once write one row; the others compare with it.
  await insertKeyCheck(db, fresh)
  if (opens(key, await getKeyCheck(db, name))) return
  if (await hasSealed(db, documentsFolder)) {
    throw new ConfigError(
      'DOCUMENT_KEY is wrong: the documents were sealed with another one (or another secrets.json). Bring that back; see "A lost key" in docs/operations.md',
    )
  }
  await updateKeyCheck(db, fresh)
}
