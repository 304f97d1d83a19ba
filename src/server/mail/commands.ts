import { stateOf } from '#domain/application/status.ts'
import { type DocumentType, documentRules, requiredDocuments } from '#domain/document/document.ts'
import { whyNotSend } from '#domain/document/sending.ts'
import { AppError } from '#domain/error.ts'
import { countApplicants, findApplicationIdOf } from '../data/applicant.ts'
import { lockApplication } from '../data/application.ts'
import { getSlot } from '../data/document.ts'
import { recordEvent } from '../data/event.ts'
import { attachEmail, findEmail, lockEmail, noteDocument } from '../data/received-email.ts'
import { refreshMessages } from '../data/work.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Trace } from '../http/staff-actor.ts'
import { putDocument } from '../new-document.ts'
import type { Services } from '../services.ts'
import { isFrom } from './about.ts'
import { kindOfMedia } from './files.ts'
import { getKeptFile } from './views.ts'

type By = { staff: { id: string }; trace: Trace; now: Date }

/**
 * Says which application an email is about that belonged to nothing: from then on it waits there for an answer.
 * Throws email.not-found, email.attached, application.not-found, application.erased.
 */
export function attach(
  { db }: Services,
  { id, applicationId }: { id: string; applicationId: number },
  { trace, now }: By,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const application = await lockApplication(tx, applicationId)
    if (application.erasedAt) throw new AppError('application.erased')
    const email = await lockEmail(tx, id)
    if (!email) throw new AppError('email.not-found')
    if (email.applicationId !== null || email.chatSessionId !== null) {
      throw new AppError('email.attached')
    }
    const isKnownSender = isFrom([email.sender], application.contactEmail)
    await attachEmail(tx, id, { applicationId, isKnownSender })
    await recordEvent(tx, { applicationId, at: now, kind: 'email-received', actor: 'traveller' })
    await refreshMessages(tx, applicationId)
    await trace(tx, { applicationId, subject: id })
  })
}

type Use = { id: string; fileId: string; applicantId: number; documentType: DocumentType }

/** Throws whatever speaks against a further version of this document. */
async function refuseClosed(
  tx: Tx,
  application: Awaited<ReturnType<typeof lockApplication>>,
  { applicantId, documentType }: Use,
): Promise<void> {
  if (!requiredDocuments(application.visaType).includes(documentType)) {
    throw new AppError('document.type-unknown')
  }
  const state = stateOf(application, await countApplicants(tx, application.id))
  const slot = await getSlot(tx, { applicantId, documentType })
  const closed = whyNotSend(state, slot.state, slot.review)
  if (closed) throw new AppError(closed)
}

/**
 * Takes a file of an email as a traveller's document: a new version, as if they had sent it, of the same bytes. Once.
 * Throws email.not-found, applicant.not-found, document.*, and what closes an application for uploads.
 */
export async function takeAsDocument(
  services: Services,
  use: Use,
  { staff, trace, now }: By,
): Promise<void> {
  const { db, random } = services
  const { id, fileId, applicantId, documentType } = use
  const known = await findEmail(db, id)
  if (!known) throw new AppError('email.not-found')
  const { applicationId } = known
  if (applicationId === null || (await findApplicationIdOf(db, applicantId)) !== applicationId) {
    throw new AppError('applicant.not-found')
  }
  await inTransaction(db, async (tx) => {
    const application = await lockApplication(tx, applicationId)
    const file = await getKeptFile(tx, { id, fileId })
    if (file.documentId !== null) throw new AppError('email.file-used')
    const kind = kindOfMedia(file.mediaType)
    const { accepted } = documentRules[documentType]
    if (!kind || !accepted.includes(kind)) {
      const allowed = accepted.map((each) => each.toUpperCase()).join(', ')
      throw new AppError('document.wrong-type', { allowed })
    }
    await refuseClosed(tx, application, use)
    const { fileName, storageKey, previewKey } = file
    const document = {
      ...{ id: random.uuid(), applicationId, applicantId, documentType },
      ...{ fileName, storageKey, previewKey },
    }
    await putDocument(tx, services, application, document, { staffId: staff.id, now })
    if (!(await noteDocument(tx, fileId, document.id))) throw new AppError('email.file-used')
    await trace(tx, { applicationId, subject: id, details: { documentType } })
  })
}
