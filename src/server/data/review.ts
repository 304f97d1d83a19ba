import type { Role } from '#domain/permission.ts'
import type { Tx } from '../db/database.ts'

export type DocumentVersionRow = Awaited<ReturnType<typeof findDocumentVersions>>[number]

/** Every version that the traveller has not taken back, newest first. */
export function findDocumentVersions(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('document')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .select([
      'document.id',
      'document.applicantId',
      'document.documentType',
      'document.fileName',
      'document.version',
      'document.current',
      'document.createdAt',
      'document.previewKey',
      'document.review',
      'document.reviewReason',
      'document.reviewNote',
      'document.reviewedBy',
      'document.reviewedAt',
      'storedFile.mediaType',
      'storedFile.sizeBytes',
    ])
    .where('document.applicationId', '=', applicationId)
    .where('document.removedAt', 'is', null)
    .orderBy('document.version', 'desc')
    .execute()
}

export function findNotes(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('internalNote')
    .select(['id', 'text', 'staffId', 'createdAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('id', 'desc')
    .execute()
}

export function findPayments(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('payment')
    .select(['id', 'state', 'amountCents', 'capturedAt', 'gatewayRef'])
    .where('applicationId', '=', applicationId)
    .orderBy('capturedAt')
    .execute()
}

/** Other applications with one of these passports, newest first. */
export function findSamePassport(
  tx: Tx,
  applicationId: number,
  passportNumbers: readonly string[],
) {
  return tx
    .selectFrom('applicant')
    .innerJoin('application', 'application.id', 'applicant.applicationId')
    .select(['application.id', 'application.status'])
    .distinct()
    .where('applicant.passportNumber', 'in', passportNumbers)
    .where('application.id', '<>', applicationId)
    .orderBy('application.id', 'desc')
    .limit(20)
    .execute()
}

export function findHistory(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicationEvent')
    .leftJoin('staff', 'staff.id', 'applicationEvent.staffId')
    .select([
      'applicationEvent.id',
      'applicationEvent.at',
      'applicationEvent.kind',
      'applicationEvent.actor',
      'applicationEvent.staffId',
      'applicationEvent.fromStatus',
      'applicationEvent.toStatus',
      'applicationEvent.note',
      'applicationEvent.message',
      'staff.name as staffName',
    ])
    .where('applicationEvent.applicationId', '=', applicationId)
    .orderBy('applicationEvent.id', 'desc')
    .execute()
}

/** Names of colleagues by id; whoever is gone for good is missing. */
export async function findNames(
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await tx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', known)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export function findDocument(tx: Tx, id: string) {
  return tx
    .selectFrom('document')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .select([
      'document.applicationId',
      'document.fileName',
      'document.storageKey',
      'document.previewKey',
      'storedFile.mediaType',
    ])
    .where('document.id', '=', id)
    .where('document.removedAt', 'is', null)
    .executeTakeFirst()
}

export function findAgreementFile(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('agreement')
    .select('storageKey')
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
}

/** Whom work can be given to. */
export function findColleagues(tx: Tx, roles: readonly Role[]) {
  return tx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('disabledAt', 'is', null)
    .where('role', 'in', roles)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Whose verdict stands on a document that counts now. */
export async function findReviewers(tx: Tx, applicationId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('document')
    .select('reviewedBy')
    .distinct()
    .where('applicationId', '=', applicationId)
    .where('current', '=', true)
    .where('reviewedBy', 'is not', null)
    .execute()
  return rows.flatMap(({ reviewedBy }) => reviewedBy ?? [])
}
