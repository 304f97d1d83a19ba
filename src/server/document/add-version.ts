import { stateOf } from '#domain/application/status.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import { whyNotSend } from '#domain/document/upload-rule.ts'
import { AppError } from '#domain/error.ts'
import { countApplicants } from '../data/application/applicant.ts'
import { refreshReadiness } from '../data/application/applicant-state.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { recordEvent } from '../data/application/event.ts'
import { getSlot, insertVersion, stopAsking } from '../data/document/document.ts'
import { insertStoredFiles } from '../data/document/stored-file.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'
import { comparePage } from './passport-pages.ts'
import type { Admitted } from './upload/port.ts'

export const filesOf = ({ file, preview }: Admitted) => (preview ? [file, preview] : [file])

/** Throws when the current document can no longer be replaced. */
export async function refuseClosed(
  tx: Tx,
  application: Parameters<typeof whyNotSend>[0],
  slot: Parameters<typeof getSlot>[1],
): Promise<void> {
  const { state, review } = await getSlot(tx, slot)
  const closed = whyNotSend(application, state, review)
  if (closed) throw new AppError(closed)
}

export type NewDocument = Parameters<typeof insertVersion>[1]

/**
 * Stores an admitted file as a document's newest version, for a locked application; returns its
 * number. Throws application.closed, applicant.filed, document.accepted, payment.required.
 */
export async function addVersion(
  tx: Tx,
  services: Pick<Services, 'boss' | 'rules'>,
  application: ApplicationRow,
  added: {
    admitted: Admitted
    document: NewDocument
    /** The colleague who took it from a message; null: uploaded by the traveller. */
    staffId: string | null
    now: Date
  },
): Promise<number> {
  const { admitted, document, staffId, now } = added
  await refuseClosed(tx, stateOf(application, await countApplicants(tx, application.id)), document)
  await insertStoredFiles(tx, filesOf(admitted), now)
  const version = await insertVersion(tx, document, now)
  const rules = services.rules.for(application.rulesVersion, now)
  await refreshReadiness(tx, application.id, requiredDocuments(rules, application.visaType))
  if (application.documentsAskedAt) await stopAsking(tx, rules, application.id)
  await recordEvent(tx, {
    ...{ applicationId: application.id, at: now, kind: 'document-added' },
    ...(staffId === null ? { actor: 'traveller' } : { actor: 'staff', staffId }),
    note: document.documentType,
  })
  if (document.documentType === 'passportDocument') await comparePage(tx, services, document.id)
  return version
}
