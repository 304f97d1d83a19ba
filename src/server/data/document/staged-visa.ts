import { type Insertable, type SqlBool, sql } from 'kysely'
import { undecidedStates } from '#domain/application/applicant-state.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { StagedVisa } from '../../platform/db/schema.ts'

export type StagedVisaRow = NonNullable<Awaited<ReturnType<typeof findStagedVisa>>>

export async function insertStagedVisa(tx: Tx, staged: Insertable<StagedVisa>): Promise<void> {
  await tx.insertInto('stagedVisa').values(staged).execute()
}

const withFile = (tx: Tx, now: Date) =>
  tx
    .selectFrom('stagedVisa')
    .innerJoin('storedFile', 'storedFile.storageKey', 'stagedVisa.storageKey')
    .selectAll('stagedVisa')
    .select(['storedFile.mediaType', 'storedFile.sizeBytes', 'storedFile.sha256'])
    .where('expiresAt', '>', now)

/** Visible to its uploader, and to those handed one of its travellers by them. */
const isShownTo = (staffId: string) => sql<SqlBool>`(staged_visa.added_by = ${staffId}
  or exists (select from applicant p where p.application_id = staged_visa.application_id
    and p.handed_over_by = staged_visa.added_by
    and coalesce(p.handed_over_to, ${staffId}) = ${staffId}))`

/** One visible to this member of staff. */
export function findStagedVisa(tx: Tx, id: string, staffId: string, now: Date) {
  return withFile(tx, now)
    .where('stagedVisa.id', '=', id)
    .where(isShownTo(staffId))
    .executeTakeFirst()
}

/** Those visible to this member of staff, of one application or all, newest first. */
export function findStagedVisas(
  tx: Tx,
  by: { staffId: string; applicationId: number | null; now: Date; limit: number },
) {
  const rows = withFile(tx, by.now)
    .where(isShownTo(by.staffId))
    .orderBy('stagedVisa.createdAt', 'desc')
    .limit(by.limit)
  const { applicationId } = by
  return (applicationId === null ? rows : rows.where('applicationId', '=', applicationId)).execute()
}

/** Takes one for an approval; false if taken or expired. */
export async function takeStagedVisa(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('stagedVisa').where('id', '=', id).returning('id').execute()
  return gone.length > 0
}

/** Sets its travellers. */
export async function giveStagedVisa(
  tx: Tx,
  id: string,
  holder: { applicationId: number; applicantId: number },
): Promise<void> {
  await tx.updateTable('stagedVisa').set(holder).where('id', '=', id).execute()
}

/** Deletes one; returns its storage keys. */
export async function dropStagedVisa(tx: Tx, id: string): Promise<string[]> {
  const gone = await tx
    .deleteFrom('stagedVisa')
    .where('id', '=', id)
    .returning('storageKey')
    .execute()
  return gone.map(({ storageKey }) => storageKey)
}

/** Deletes expired ones; returns their storage keys. */
export async function takeExpiredStagedVisas(tx: Tx, now: Date): Promise<string[]> {
  const gone = await tx
    .deleteFrom('stagedVisa')
    .where('expiresAt', '<=', now)
    .returning('storageKey')
    .execute()
  return gone.map(({ storageKey }) => storageKey)
}

/** Deletes an application's; returns their storage keys. */
export async function takeStagedVisasOf(tx: Tx, applicationId: number): Promise<string[]> {
  const gone = await tx
    .deleteFrom('stagedVisa')
    .where('applicationId', '=', applicationId)
    .returning('storageKey')
    .execute()
  return gone.map(({ storageKey }) => storageKey)
}

const holders = (tx: Tx) =>
  tx
    .selectFrom('applicant')
    .innerJoin('application', 'application.id', 'applicant.applicationId')
    .select([
      'applicant.id',
      'applicant.applicationId',
      'applicant.position',
      'applicant.firstName',
      'applicant.lastName',
      'applicant.passportNumber',
      'applicant.dateOfBirth',
      'applicant.nationality',
      'applicant.state',
    ])
    .where('application.erasedAt', 'is', null)
    .orderBy('applicant.applicationId')
    .orderBy('applicant.position')

export type HolderRow = Awaited<ReturnType<typeof findHoldersOf>>[number]

/** An application's travellers, with the fields that a visa names. */
export function findHoldersOf(tx: Tx, applicationId: number) {
  return holders(tx).where('applicant.applicationId', '=', applicationId).execute()
}

/** Undecided travellers of paid applications with one of these passports. */
export function findHoldersByNumber(tx: Tx, numbers: readonly string[], limit: number) {
  return holders(tx)
    .where('applicant.passportNumber', 'in', numbers)
    .where('applicant.state', 'in', undecidedStates)
    .where((eb) =>
      eb.or([
        eb('application.paymentStatus', '=', 'paid'),
        eb.and([
          eb('application.paymentStatus', '=', 'unpaid'),
          eb('application.status', 'in', ['paid', 'processing', 'approved']),
        ]),
      ]),
    )
    .limit(limit)
    .execute()
}

/** One traveller, with the fields that a visa names. */
export function findHolder(tx: Tx, applicantId: number) {
  return holders(tx).where('applicant.id', '=', applicantId).executeTakeFirst()
}
