import { createHash } from 'node:crypto'
import { keepsContent } from '#domain/letter.ts'
import type { LetterRow } from '../../data/correspondence/letter.ts'
import { findFilesAlike, type LetterContentRows } from '../../data/correspondence/letter-content.ts'
import { sealContent } from '../../data/correspondence/sealed-letter.ts'
import type { StoredBytes } from '../../data/document/stored-file.ts'
import type { MailAttachment } from '../../platform/adapters/mailer/port.ts'
import type { Services } from '../../services.ts'
import type { ComposedLetter } from './define-letter.ts'

/** What is kept of a letter once it is sent. */
export type Kept = LetterContentRows & { subject: string }

type Hashed = MailAttachment & { sha256: Buffer }

/** Puts the bytes of those away that the application has not got yet; the same bytes once. */
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
 * Makes ready what is kept of a letter, before it is handed over: what cannot be kept is not sent. The bytes of
 * its attachments are stored here, their rows are written with its being sent; without those the sweeper takes the
 * bytes away. Null for letters of which nothing may be kept.
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

/** Takes the bytes away again of a letter that did not go. The sweeper takes what stays behind. */
export async function dropKept({ documentStore }: Services, kept: Kept | null): Promise<void> {
  for (const { storageKey } of kept?.files ?? []) {
    await documentStore.delete(storageKey).catch(() => {})
  }
}
