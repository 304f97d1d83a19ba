import { AppError } from '#domain/error.ts'
import { visaAnswer } from '../../application/visas.ts'
import { findAgreementOf } from '../../data/application/agreement.ts'
import { findApplicants, findApplicationIdOf } from '../../data/application/applicant.ts'
import { findApplicationById } from '../../data/application/application.ts'
import { findVisas } from '../../data/casework/approval.ts'
import { findDocumentVersion } from '../../data/document/document-version.ts'
import { attachment, picture } from '../../http/attachment.ts'
import type { Tx } from '../../platform/db/database.ts'
import { openStored } from '../../platform/read-stored.ts'
import type { Services } from '../../services.ts'

/** A document in any version, unless withdrawn by the traveller. Throws document.not-found. */
export async function getDocument(tx: Tx, id: string) {
  const found = await findDocumentVersion(tx, id)
  if (!found) throw new AppError('document.not-found')
  return found
}

type Found = Awaited<ReturnType<typeof getDocument>>

export async function documentFile(services: Services, found: Found) {
  return attachment(await openStored(services, found.storageKey), found)
}

/** Throws document.not-found without a preview. */
export async function previewFile(services: Services, { previewKey }: Found) {
  if (!previewKey) throw new AppError('document.not-found')
  return picture(await openStored(services, previewKey))
}

/** Throws application.not-found, document.not-found. */
export async function approvalFile(services: Services, applicationId: number) {
  const application = await findApplicationById(services.db, applicationId)
  if (!application) throw new AppError('application.not-found')
  const visas = await findVisas(services.db, applicationId)
  const applicants = await findApplicants(services.db, applicationId)
  return visaAnswer(services, applicationId, visas, applicants)
}

/** A traveller's visa document, approved or not. Throws document.not-found. */
export async function findVisaOf(tx: Tx, applicantId: number) {
  const applicationId = await findApplicationIdOf(tx, applicantId)
  const visas = applicationId ? await findVisas(tx, applicationId) : []
  const found = visas.find((visa) => visa.applicantId === applicantId)
  if (!applicationId || !found) throw new AppError('document.not-found')
  return { ...found, applicationId }
}

type FoundVisa = Awaited<ReturnType<typeof findVisaOf>>

export async function visaFile(services: Services, found: FoundVisa) {
  return attachment(await openStored(services, found.storageKey), found)
}

/** The printed agreement. Throws agreement.not-found until there is one. */
export async function agreementFile(services: Services, applicationId: number) {
  const key = (await findAgreementOf(services.db, applicationId))?.storageKey
  if (!key) throw new AppError('agreement.not-found')
  const file = { mediaType: 'application/pdf', fileName: 'agreement.pdf' }
  return attachment(await openStored(services, key), file)
}
