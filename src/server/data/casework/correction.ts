import { type Insertable, sql } from 'kysely'
import type { CorrectableField } from '#domain/application/correction.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Correction } from '../../platform/db/schema.ts'

/** Stores corrections, one row per field; returns their ids. */
export async function insertCorrections(
  tx: Tx,
  rows: readonly Omit<Insertable<Correction>, 'id'>[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const made = await tx.insertInto('correction').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

/**
 * Whether one of the fields, of an applicant or of all, was corrected after a version. One without
 * a version counts: the release before writes such, as long as it runs beside this one.
 */
export async function isCorrectedSince(
  tx: Tx,
  about: {
    applicationId: number
    applicantId: number | null
    fields: readonly CorrectableField[]
  },
  version: number,
): Promise<boolean> {
  if (about.fields.length === 0) return false
  const found = await tx
    .selectFrom('correction')
    .select('id')
    .where('applicationId', '=', about.applicationId)
    .where('applicantId', 'is not distinct from', about.applicantId)
    .where('field', 'in', about.fields)
    .where(({ eb, or }) =>
      or([eb('applicationVersion', '>', version), eb('applicationVersion', 'is', null)]),
    )
    .limit(1)
    .execute()
  return found.length > 0
}

export type CorrectionRow = Awaited<ReturnType<typeof findCorrections>>[number]

/** All corrections of an application, newest first, with colleagues' names. */
export function findCorrections(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('correction')
    .leftJoin('staff', 'staff.id', 'correction.staffId')
    .selectAll('correction')
    .select('staff.name as staffName')
    .where('correction.applicationId', '=', applicationId)
    .orderBy('correction.id', 'desc')
    .execute()
}

/** Number of corrections per traveller; null for the contact. */
export async function countCorrections(
  tx: Tx,
  applicationId: number,
): Promise<ReadonlyMap<number | null, number>> {
  const rows = await tx
    .selectFrom('correction')
    .select(({ fn }) => ['applicantId', fn.countAll<number>().as('count')])
    .where('applicationId', '=', applicationId)
    .groupBy('applicantId')
    .execute()
  return new Map(rows.map(({ applicantId, count }) => [applicantId, count]))
}

/**
 * Removes an address from corrections of applications that no longer use it. Rows are immutable, so
 * they are rewritten without it.
 */
export async function forgetCorrectedAddress(tx: Tx, email: string): Promise<void> {
  await sql`
    with gone as (
      delete from correction where field = 'contactEmail' and ${email} in (lower(old_value), lower(new_value))
      returning *)
    insert into correction (id, application_id, applicant_id, field, old_value, new_value, actor, staff_id,
      reason, at, application_version)
    overriding system value
    select id, application_id, applicant_id, field,
      case when lower(old_value) <> ${email} then old_value end,
      case when lower(new_value) <> ${email} then new_value end, actor, staff_id, reason, at,
      application_version
    from gone`.execute(tx)
}
