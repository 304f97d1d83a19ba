import { type RawBuilder, sql } from 'kysely'
import type { GuardCode } from '#domain/document/guard.ts'
import type { DecisionGround } from '#domain/money/refund.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isBeside } from '../money/payment.ts'
import { isUndone } from './held-decision.ts'

/** The travellers' current documents, as far as decisions need them. */
export function findGuardedDocuments(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('document')
    .select(['applicantId', 'documentType', 'review', 'reviewedBy'])
    .where('applicationId', '=', applicationId)
    .where('current', '=', true)
    .execute()
}

/** Whether staff said that money came another way, and that stands. */
const isPaidOtherwise = (
  applicationId: RawBuilder<unknown>,
  after = sql`'-infinity'`,
) => sql<boolean>`exists (
  select from application_event e where e.application_id = ${applicationId} and e.at > ${after}
    and e.kind = 'guard-overridden' and e.to_state is null and 'approval.unpaid' = any(e.against)
    and not exists (select from application_event s where s.application_id = e.application_id
      and s.at = e.at and s.to_status = 'paid' and ${isUndone('s.id', 's.application_id')})
    and not exists (select from application_event r where r.application_id = e.application_id
      and r.id > e.id and r.to_status = 'pending' and not ${isUndone('r.id', 'r.application_id')}))`

/**
 * Whether a bank withholds an application's money, and whether it took it back for good and nobody
 * marked it as paid since. A payment beside that money is no part of it.
 */
export async function findTakenMoney(tx: Tx, applicationId: number) {
  const { rows } = await sql<{ isWithheld: boolean; isLost: boolean }>`
    select coalesce(bool_or(d.state in ('open', 'answered')), false) as "isWithheld",
      coalesce(bool_or(d.state = 'lost'
        and not ${isPaidOtherwise(sql`d.application_id`, sql`d.closed_at`)}), false) as "isLost"
    from dispute d where d.application_id = ${applicationId}
      and not ${isBeside(sql`d.payment_id`)}`.execute(tx)
  return rows[0] ?? { isWithheld: false, isLost: false }
}

/** Whether a refund on this ground leaves an order paid: staff said that money came another way too. */
export async function staysPaid(
  tx: Tx,
  applicationId: number,
  ground: DecisionGround | null,
): Promise<boolean> {
  if (ground !== 'duplicate') return false
  const { rows } = await sql<{ isSo: boolean }>`
    select ${isPaidOtherwise(sql`${applicationId}::bigint`)} as "isSo"`.execute(tx)
  return rows[0]?.isSo ?? false
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

/** Whether staff marked it as paid and nobody revoked or undid that; a later status does not matter. */
export async function isMarkedPaid(tx: Tx, applicationId: number): Promise<boolean> {
  const last = await tx
    .selectFrom('applicationEvent')
    .select('toStatus')
    .where('applicationId', '=', applicationId)
    .where('toStatus', 'in', ['pending', 'paid'])
    .where(({ not }) => not(isUndone('applicationEvent.id', 'applicationEvent.applicationId')))
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
