import { sql, type Updateable } from 'kysely'
import type { AnswerField } from '#domain/application/correction.ts'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Applicant as ApplicantTable } from '../../platform/db/schema.ts'
import { touchSharers } from '../casework/work.ts'

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

/** The columns and types of an applicant, shared by both ways of inserting. */
const written = {
  position: 'int',
  firstName: 'text',
  lastName: 'text',
  singleName: 'boolean',
  dateOfBirth: 'date',
  placeOfBirth: 'text',
  nationality: 'text',
  gender: 'text',
  occupation: 'text',
  passportNumber: 'text',
  passportIssueDate: 'date',
  passportExpiryDate: 'date',
  passportIssuingCountry: 'text',
  intendedDateOfArrival: 'date',
  portOfEntry: 'text',
  residentialAddress: 'text',
  residentialCity: 'text',
  residentialCountry: 'text',
  residentialPostalCode: 'text',
  accommodationAddress: 'text',
  accommodationCity: 'text',
  hasCompanion: 'boolean',
  companionName: 'text',
  companionRelationship: 'text',
} satisfies Partial<Record<keyof ApplicantTable, string>>

const names = Object.keys(written)
const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Target columns, the fields that `json_to_recordset` reads as `a`, and the values. */
export const applicantTargets = names.map(column).join(', ')
export const applicantShape = Object.entries(written)
  .map(([name, type]) => `"${name}" ${type}`)
  .join(', ')
export const applicantValues = names.map((name) => `a."${name}"`).join(', ')

/** Adds an applicant at the next position. Throws when that was taken meanwhile (unique index). */
export async function insertApplicant(
  tx: Tx,
  applicationId: number,
  position: number,
  applicant: Applicant,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into applicant (application_id, ${sql.raw(applicantTargets)})
    select ${applicationId}::bigint, ${sql.raw(applicantValues)}
    from json_to_recordset(${JSON.stringify([{ ...applicant, position }])}::json)
      as a (${sql.raw(applicantShape)})
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
