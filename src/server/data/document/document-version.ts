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

/** A document and where its bytes lie. */
export type StoredDocument = Awaited<ReturnType<typeof findCurrentFiles>>[number]

export type DocumentRow = Awaited<ReturnType<typeof findCurrentDocuments>>[number]

/** The documents that count now. */
export function findCurrentDocuments(tx: Tx, applicationId: number) {
  return versionsOf(tx, applicationId).where('document.current', '=', true).execute()
}

/** Every version that the traveller has not taken back, newest first. */
export function findDocumentVersions(tx: Tx, applicationId: number) {
  return versionsOf(tx, applicationId)
    .where('document.removedAt', 'is', null)
    .orderBy('document.version', 'desc')
    .execute()
}

/** Any version that the traveller has not taken back, for staff. */
export function findDocumentVersion(tx: Tx, id: string) {
  return filesOf(tx)
    .where('document.id', '=', id)
    .where('document.removedAt', 'is', null)
    .executeTakeFirst()
}

/** The files that count now of one traveller. */
export function findCurrentFiles(tx: Tx, applicantId: number) {
  return filesOf(tx)
    .where('document.applicantId', '=', applicantId)
    .where('document.current', '=', true)
    .execute()
}

/** The current document whose bytes lie under a key. */
export function findCurrentByKey(tx: Tx, storageKey: string) {
  return tx
    .selectFrom('document')
    .innerJoin('applicant', 'applicant.id', 'document.applicantId')
    .select(['document.id', 'document.applicationId', 'applicant.state'])
    .where('storageKey', '=', storageKey)
    .where('current', '=', true)
    .executeTakeFirst()
}

/** Takes the preview from the document, the kept passport page, the file of a conversation or of an email that has it; false when none does. */
export async function clearPreview(tx: Tx, previewKey: string): Promise<boolean> {
  for (const table of ['document', 'passportPage', 'chatFile', 'receivedFile'] as const) {
    const { numUpdatedRows } = await tx
      // One table stands for all: they are told apart by nothing that is asked here.
      .updateTable(table as 'document')
      .set({ previewKey: null })
      .where('previewKey', '=', previewKey)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return true
  }
  return false
}
