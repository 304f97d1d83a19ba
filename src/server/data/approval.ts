import type { Tx } from '../db/database.ts'

/** The visa document that counts, of one traveller. */
export type VisaRow = Awaited<ReturnType<typeof findVisas>>[number]

/** The visa documents that count, of each traveller the newest one, in the order of the travellers. */
export async function findVisas(tx: Tx, applicationId: number) {
  const newest = tx
    .selectFrom('approvalDocument')
    .distinctOn('applicantId')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .orderBy('applicantId')
    .orderBy('number', 'desc')
    .as('visa')
  return tx
    .selectFrom(newest)
    .innerJoin('storedFile', 'storedFile.storageKey', 'visa.storageKey')
    .leftJoin('applicant', 'applicant.id', 'visa.applicantId')
    .select([
      'visa.applicantId',
      'visa.storageKey',
      'visa.fileName',
      'visa.addedBy',
      'visa.namesFound',
      'visa.createdAt',
      'storedFile.mediaType',
      'storedFile.sizeBytes',
    ])
    .orderBy('applicant.position')
    .execute()
}

export type NewVisa = {
  id: string
  applicationId: number
  applicantId: number
  storageKey: string
  fileName: string
  /** Whether it names the traveller. */
  namesFound: boolean
  addedBy: string
  createdAt: Date
}

/** Whether a document that waited became a visa, which keeps its id: of several travellers the first one's. */
export async function isVisa(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('approvalDocument')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** A document may be of several travellers: then each has a row of their own. */
export async function insertVisas(tx: Tx, visas: readonly NewVisa[]): Promise<void> {
  await tx.insertInto('approvalDocument').values(visas).execute()
}
