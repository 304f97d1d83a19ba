import { AppError } from '#domain/error.ts'
import { findAgreementOf } from '../data/agreement.ts'
import { findApplicationById } from '../data/application.ts'
import { findApproval } from '../data/approval.ts'
import { findDocumentVersion } from '../data/document-version.ts'
import type { Tx } from '../db/database.ts'
import { attachment, picture } from '../http/attachment.ts'
import type { Services } from '../services.ts'
import { openStored } from '../stored.ts'

/** A document of any version that the traveller has not taken back. Throws document.not-found. */
export async function getDocument(tx: Tx, id: string) {
  const found = await findDocumentVersion(tx, id)
  if (!found) throw new AppError('document.not-found')
  return found
}

type Found = Awaited<ReturnType<typeof getDocument>>

export async function documentFile(services: Services, found: Found) {
  return attachment(await openStored(services, found.storageKey), found)
}

/** Throws document.not-found when no small picture was made of it. */
export async function previewFile(services: Services, { previewKey }: Found) {
  if (!previewKey) throw new AppError('document.not-found')
  return picture(await openStored(services, previewKey))
}

/** Throws application.not-found, document.not-found. */
export async function approvalFile(services: Services, applicationId: number) {
  const found = await findApproval(services.db, applicationId)
  if (found) return attachment(await openStored(services, found.storageKey), found)
  const application = await findApplicationById(services.db, applicationId)
  throw new AppError(application ? 'document.not-found' : 'application.not-found')
}

/** The printed agreement. Throws agreement.not-found while there is none. */
export async function agreementFile(services: Services, applicationId: number) {
  const key = (await findAgreementOf(services.db, applicationId))?.storageKey
  if (!key) throw new AppError('agreement.not-found')
  const file = { mediaType: 'application/pdf', fileName: 'agreement.pdf' }
  return attachment(await openStored(services, key), file)
}
