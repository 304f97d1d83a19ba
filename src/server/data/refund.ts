import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The payment that counts, or counted until it was given back; a second capture is another matter. */
export function findPayment(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('payment')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(r.amount_cents), 0)::int from refund r
        where r.payment_id = payment.id and r.state <> 'failed')`.as('refundedCents'),
    )
    .where('applicationId', '=', applicationId)
    .where('state', 'in', ['paid', 'refunded'])
    .where(
      sql<boolean>`not exists (select from refund r
        where r.payment_id = payment.id and r.reason = 'duplicate')`,
    )
    .orderBy('capturedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What happened to an application that its refund depends on. */
export async function findWork(tx: Tx, applicationId: number) {
  const { rows } = await sql<{
    wasSubmitted: boolean
    reviewStarted: boolean
    documentCount: number
    informationWrong: boolean
  }>`select
      exists (select from application_event e where e.application_id = ${applicationId}
        and e.kind = 'status-changed' and e.to_status in ('processing', 'approved')) as "wasSubmitted",
      exists (select from application_event e where e.application_id = ${applicationId}
        and e.kind in ('document-accepted', 'document-rejected')) as "reviewStarted",
      (select count(*)::int from document d where d.application_id = ${applicationId}) as "documentCount",
      exists (select from document d where d.application_id = ${applicationId} and d.current
        and d.review_reason = 'does-not-match') as "informationWrong"`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('A select without from answers one row')
  return found
}

export function findRefunds(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('refund')
    .leftJoin('staff', 'staff.id', 'refund.staffId')
    .selectAll('refund')
    .select('staff.name as staffName')
    .where('refund.applicationId', '=', applicationId)
    .orderBy('refund.createdAt', 'desc')
    .execute()
}

export function findRefund(tx: Tx, id: string) {
  return tx.selectFrom('refund').select('applicationId').where('id', '=', id).executeTakeFirst()
}

export function findRefundForUpdate(tx: Tx, id: string) {
  return tx.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A refund with the payment that it gives back. */
export function findRefundOfPayment(tx: Tx, id: string) {
  return tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select(['refund.ground', 'refund.amountCents', 'refund.doneAt'])
    .select(['payment.amountCents as paidCents', 'payment.gatewayRef'])
    .where('refund.id', '=', id)
    .executeTakeFirst()
}
