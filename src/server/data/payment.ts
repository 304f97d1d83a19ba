import { sql } from 'kysely'
import type { PaymentState } from '#domain/money/payment.ts'
import type { Tx } from '../db/database.ts'

/** Every capture for an application, the first one first. */
export function findPayments(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('payment')
    .select(['id', 'state', 'amountCents', 'currency', 'capturedAt', 'gatewayRef'])
    .where('applicationId', '=', applicationId)
    .orderBy('capturedAt')
    .execute()
}

/**
 * The payment that counts, or counted until it was given back, with what was refunded of it; a second
 * capture is another matter.
 */
export function findPaymentToRefund(tx: Tx, applicationId: number) {
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

export async function insertPayment(
  tx: Tx,
  payment: {
    id: string
    applicationId: number
    attemptId: string
    state: Exclude<PaymentState, 'refunded'>
    amountCents: number
    currency: string
    gatewayRef: string | null
    capturedAt: Date
  },
): Promise<void> {
  await tx.insertInto('payment').values(payment).execute()
}

/** What a payment counts as. */
export async function getPaymentState(tx: Tx, id: string) {
  const { state } = await tx
    .selectFrom('payment')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return state
}

/** Counts a payment as given back. */
export async function markRefunded(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payment').set({ state: 'refunded' }).where('id', '=', id).execute()
}
