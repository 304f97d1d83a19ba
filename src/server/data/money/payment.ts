import { sql } from 'kysely'
import type { PaymentState } from '#domain/money/payment.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Every capture for an application, the first one first. */
export function findPayments(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('payment')
    .select(['id', 'amendmentId', 'state', 'amountCents', 'currency', 'capturedAt', 'gatewayRef'])
    .where('applicationId', '=', applicationId)
    .orderBy('capturedAt')
    .execute()
}

/** A payment that counts, or counted until it was given back, with what was refunded of it. */
export type CountedPayment = Awaited<ReturnType<typeof findCounted>>[number]

/**
 * The payments that count, or counted until they were given back: the supplements, the newest one first,
 * then that of the order. What was given back by itself is another matter. `refundedCents` went back or is on
 * its way, `doneCents` went back.
 */
export function findCounted(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('payment')
    .selectAll()
    .select([
      sql<number>`(select coalesce(sum(r.amount_cents), 0)::int from refund r
        where r.payment_id = payment.id and r.state <> 'failed')`.as('refundedCents'),
      sql<number>`(select coalesce(sum(r.amount_cents), 0)::int from refund r
        where r.payment_id = payment.id and r.state = 'done')`.as('doneCents'),
    ])
    .where('applicationId', '=', applicationId)
    .where('state', 'in', ['paid', 'refunded'])
    .where(
      sql<boolean>`not exists (select from refund r
        where r.payment_id = payment.id and r.reason in ('duplicate', 'lapsed'))`,
    )
    .orderBy(sql`amendment_id is null`)
    .orderBy('capturedAt', 'desc')
    .execute()
}

export async function insertPayment(
  tx: Tx,
  payment: {
    id: string
    applicationId: number
    attemptId: string
    /** What it is the supplement of; null for the order as it was made. */
    amendmentId: string | null
    state: Exclude<PaymentState, 'refunded'>
    amountCents: number
    currency: string
    gatewayRef: string | null
    capturedAt: Date
  },
): Promise<void> {
  await tx.insertInto('payment').values(payment).execute()
}

/** Counts a payment as given back. */
export async function markRefunded(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payment').set({ state: 'refunded' }).where('id', '=', id).execute()
}
