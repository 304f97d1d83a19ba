import { requiredDocuments } from '#domain/document/document.ts'
import { documentsKind } from '#domain/staff/alert.ts'
import { alertStaff } from './alerts.ts'
import { refreshReadiness } from './data/applicant-state.ts'
import type { ApplicationRow } from './data/application.ts'
import { insertVersion, type NewDocument, stopAsking } from './data/document.ts'
import { recordEvent } from './data/event.ts'
import type { Tx } from './db/database.ts'
import { comparePage } from './passport-pages.ts'
import type { Services } from './services.ts'

/** The values of a version that nobody has looked at: each new one is reviewed and compared anew. */
export const unreviewed = {
  review: 'unreviewed',
  reviewReason: null,
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  checkResult: null,
  checkFields: null,
  checkedAt: null,
} as const

/** Tells whoever has an application that documents of it came, or those who want to know where nobody has. */
export function tellOfDocuments(
  tx: Tx,
  services: Services,
  { id: applicationId, assignedTo }: Pick<ApplicationRow, 'id' | 'assignedTo'>,
  { now, by = null }: { now: Date; by?: string | null },
): Promise<void> {
  const kind = documentsKind(assignedTo)
  return alertStaff(tx, services, { kind, to: assignedTo, by, applicationId, now })
}

/**
 * Puts a new version of a document in the place of the current one, with all that follows: readiness, history,
 * the question for a better one, whoever is told, and the comparison of a passport page. The application is
 * locked, and nothing speaks against it any more. `staffId`: the colleague who put it in; null, the traveller.
 */
export async function putDocument(
  tx: Tx,
  services: Services,
  application: ApplicationRow,
  document: NewDocument,
  { staffId, now }: { staffId: string | null; now: Date },
): Promise<number> {
  const version = await insertVersion(tx, document, now)
  await refreshReadiness(tx, application.id, requiredDocuments(application.visaType))
  if (application.documentsAskedAt) await stopAsking(tx, application.id)
  await recordEvent(tx, {
    applicationId: application.id,
    at: now,
    kind: 'document-added',
    actor: staffId === null ? 'traveller' : 'staff',
    staffId,
    note: document.documentType,
  })
  // Before that the travellers are still at it.
  if (application.completedAt)
    await tellOfDocuments(tx, services, application, { now, by: staffId })
  if (document.documentType === 'passportDocument') await comparePage(tx, services, document.id)
  return version
}
