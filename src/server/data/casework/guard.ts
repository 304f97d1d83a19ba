import type { GuardCode } from '#domain/document/guard.ts'
import type { Tx } from '../../platform/db/database.ts'

/** The travellers' current documents, as far as decisions need them. */
export function findGuardedDocuments(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('document')
    .select(['applicantId', 'documentType', 'review', 'reviewedBy'])
    .where('applicationId', '=', applicationId)
    .where('current', '=', true)
    .execute()
}

/** The travellers who were with the authority before. */
export async function findFiledBefore(tx: Tx, applicationId: number): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('applicant')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('filedAt', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether staff marked it as paid and nobody revoked that; a later status does not matter. */
export async function isMarkedPaid(tx: Tx, applicationId: number): Promise<boolean> {
  const last = await tx
    .selectFrom('applicationEvent')
    .select('toStatus')
    .where('applicationId', '=', applicationId)
    .where('toStatus', 'in', ['pending', 'paid'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.toStatus === 'paid'
}

export type OverrideRow = Awaited<ReturnType<typeof findOverrides>>[number]

/** All overrides, oldest first. */
export async function findOverrides(tx: Tx, applicationId: number) {
  const rows = await tx
    .selectFrom('applicationEvent')
    .select(['id', 'at', 'staffId', 'applicantId', 'toState', 'against', 'note'])
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'guard-overridden')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, against: (row.against ?? []) as GuardCode[] }))
}
