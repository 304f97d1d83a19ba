import { type Insertable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Refund } from '../db/schema.ts'

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

/** The refunds of an application with who decided each, newest first. */
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

/** What the gateway has to be told, or undefined when there is nothing left to do. */
export function findDueRefund(tx: Tx, id: string) {
  return tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select([
      'refund.id',
      'refund.amountCents',
      'refund.ground',
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

/** Whether there is another decision about the same payment that did not fail. */
export async function hasOtherRefund(
  tx: Tx,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('refund')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('id', '<>', id)
    .where('state', '<>', 'failed')
    .executeTakeFirst()
  return other !== undefined
}

/** A refund that the gateway is still to be asked for. */
export async function insertRefund(
  tx: Tx,
  refund: Omit<Insertable<Refund>, 'state' | 'tries' | 'doneAt'>,
): Promise<void> {
  await tx
    .insertInto('refund')
    .values({ ...refund, state: 'due' })
    .execute()
}

/** Lets the gateway be asked again, under the next key. */
export async function tryAgain(
  tx: Tx,
  { id, tries }: { id: string; tries: number },
): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ state: 'due', tries: tries + 1 })
    .where('id', '=', id)
    .execute()
}

/** Ends a refund that is due: done at that moment, or failed. False when another run was faster. */
export async function closeRefund(tx: Tx, id: string, doneAt: Date | null): Promise<boolean> {
  const closed = await tx
    .updateTable('refund')
    .set({ state: doneAt ? 'done' : 'failed', doneAt })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
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
