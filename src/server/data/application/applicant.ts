import { sql, type Updateable } from 'kysely'
import { type AnswerField, applicantFields } from '#domain/application/fields.ts'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Applicant as ApplicantTable } from '../../platform/db/schema.ts'
import { touchSharers } from '../casework/work.ts'
import { typesOf, writtenColumns } from './written-columns.ts'

export type ApplicantRow = Awaited<ReturnType<typeof findApplicants>>[number]

export function findApplicants(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicant')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .orderBy('position')
    .execute()
}

/** The application id of an applicant; undefined if there is none. */
export async function findApplicationIdOf(tx: Tx, id: number): Promise<number | undefined> {
  const found = await tx
    .selectFrom('applicant')
    .select('applicationId')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.applicationId
}

export async function countApplicants(tx: Tx, applicationId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('applicant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow()
  return count
}

/** An applicant's columns, read from JSON as `a`; shared by both ways of inserting. */
export const applicantColumns = writtenColumns(
  { position: 'int', ...typesOf(applicantFields) },
  'a',
)

/** Adds an applicant at the next position. Throws when that was taken meanwhile (unique index). */
export async function insertApplicant(
  tx: Tx,
  applicationId: number,
  position: number,
  applicant: Applicant,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into applicant (application_id, ${sql.raw(applicantColumns.targets)})
    select ${applicationId}::bigint, ${sql.raw(applicantColumns.values)}
    from json_to_recordset(${JSON.stringify([{ ...applicant, position }])}::json)
      as a (${sql.raw(applicantColumns.shape)})
    returning id`.execute(tx)
  const made = rows[0]
  if (!made) throw new Error('No applicant was inserted')
  return made.id
}

/** An applicant of a locked application, or undefined. */
export function findApplicant(tx: Tx, id: number) {
  return tx.selectFrom('applicant').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Writes corrected answers; absent ones stay. */
export async function updateAnswers(
  tx: Tx,
  { id, applicationId }: { id: number; applicationId: number },
  answers: Pick<Updateable<ApplicantTable>, AnswerField>,
): Promise<void> {
  // Others with the old number may no longer share it.
  if (answers.passportNumber !== undefined) await touchSharers(tx, applicationId)
  await tx.updateTable('applicant').set(answers).where('id', '=', id).execute()
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
