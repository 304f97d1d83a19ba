import { type Insertable, sql } from 'kysely'
import type { RefundState } from '#domain/money/refund.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Refund } from '../../platform/db/schema.ts'
import { isUndone } from '../casework/held-decision.ts'

/** Events of an application that full refunds depend on. */
export async function findWork(tx: Tx, applicationId: number) {
  const { rows } = await sql<{
    wasSubmitted: boolean
    reviewStarted: boolean
    documentCount: number
    informationWrong: boolean
  }>`select
      exists (select from application_event e where e.application_id = ${applicationId}
        and e.kind = 'status-changed' and e.to_status in ('processing', 'approved')
        and not ${isUndone('e.id', 'e.application_id')}) as "wasSubmitted",
      exists (select from application_event e where e.application_id = ${applicationId}
        and e.kind in ('document-accepted', 'document-rejected') and e.actor = 'staff') as "reviewStarted",
      (select count(*)::int from document d where d.application_id = ${applicationId}) as "documentCount",
      exists (select from document d where d.application_id = ${applicationId} and d.current
        and d.review_reason = 'does-not-match') as "informationWrong"`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('A select without from answers one row')
  return found
}

/** The same for one traveller. */
export async function findWorkOn(tx: Tx, applicantId: number) {
  const { rows } = await sql<{
    reviewStarted: boolean
    documentCount: number
    informationWrong: boolean
    isAsked: boolean
  }>`select
      coalesce(bool_or(reviewed_by is not null), false) as "reviewStarted",
      count(*)::int as "documentCount",
      coalesce(bool_or(current and review_reason = 'does-not-match'), false) as "informationWrong",
      coalesce(bool_or(current and review = 'rejected'), false) as "isAsked"
    from document where applicant_id = ${applicantId}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('A sum without groups answers one row')
  return found
}

/** An application's refunds with their authors, newest first. */
export function findRefunds(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('refund')
    .leftJoin('staff', 'staff.id', 'refund.staffId')
    .selectAll('refund')
    .select('staff.name as staffName')
    .where('refund.applicationId', '=', applicationId)
    .orderBy('refund.createdAt', 'desc')
    .orderBy('refund.amountCents', 'desc')
    .execute()
}

export function findRefund(tx: Tx, id: string) {
  return tx.selectFrom('refund').select('applicationId').where('id', '=', id).executeTakeFirst()
}

export function findRefundForUpdate(tx: Tx, id: string) {
  return tx.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Data for the gateway, or undefined when nothing is due. */
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
      'refund.applicationId',
      'refund.decisionId',
      'refund.reason',
      'refund.ground',
      'payment.attemptId',
      'payment.gatewayRef',
      'payment.currency',
    ])
    .where('refund.id', '=', id)
    .where('refund.state', '=', 'due')
    .executeTakeFirst()
}

/** Stores a refund to be requested from the gateway. */
export async function insertRefund(
  tx: Tx,
  refund: Omit<Insertable<Refund>, 'state' | 'tries' | 'doneAt'>,
): Promise<void> {
  await tx
    .insertInto('refund')
    .values({ ...refund, state: 'due' })
    .execute()
}

/** Allows another request, under the next key. */
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

/** Closes a due refund as done or failed. False if another run did. */
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

/** States of a decision's refunds. */
export async function findStates(tx: Tx, decisionId: string): Promise<RefundState[]> {
  const rows = await tx
    .selectFrom('refund')
    .select('state')
    .where('decisionId', '=', decisionId)
    .execute()
  return rows.map(({ state }) => state)
}

/** All refunds of a decision, with their payments; by one of them. */
export function findDecision(tx: Tx, id: string) {
  return tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .leftJoin('applicant', 'applicant.id', 'refund.applicantId')
    .select(['refund.id', 'refund.reason', 'refund.ground', 'refund.amountCents', 'refund.doneAt'])
    .select(['refund.createdAt', 'refund.feeCents', 'refund.applicantId', 'refund.decisionId'])
    .select(['applicant.firstName', 'applicant.lastName', 'applicant.state'])
    .select(['payment.amountCents as paidCents', 'payment.gatewayRef'])
    .where('refund.decisionId', '=', (eb) =>
      eb.selectFrom('refund').select('decisionId').where('id', '=', id),
    )
    .orderBy('payment.capturedAt')
    .execute()
}
