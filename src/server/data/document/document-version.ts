import type { Tx } from '../../platform/db/database.ts'

const versionsOf = (tx: Tx, applicationId: number) =>
  tx
    .selectFrom('document')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .leftJoin('passportCheck', 'passportCheck.documentId', 'document.id')
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
      'document.confirmedAnswers',
      'document.lacksFace',
      'document.isRight',
      'storedFile.mediaType',
      'storedFile.sizeBytes',
      'storedFile.sha256',
      'passportCheck.result as checkResult',
      'passportCheck.fields as checkFields',
      'passportCheck.checkedAt',
    ])
    .where('document.applicationId', '=', applicationId)

const filesOf = (tx: Tx) =>
  tx
    .selectFrom('document')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .select([
      'document.applicationId',
      'document.documentType',
      'document.fileName',
      'document.storageKey',
      'document.previewKey',
      'document.createdAt',
      'document.review',
      'storedFile.mediaType',
      'storedFile.sizeBytes',
    ])

/** A document and its storage key. */
export type StoredDocument = Awaited<ReturnType<typeof findCurrentFiles>>[number]

export type DocumentRow = Awaited<ReturnType<typeof findCurrentDocuments>>[number]

/** The current documents. */
export function findCurrentDocuments(tx: Tx, applicationId: number) {
  return versionsOf(tx, applicationId).where('document.current', '=', true).execute()
}

/** All versions not withdrawn by the traveller, newest first. */
export function findDocumentVersions(tx: Tx, applicationId: number) {
  return versionsOf(tx, applicationId)
    .where('document.removedAt', 'is', null)
    .orderBy('document.version', 'desc')
    .execute()
}

/** Any version not withdrawn, for staff. */
export function findDocumentVersion(tx: Tx, id: string) {
  return filesOf(tx)
    .where('document.id', '=', id)
    .where('document.removedAt', 'is', null)
    .executeTakeFirst()
}

/** A traveller's current files. */
export function findCurrentFiles(tx: Tx, applicantId: number) {
  return filesOf(tx)
    .where('document.applicantId', '=', applicantId)
    .where('document.current', '=', true)
    .execute()
}

/** The current document of a storage key. */
export function findCurrentByKey(tx: Tx, storageKey: string) {
  return tx
    .selectFrom('document')
    .innerJoin('applicant', 'applicant.id', 'document.applicantId')
    .select(['document.id', 'document.applicationId', 'applicant.state'])
    .where('storageKey', '=', storageKey)
    .where('current', '=', true)
    .executeTakeFirst()
}

/** Removes a preview from its owner: document, passport page, chat file or e-mail file; false if none has it. */
export async function clearPreview(tx: Tx, previewKey: string): Promise<boolean> {
  for (const table of ['document', 'passportPage', 'chatFile', 'receivedFile'] as const) {
    const { numUpdatedRows } = await tx
      // Typed by one table: the columns used are the same in all.
      .updateTable(table as 'document')
      .set({ previewKey: null })
      .where('previewKey', '=', previewKey)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return true
  }
  return false
}
