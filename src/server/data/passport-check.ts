import type { PassportCheck, ZoneNames } from '#domain/passport/check.ts'
import type { Tx } from '../db/database.ts'

/** A passport page that stands, and whose it is; undefined when it was replaced or removed. */
export function findPassportDocument(tx: Tx, id: string) {
  return tx
    .selectFrom('document')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .select(['document.id', 'document.applicationId', 'document.applicantId'])
    .select(['document.storageKey', 'storedFile.mediaType'])
    .where('document.id', '=', id)
    .where('document.documentType', '=', 'passportDocument')
    .where('document.current', '=', true)
    .executeTakeFirst()
}

/** The number of the passport page of an applicant that stands; undefined where there is none. */
export async function findPassportDocumentOf(tx: Tx, applicantId: number) {
  const found = await tx
    .selectFrom('document')
    .select('id')
    .where('applicantId', '=', applicantId)
    .where('documentType', '=', 'passportDocument')
    .where('current', '=', true)
    .executeTakeFirst()
  return found?.id
}

const noNames = { surname: null, givenNames: null }

/** Keeps what comparing came to, in the place of what was kept before. */
export async function keepPassportCheck(
  tx: Tx,
  documentId: string,
  { result, fields, names }: PassportCheck & { names: ZoneNames | null },
  checkedAt: Date,
): Promise<void> {
  const values = { result, fields: [...fields], checkedAt, ...(names ?? noNames) }
  await tx
    .insertInto('passportCheck')
    .values({ documentId, ...values })
    .onConflict((oc) => oc.column('documentId').doUpdateSet(values))
    .execute()
}

/** How the passports of an application's travellers spell their names, where that was read. */
export async function findZoneNames(
  tx: Tx,
  applicationId: number,
): Promise<ReadonlyMap<number, ZoneNames>> {
  const rows = await tx
    .selectFrom('document')
    .innerJoin('passportCheck', 'passportCheck.documentId', 'document.id')
    .select(['document.applicantId', 'passportCheck.surname', 'passportCheck.givenNames'])
    .where('document.applicationId', '=', applicationId)
    .where('document.current', '=', true)
    .execute()
  const read = rows.flatMap(({ applicantId, surname, givenNames }) =>
    surname === null || givenNames === null
      ? []
      : [[applicantId, { surname, givenNames }] as const],
  )
  return new Map(read)
}
