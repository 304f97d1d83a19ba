import type { AttemptState } from '#domain/money/payment.ts'
import type { BillingAddress } from '#domain/money/receipt.ts'
import type { PaymentForm } from '../../platform/adapters/payment-gateway/port.ts'
import type { Tx } from '../../platform/db/database.ts'

export type AttemptRow = Awaited<ReturnType<typeof findAttempt>> & object

export function findAttempt(tx: Tx, id: string) {
  return tx.selectFrom('paymentAttempt').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The open attempt; the schema allows only one. */
export function findOpenAttempt(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/**
 * Attempts open since before `before`, longest unchecked first, and superseded ones: the gateway
 * may take a card for them until they expire, and that must be refunded.
 */
export function findForgottenAttempts(
  tx: Tx,
  { before, after }: { before: Date; after: Date },
  limit: number,
) {
  return tx
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('state', 'in', ['open', 'superseded'])
    .where(({ eb, or }) => or([eb('createdAt', '<', before), eb('createdAt', '>', after)]))
    .orderBy('askedAt', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute()
}

export function insertAttempt(
  tx: Tx,
  attempt: {
    id: string
    applicationId: number
    amendmentId: string | null
    gateway: string
    amountCents: number
    currency: string
    createdAt: Date
  },
) {
  return tx.insertInto('paymentAttempt').values(attempt).returningAll().executeTakeFirstOrThrow()
}

/** Stores the form; the first one wins. */
export async function keepForm(
  tx: Tx,
  id: string,
  begun: { form: PaymentForm; gatewayRef: string | null },
): Promise<void> {
  await tx
    .updateTable('paymentAttempt')
    .set({ form: JSON.stringify(begun.form), gatewayRef: begun.gatewayRef })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('form', 'is', null)
    .execute()
}

/** Stores the payer's latest billing data for the receipt, while open. */
export async function keepBilling(tx: Tx, id: string, billing: BillingAddress): Promise<void> {
  await tx
    .updateTable('paymentAttempt')
    .set({ billing: JSON.stringify(billing) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

export async function noteAsked(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('paymentAttempt').set({ askedAt: now }).where('id', '=', id).execute()
}

/** Sets an attempt's state after a report and deletes its form. */
export async function settleAttempt(
  tx: Tx,
  id: string,
  state: AttemptState,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('paymentAttempt')
    .set({ state, settledAt: now, form: null })
    .where('id', '=', id)
    .execute()
}
