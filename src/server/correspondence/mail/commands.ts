import type { DocumentType } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { lockApplication } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { refreshMessages } from '../../data/casework/work.ts'
import { tellThread } from '../../data/chat/event.ts'
import {
  attachEmail,
  closeEmail,
  findEmail,
  lockEmail,
  noteDocument,
} from '../../data/correspondence/received-email.ts'
import { takeAsDocument } from '../../document/take-as-document.ts'
import type { Trace } from '../../http/staff-actor.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { isFrom } from './about.ts'
import { getKeptFile } from './views.ts'

type By = { staff: { id: string }; trace: Trace; now: Date }

/** Locks an e-mail that belongs to nothing, or is of the kind that may be closed where it is. */
async function lockUnassigned(tx: Tx, id: string, but?: 'authority') {
  const email = await lockEmail(tx, id)
  if (!email) throw new AppError('email.not-found')
  const { applicationId, chatSessionId, kind } = email
  if (kind !== but && (applicationId !== null || chatSessionId !== null)) {
    throw new AppError('email.attached')
  }
  return email
}

/**
 * Attaches an unassigned e-mail to an application, where it then waits for an answer. Throws
 * email.not-found, email.attached, application.not-found, application.erased.
 */
export function attach(
  { db }: Services,
  { id, applicationId }: { id: string; applicationId: number },
  { trace, now }: By,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const application = await lockApplication(tx, applicationId)
    if (application.erasedAt) throw new AppError('application.erased')
    const email = await lockUnassigned(tx, id)
    const isKnownSender = isFrom([email.sender], { application })
    await attachEmail(tx, id, { applicationId, isKnownSender })
    await recordEvent(tx, { applicationId, at: now, kind: 'email-received', actor: 'traveller' })
    await refreshMessages(tx, [applicationId])
    await tellThread(tx, applicationId)
    await trace(tx, { applicationId, subject: id })
  })
}

/**
 * Says that an unassigned e-mail needs no answer, that one of the authority is dealt with, or the
 * contrary; idempotent. Throws email.not-found, email.attached.
 */
export function close(
  { db }: Services,
  { id, isClosed }: { id: string; isClosed: boolean },
  { trace, now }: By,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const email = await lockUnassigned(tx, id, 'authority')
    if ((email.closedAt !== null) !== isClosed) await closeEmail(tx, id, isClosed ? now : null)
    const { applicationId } = email
    await trace(tx, { applicationId, subject: id, details: { closed: isClosed } })
  })
}

type Use = { id: string; fileId: string; applicantId: number; documentType: DocumentType }

/**
 * Takes an e-mailed file over as a traveller's document, once: a new version, as if they had
 * uploaded it. Throws email.not-found, email.file-used, applicant.not-found, document.not-found,
 * and the errors of an application closed for uploads.
 */
export async function useAsDocument(
  services: Services,
  { id, fileId, applicantId, documentType }: Use,
  { staff, address, trace, now }: By & { address: string },
): Promise<void> {
  const { db } = services
  const email = await findEmail(db, id)
  if (!email) throw new AppError('email.not-found')
  const { applicationId, kind } = email
  // What the authority sends is no document of a traveller.
  if (applicationId === null || kind === 'authority') throw new AppError('applicant.not-found')
  const file = await getKeptFile(db, { id, fileId })
  if (file.documentId !== null) throw new AppError('email.file-used')
  const note = async (tx: Tx, documentId: string) => {
    if (!(await noteDocument(tx, fileId, documentId))) throw new AppError('email.file-used')
    await trace(tx, { applicationId, subject: id, details: { documentType } })
  }
  const to = { applicationId, applicantId, documentType }
  await takeAsDocument(services, file, to, { staffId: staff.id, address, now, note })
}
