import { type RawBuilder, sql } from 'kysely'
import type { PaymentState } from '#domain/money/payment.ts'
import type { Tx } from '../../platform/db/database.ts'

/** All captures of an application, oldest first. */
export function findPayments(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('payment')
    .select(['id', 'amendmentId', 'state', 'amountCents', 'currency', 'capturedAt', 'gatewayRef'])
    .where('applicationId', '=', applicationId)
    .orderBy('capturedAt')
    .execute()
}

/** Whether a payment never counted: it came twice, or for a change that could no longer be made. */
export const isMistaken = (paymentId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from refund r where r.payment_id = ${paymentId} and r.reason in ('duplicate', 'lapsed'))`

/** Whether an order rests on none of it: it is mistaken, or staff gave it back as other money came too. */
export const isBeside = (
  paymentId: RawBuilder<unknown>,
) => sql<boolean>`(${isMistaken(paymentId)} or exists (
  select from refund r join payment p on p.id = r.payment_id
  where p.id = ${paymentId} and p.state = 'refunded' and r.ground = 'duplicate'))`

/** A payment that counts or did until refunded, with its refunds. */
export type CountedPayment = Awaited<ReturnType<typeof findCounted>>[number]

/**
 * Payments that count or did until refunded: supplements newest first, then the order's. Automatic
 * refunds of mistaken payments are excluded. `refundedCents` includes refunds in progress,
 * `doneCents` only completed ones.
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
    .where(sql<boolean>`not ${isMistaken(sql`payment.id`)}`)
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
    /** The amendment it supplements; null for the original order. */
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

/** Marks a payment as refunded. */
export async function markRefunded(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payment').set({ state: 'refunded' }).where('id', '=', id).execute()
}
