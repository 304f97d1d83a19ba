import type { Cents } from '#domain/money/money.ts'
import type { Tx } from '../../platform/db/database.ts'

/** The fee paid to the authority for a traveller; undefined if none. */
export function findAuthorityFee(tx: Tx, applicantId: number) {
  return tx
    .selectFrom('authorityFee')
    .innerJoin('staff', 'staff.id', 'authorityFee.staffId')
    .select(['amountCents', 'paidOn', 'recordedAt', 'staffId', 'staff.name'])
    .where('applicantId', '=', applicantId)
    .executeTakeFirst()
}

export type NewAuthorityFee = {
  applicationId: number
  applicantId: number
  amountCents: Cents
  currency: string
  /** 'YYYY-MM-DD' */
  paidOn: string
  staffId: string
  recordedAt: Date
}

/** Stores it, replacing the earlier one. */
export async function saveAuthorityFee(tx: Tx, fee: NewAuthorityFee): Promise<void> {
  const { applicationId, applicantId, ...values } = fee
  await tx
    .insertInto('authorityFee')
    .values(fee)
    .onConflict((oc) => oc.column('applicantId').doUpdateSet(values))
    .execute()
}

export async function deleteAuthorityFee(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom('authorityFee').where('applicantId', '=', applicantId).execute()
}

/** All fees of an application, for the export. */
export function findAuthorityFees(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('authorityFee')
    .select(['applicantId', 'amountCents', 'currency', 'paidOn', 'recordedAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('id')
    .execute()
}
