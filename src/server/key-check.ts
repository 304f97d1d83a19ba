import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { ConfigError } from './config.ts'
import type { Tx } from './db/database.ts'
import { seal, unseal } from './sealing.ts'

const name = 'document-key'
const known = Buffer.from('Only the right key opens this.')

const folderHolds = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length > 0

/** Whether anything exists that only the document key of this installation opens. */
export async function hasSealed(db: Tx, documentsFolder: string): Promise<boolean> {
  if (await folderHolds(documentsFolder)) return true
  const { rows } = await sql<{ found: boolean }>`select exists (select from stored_file)
    or exists (select from draft) or exists (select from staff_two_factor) as found`.execute(db)
  return rows[0]?.found ?? false
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
  await db
    .insertInto('keyCheck')
    .values(fresh)
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  const { sealed } = await db
    .selectFrom('keyCheck')
    .select('sealed')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  if (opens(key, sealed)) return
  if (await hasSealed(db, documentsFolder)) {
    throw new ConfigError(
      'DOCUMENT_KEY is wrong: the documents were sealed with another one (or another secrets.json). Bring that back; see "A lost key" in docs/operations.md',
    )
  }
  const { sealed: anew, createdAt } = fresh
  await db
    .updateTable('keyCheck')
    .set({ sealed: anew, createdAt })
    .where('name', '=', name)
    .execute()
}
