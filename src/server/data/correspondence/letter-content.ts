import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { insertStoredFiles, type StoredBytes } from '../document/stored-file.ts'

// What letters said when they were sent, and what was attached to them.

/** A letter's stored content. */
export type LetterContentRows = {
  /** Encrypted HTML and text; see letter/content.ts. */
  sealed: Buffer
  /** In order of attachment. */
  attachments: readonly { fileName: string; storageKey: string }[]
  /** Attached files without a row so far. */
  files: readonly StoredBytes[]
}

export async function insertLetterContent(
  tx: Tx,
  letterId: string,
  { sealed, attachments, files }: LetterContentRows,
  now: Date,
): Promise<void> {
  await tx.insertInto('letterContent').values({ letterId, sealed }).execute()
  if (files.length > 0) await insertStoredFiles(tx, files, now)
  if (attachments.length === 0) return
  const rows = attachments.map((each, position) => ({ ...each, letterId, position }))
  await tx.insertInto('letterAttachment').values(rows).execute()
}

type StoredAlike = { storageKey: string; sha256: Buffer }

/** Intact files of an application with these hashes, among those that letters can attach. */
export async function findFilesAlike(
  tx: Tx,
  applicationId: number,
  hashes: readonly Buffer[],
): Promise<StoredAlike[]> {
  const { rows } = await sql<StoredAlike>`
    select f.storage_key, f.sha256 from stored_file f
    where f.sha256 in (${sql.join(hashes)}) and f.damaged_at is null and f.storage_key in (
      select storage_key from approval_document where application_id = ${applicationId}
      union all select storage_key from agreement
        where application_id = ${applicationId} and storage_key is not null
      union all select a.storage_key from letter l join letter_attachment a on a.letter_id = l.id
        where l.application_id = ${applicationId})`.execute(tx)
  return rows
}

/** A letter's encrypted content; undefined if none was stored. */
export function findLetterContent(tx: Tx, letterId: string) {
  return tx
    .selectFrom('letterContent')
    .select('sealed')
    .where('letterId', '=', letterId)
    .executeTakeFirst()
}

/** A letter's attachments in order. */
export function findLetterAttachments(tx: Tx, letterId: string) {
  return tx
    .selectFrom('letterAttachment')
    .innerJoin('storedFile', 'storedFile.storageKey', 'letterAttachment.storageKey')
    .select(['position', 'fileName', 'letterAttachment.storageKey'])
    .select(['storedFile.mediaType', 'storedFile.sizeBytes'])
    .where('letterId', '=', letterId)
    .orderBy('position')
    .execute()
}

/** Letters of an application, of a recipient, or by id. */
export type LettersOf =
  | { applicationId: number }
  | { recipient: string }
  | { ids: readonly string[] }

const whichLetters = (which: LettersOf) => {
  if ('applicationId' in which) return sql`l.application_id = ${which.applicationId}`
  if ('recipient' in which) return sql`lower(l.recipient) = ${which.recipient}`
  return sql`l.id in (${sql.join(which.ids)})`
}

/**
 * Deletes attachments, so that their letters can be deleted; returns the keys of files no longer in
 * use. Locks the letters, waiting for one being sent.
 */
export async function takeLetterAttachments(tx: Tx, which: LettersOf): Promise<string[]> {
  await sql`select from letter l where ${whichLetters(which)} order by l.id for update`.execute(tx)
  const { rows: taken } = await sql<{ key: string }>`
    delete from letter_attachment a using letter l
    where l.id = a.letter_id and ${whichLetters(which)} returning a.storage_key as key`.execute(tx)
  const keys = [...new Set(taken.map(({ key }) => key))]
  if (keys.length === 0) return []
  const { rows: unused } = await sql<{ key: string }>`
    select f.storage_key as key from stored_file f where f.storage_key in (${sql.join(keys)})
      and not exists (select from letter_attachment a where a.storage_key = f.storage_key)
      and not exists (select from approval_document d where d.storage_key = f.storage_key)
      and not exists (select from agreement g where g.storage_key = f.storage_key)`.execute(tx)
  return unused.map(({ key }) => key)
}
