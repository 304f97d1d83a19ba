import { readdir } from 'node:fs/promises'
import {
  findKeyCheck,
  hasSealedRows,
  insertKeyCheck,
  updateKeyCheck,
} from '../../data/operation/key-check.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ConfigError } from '../../platform/environment.ts'
import { type SealingKey, seal, unseal } from '../../platform/sealing.ts'

const name = 'document-key'
const known = Buffer.from('Only the right key opens this.')

const folderHolds = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length > 0

/** Whether any data need this installation's document key. */
export async function hasSealed(db: Tx, documentsFolder: string): Promise<boolean> {
  if (await folderHolds(documentsFolder)) return true
  return hasSealedRows(db)
}

function opens(key: SealingKey, sealed: Buffer): boolean {
  try {
    return unseal(key, sealed, name).equals(known)
  } catch {
    return false
  }
}

/** Whether this is the installation's key, or nothing was ever encrypted. */
export async function isRightKey(db: Tx, key: SealingKey): Promise<boolean> {
  const sealed = await findKeyCheck(db, name)
  return !sealed || opens(key, sealed)
}

/** Stores the new key's check for the next start. */
export async function renewKeyCheck(
  db: Tx,
  key: SealingKey,
  call: { nonce: Buffer; now: Date },
): Promise<void> {
  const sealed = seal(key, known, name, call.nonce)
  await updateKeyCheck(db, { name, sealed, createdAt: call.now })
}

/** Detects a changed key at startup, before documents are stored under different keys. Throws ConfigError. */
export async function checkKey(
  db: Tx,
  call: { key: SealingKey; nonce: () => Buffer; now: Date; documentsFolder: string },
): Promise<void> {
  const { key, nonce, now, documentsFolder } = call
  const fresh = { name, sealed: seal(key, known, name, nonce()), createdAt: now }
  // Concurrent nodes write one row; the others compare with it.
  await insertKeyCheck(db, fresh)
  if (await isRightKey(db, key)) return
  if (await hasSealed(db, documentsFolder)) {
    throw new ConfigError(
      'DOCUMENT_KEY is wrong: the documents were sealed with another one (or another secrets.json). Bring that back; see "A lost key" in docs/operations/keys.md',
    )
  }
  await updateKeyCheck(db, fresh)
}
