import { sql } from 'kysely'
import type { PassportCheck, ZoneNames } from '#domain/passport/check.ts'
import type { ComparedField } from '#domain/passport/compare.ts'
import type { Tx } from '../../platform/db/database.ts'

const pagesThatStand = (tx: Tx) =>
  tx
    .selectFrom('document')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .innerJoin('applicant', 'applicant.id', 'document.applicantId')
    .leftJoin('passportCheck', 'passportCheck.documentId', 'document.id')
    .select(['document.id', 'document.applicationId', 'document.applicantId', 'applicant.state'])
    .select(['document.storageKey', 'storedFile.mediaType', 'document.confirmedAnswers'])
    .select(['document.review', 'document.reviewReason', 'document.reviewedBy'])
    .select(['passportCheck.fields', 'passportCheck.checkedAt'])
    .where('document.documentType', '=', 'passportDocument')
    .where('document.current', '=', true)

export type PassportDocument = NonNullable<Awaited<ReturnType<typeof findPassportDocument>>>

/** A current passport page with its applicant; undefined if replaced or removed. */
export function findPassportDocument(tx: Tx, id: string) {
  return pagesThatStand(tx).where('document.id', '=', id).executeTakeFirst()
}

/** An applicant's current passport page, or undefined. */
export function findPassportDocumentOf(tx: Tx, applicantId: number) {
  return pagesThatStand(tx).where('document.applicantId', '=', applicantId).executeTakeFirst()
}

/** Ids of an application's pages not compared with the current answers. */
export async function findUncomparedPages(tx: Tx, applicationId: number): Promise<string[]> {
  const pages = await pagesThatStand(tx)
    .where('document.applicationId', '=', applicationId)
    .where('passportCheck.checkedAt', 'is', null)
    .execute()
  return pages.map(({ id }) => id)
}

const noNames = { surname: null, givenNames: null }

/** Stores a comparison, replacing the earlier one. */
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

/** Deletes comparisons and confirmations of changed answers. */
export async function forgetCompared(
  tx: Tx,
  documentId: string,
  fields: readonly string[],
): Promise<void> {
  const changed = sql`${[...fields]}::text[]`
  await sql`update document set confirmed_answers =
      array(select unnest(confirmed_answers) except select unnest(${changed}))
    where id = ${documentId}`.execute(tx)
  await sql`update passport_check c set checked_at = null, fields = left_over,
      result = case when c.result = 'differs' and cardinality(left_over) = 0 then 'not-readable' else c.result end
    from (select array(select unnest(fields) except select unnest(${changed})) as left_over
      from passport_check where document_id = ${documentId}) l
    where c.document_id = ${documentId}`.execute(tx)
}

/** Records that the traveller confirmed these answers against the page. */
export async function confirmAnswers(
  tx: Tx,
  documentId: string,
  fields: readonly ComparedField[],
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ confirmedAnswers: [...fields] })
    .where('id', '=', documentId)
    .execute()
}

/** The travellers' names as read from their passports. */
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
