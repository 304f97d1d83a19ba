import type { DocumentType } from '#domain/document/document.ts'
import { recordEvent } from '../../src/server/data/application/event.ts'
import { insertVersion } from '../../src/server/data/document/document.ts'
import { insertStoredFiles } from '../../src/server/data/document/stored-file.ts'
import type { Services } from '../../src/server/services.ts'

/** A document as if its traveller had sent it, without bytes. */
export async function addDocument(
  { db, random, clock }: Pick<Services, 'db' | 'random' | 'clock'>,
  whose: { applicationId: number; applicantId: number },
  documentType: DocumentType,
  at = clock.now(),
): Promise<void> {
  const storageKey = random.uuid()
  const file = { storageKey, mediaType: 'image/png', sizeBytes: 1, sha256: Buffer.alloc(32) }
  await insertStoredFiles(db, [file], at)
  const label = { fileName: 'a.png', storageKey, previewKey: null }
  await insertVersion(db, { ...whose, documentType, ...label, id: random.uuid() }, at)
  const line = { applicationId: whose.applicationId, at, actor: 'traveller' } as const
  await recordEvent(db, { ...line, kind: 'document-added', note: documentType })
}
