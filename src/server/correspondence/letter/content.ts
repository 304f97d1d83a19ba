import { createHash } from 'node:crypto'
import { keepsContent } from '#domain/letter.ts'
import type { LetterRow } from '../../data/correspondence/letter.ts'
import { findFilesAlike, type LetterContentRows } from '../../data/correspondence/letter-content.ts'
import { sealContent } from '../../data/correspondence/sealed-letter.ts'
import type { StoredBytes } from '../../data/document/stored-file.ts'
import type { MailAttachment } from '../../platform/adapters/mailer/port.ts'
import type { Services } from '../../services.ts'
import type { ComposedLetter } from './define-letter.ts'

/** The stored content of a sent letter. */
export type Kept = LetterContentRows & { subject: string }

type Hashed = MailAttachment & { sha256: Buffer }

/** Stores files that the application does not have yet; identical ones once. */
async function storeFiles(
  { db, documentStore, random }: Services,
  { applicationId }: LetterRow,
  attached: readonly Hashed[],
) {
  const keys = new Map<string, string>()
  const files: StoredBytes[] = []
  if (applicationId === null || attached.length === 0) return { keys, files }
  const hashes = attached.map(({ sha256 }) => sha256)
  for (const { sha256, storageKey } of await findFilesAlike(db, applicationId, hashes)) {
    keys.set(sha256.toString('hex'), storageKey)
  }
  for (const { sha256, content, contentType: mediaType } of attached) {
    const hash = sha256.toString('hex')
    if (keys.has(hash)) continue
    const storageKey = random.uuid()
    await documentStore.put(storageKey, content)
    keys.set(hash, storageKey)
    files.push({ storageKey, mediaType, sizeBytes: content.byteLength, sha256 })
  }
  return { keys, files }
}

/**
 * Prepares the stored content of a letter before sending, since a letter that cannot be stored is
 * not sent. Attachments are stored here, their rows when the letter is marked as sent; until then
 * the sweeper deletes them. Null for letters whose content must not be stored.
 */
export async function makeKept(
  services: Services,
  letter: LetterRow,
  { subject, html, text, attachments = [] }: ComposedLetter,
): Promise<Kept | null> {
  if (!keepsContent(letter.kind)) return null
  const attached = attachments.map((each) => ({
    ...each,
    sha256: createHash('sha256').update(each.content).digest(),
  }))
  const { keys, files } = await storeFiles(services, letter, attached)
  return {
    subject,
    sealed: await sealContent(services, letter.id, { html, text }),
    files,
    attachments: attached.flatMap(({ filename: fileName, sha256 }) => {
      const storageKey = keys.get(sha256.toString('hex'))
      return storageKey === undefined ? [] : [{ fileName, storageKey }]
    }),
  }
}

/** Deletes the files of an unsent letter; the sweeper catches leftovers. */
export async function dropKept({ documentStore }: Services, kept: Kept | null): Promise<void> {
  for (const { storageKey } of kept?.files ?? []) {
    await documentStore.delete(storageKey).catch(() => {})
  }
}
