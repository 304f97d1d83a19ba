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

/** Whoever put it in sees it, and whoever that colleague handed one of its travellers over to. */
const isShownTo = (staffId: string) => sql<SqlBool>`(staged_visa.added_by = ${staffId}
  or exists (select from applicant p where p.application_id = staged_visa.application_id
    and p.handed_over_by = staged_visa.added_by
    and coalesce(p.handed_over_to, ${staffId}) = ${staffId}))`

/** One that this member of staff may see. */
export function findStagedVisa(tx: Tx, id: string, staffId: string, now: Date) {
  return withFile(tx, now)
    .where('stagedVisa.id', '=', id)
    .where(isShownTo(staffId))
    .executeTakeFirst()
}

/** Those that this member of staff may see, of one application or of all, the newest first. */
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

/** Takes one out to approve with it; false when somebody else did, or it is over. */
export async function takeStagedVisa(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('stagedVisa').where('id', '=', id).returning('id').execute()
  return gone.length > 0
}

/** Says for whom it is. */
export async function giveStagedVisa(
  tx: Tx,
  id: string,
  holder: { applicationId: number; applicantId: number },
): Promise<void> {
  await tx.updateTable('stagedVisa').set(holder).where('id', '=', id).execute()
}

/** Takes one out for good; answers the keys of its bytes. */
export async function dropStagedVisa(tx: Tx, id: string): Promise<string[]> {
  const gone = await tx
    .deleteFrom('stagedVisa')
    .where('id', '=', id)
    .returning('storageKey')
    .execute()
  return gone.map(({ storageKey }) => storageKey)
}

/** Takes out those whose time is over; answers the keys of their bytes. */
export async function takeExpiredStagedVisas(tx: Tx, now: Date): Promise<string[]> {
  const gone = await tx
    .deleteFrom('stagedVisa')
    .where('expiresAt', '<=', now)
    .returning('storageKey')
    .execute()
  return gone.map(({ storageKey }) => storageKey)
}

/** Takes out those of an application; answers the keys of their bytes. */
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

/** All travellers of an application, as a visa names them. */
export function findHoldersOf(tx: Tx, applicationId: number) {
  return holders(tx).where('applicant.applicationId', '=', applicationId).execute()
}

/** The undecided travellers of paid applications who have one of these passports. */
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

/** One traveller, as a visa names them. */
export function findHolder(tx: Tx, applicantId: number) {
  return holders(tx).where('applicant.id', '=', applicantId).executeTakeFirst()
}
