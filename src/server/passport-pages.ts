import { requiredDocuments } from '#domain/document/document.ts'
import { refreshReadiness } from './data/applicant-state.ts'
import type { ApplicationRow } from './data/application.ts'
import { insertVersion } from './data/document.ts'
import { recordEvent } from './data/event.ts'
import { findPassportDocumentOf } from './data/passport-check.ts'
import { takeWaitingPages } from './data/passport-page.ts'
import type { Tx } from './db/database.ts'
import { enqueue } from './db/enqueue.ts'
import type { Services } from './services.ts'

type Parts = Pick<Services, 'boss'>

/** Has a passport page that stands compared with the answers, after this transaction. */
export async function comparePage(tx: Tx, { boss }: Parts, documentId: string): Promise<void> {
  await enqueue(tx, boss, 'compare-passport', { id: documentId })
}

/** The same of whichever page an applicant has given, if any: the answers are others than they were. */
export async function comparePageOf(tx: Tx, parts: Parts, applicantId: number): Promise<void> {
  const documentId = await findPassportDocumentOf(tx, applicantId)
  if (documentId !== undefined) await comparePage(tx, parts, documentId)
}

/**
 * The pages that waited for the payment of a locked application become documents of their travellers, the
 * first version of each, as if they had been sent now.
 */
export async function takeOverPages(
  tx: Tx,
  parts: Parts,
  { id: applicationId, visaType }: Pick<ApplicationRow, 'id' | 'visaType'>,
  now: Date,
): Promise<void> {
  const pages = await takeWaitingPages(tx, applicationId)
  for (const page of pages) {
    const documentType = 'passportDocument'
    await insertVersion(tx, { ...page, applicationId, documentType }, now)
    await recordEvent(tx, {
      ...{ applicationId, at: now, actor: 'traveller' },
      ...{ kind: 'document-added', note: documentType },
    })
    await comparePage(tx, parts, page.id)
  }
  if (pages.length > 0) await refreshReadiness(tx, applicationId, requiredDocuments(visaType))
}
