import { createHash } from 'node:crypto'
import type { DocumentType } from '#domain/document/document.ts'
import { recordEvent } from '../../src/server/data/application/event.ts'
import { insertVersion } from '../../src/server/data/document/document.ts'
import { insertStoredFiles } from '../../src/server/data/document/stored-file.ts'
import type { Tx } from '../../src/server/platform/db/database.ts'

type Parts = { db: Tx; random: { uuid(): string }; clock: { now(): Date } }

/** A file as if it were stored, without bytes; each differs, as the same one again raises a question. */
export async function addStoredFile({ db, random, clock }: Parts, at = clock.now()) {
  const storageKey = random.uuid()
  const sha256 = createHash('sha256').update(storageKey).digest()
  await insertStoredFiles(db, [{ storageKey, mediaType: 'image/png', sizeBytes: 1, sha256 }], at)
  return storageKey
}

/** A document as if its traveller had sent it, without bytes; returns its id. */
export async function addDocument(
  parts: Parts,
  whose: { applicationId: number; applicantId: number },
  documentType: DocumentType,
  at = parts.clock.now(),
): Promise<string> {
  const { db, random } = parts
  const id = random.uuid()
  const file = { fileName: 'a.png', storageKey: await addStoredFile(parts, at), previewKey: null }
  await insertVersion(db, { ...whose, documentType, ...file, id }, at)
  const line = { applicationId: whose.applicationId, at, actor: 'traveller' } as const
  await recordEvent(db, { ...line, kind: 'document-added', note: documentType })
  return id
}

/** The verdict of a colleague who accepts. */
export const acceptedBy = (reviewedBy: string, reviewedAt: Date) =>
  ({ review: 'accepted', reviewReason: null, reviewNote: null, reviewedBy, reviewedAt }) as const
