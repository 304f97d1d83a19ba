import type { Tx } from '../../platform/db/database.ts'

/** A traveller's current visa document. */
export type VisaRow = Awaited<ReturnType<typeof findVisas>>[number]

/** The current visa documents, the newest of each traveller, in their order; `except` are not valid yet. */
export async function findVisas(tx: Tx, applicationId: number, except: readonly string[] = []) {
  const newest = tx
    .selectFrom('approvalDocument')
    .distinctOn('applicantId')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
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

/** Whether a staged document became a visa. It keeps its id; for several travellers the first one has it. */
export async function isVisa(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('approvalDocument')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** A document of several travellers has a row for each. */
export async function insertVisas(tx: Tx, visas: readonly NewVisa[]): Promise<void> {
  await tx.insertInto('approvalDocument').values(visas).execute()
}

/** Deletes documents never handed out, with their file rows; the sweeper deletes the bytes. */
export async function deleteVisas(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx
    .deleteFrom('approvalDocument')
    .where('id', 'in', ids)
    .returning('storageKey')
    .execute()
  await tx
    .deleteFrom('storedFile')
    .where(
      'storageKey',
      'in',
      gone.map(({ storageKey }) => storageKey),
    )
    .execute()
}
