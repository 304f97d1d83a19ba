import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Whether any rows need this installation's document key. */
export async function hasSealedRows(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from stored_file)
    or exists (select from draft) or exists (select from staff_two_factor) as found`.execute(tx)
  return rows[0]?.found ?? false
}

type KeyCheck = { name: string; sealed: Buffer; createdAt: Date }

/** Stores a ciphertext to recognise the key by, unless there is one. */
export async function insertKeyCheck(tx: Tx, check: KeyCheck): Promise<void> {
  await tx
    .insertInto('keyCheck')
    .values(check)
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
}

export async function findKeyCheck(tx: Tx, name: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('keyCheck')
    .select('sealed')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.sealed ?? null
}

export async function updateKeyCheck(tx: Tx, { name, ...check }: KeyCheck): Promise<void> {
  await tx.updateTable('keyCheck').set(check).where('name', '=', name).execute()
}
