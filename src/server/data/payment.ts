import type { PaymentForm } from '../adapters/payment-gateway/port.ts'
import type { Tx } from '../db/database.ts'

export type AttemptRow = Awaited<ReturnType<typeof findAttempt>> & object

export function findAttempt(tx: Tx, id: string) {
  return tx.selectFrom('paymentAttempt').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The one attempt that is still open; the schema allows no second. */
export function findOpenAttempt(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** Open since before `before`, longest unasked first. */
export function findForgottenAttempts(tx: Tx, before: Date, limit: number) {
  return tx
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('state', '=', 'open')
    .where('createdAt', '<', before)
    .orderBy('askedAt', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute()
}

/** Locks the application first: every change of its payment waits here, in one order. */
export async function lockApplicationOf(tx: Tx, attemptId: string) {
  const attempt = await findAttempt(tx, attemptId)
  if (!attempt) {
    return null
  }
  const application = await tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', attempt.applicationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Read again: it may have moved while we waited for the lock.
  const current = await findAttempt(tx, attemptId)
  return current ? { application, attempt: current } : null
}

export async function insertAttempt(
  tx: Tx,
  attempt: {
    id: string
    applicationId: number
    gateway: string
    amountCents: number
    currency: string
    createdAt: Date
  },
) {
  return tx.insertInto('paymentAttempt').values(attempt).returningAll().executeTakeFirstOrThrow()
}

/** Keeps the form of whoever comes first. */
export async function keepForm(
  tx: Tx,
  id: string,
  begun: { form: PaymentForm; gatewayRef: string | null },
) {
  await tx
    .updateTable('paymentAttempt')
    .set({ form: JSON.stringify(begun.form), gatewayRef: begun.gatewayRef })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('form', 'is', null)
    .execute()
}

export function noteAsked(tx: Tx, id: string, now: Date) {
  return tx.updateTable('paymentAttempt').set({ askedAt: now }).where('id', '=', id).execute()
}

/** False when the same event came before. */
export async function insertEvent(
  tx: Tx,
  event: {
    gateway: string
    eventId: string
    attemptId: string | null
    state: string
    amountCents: number
    currency: string
    outcome: string
    receivedAt: Date
  },
): Promise<boolean> {
  const added = await tx
    .insertInto('gatewayEvent')
    .values(event)
    .onConflict((oc) => oc.doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return added !== undefined
}

/** What a refund needs to know, or undefined when there is nothing left to do. */
export function findDueRefund(tx: Tx, id: string) {
  return tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select([
      'refund.id',
      'refund.amountCents',
      'refund.tries',
      'refund.paymentId',
      'payment.attemptId',
      'payment.gatewayRef',
      'payment.currency',
    ])
    .where('refund.id', '=', id)
    .where('refund.state', '=', 'due')
    .executeTakeFirst()
}
