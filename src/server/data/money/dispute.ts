import { type Insertable, sql } from 'kysely'
import type { DisputeState } from '#domain/money/dispute.ts'
import { isDecision } from '#domain/money/refund.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Dispute, DisputeNews, Refund } from '../../platform/db/schema.ts'
import { isBeside } from './payment.ts'

/** A dispute by the gateway's reference, locked until the transaction ends. */
export function findDisputeForUpdate(tx: Tx, gateway: string, gatewayRef: string) {
  return tx
    .selectFrom('dispute')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gatewayRef', '=', gatewayRef)
    .forUpdate()
    .executeTakeFirst()
}

/** False if it exists already. */
export async function insertDispute(tx: Tx, dispute: Insertable<Dispute>): Promise<boolean> {
  const added = await tx
    .insertInto('dispute')
    .values(dispute)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function updateDispute(
  tx: Tx,
  id: string,
  told: {
    state: DisputeState
    respondBy: Date | null
    closedAt: Date | null
    toldAt: Date
  },
): Promise<void> {
  await tx.updateTable('dispute').set(told).where('id', '=', id).execute()
}

/** An attempt's payment with its application. */
export function findPaymentOfAttempt(tx: Tx, attemptId: string) {
  return tx
    .selectFrom('payment')
    .select(['id', 'applicationId', 'amountCents', 'currency'])
    .where('attemptId', '=', attemptId)
    .executeTakeFirst()
}

/** The ledger's sum of a dispute. */
export function sumOfDispute(tx: Tx, disputeId: string) {
  return tx
    .selectFrom('ledgerEntry')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('amountCents'))
    .where('disputeId', '=', disputeId)
    .executeTakeFirstOrThrow()
}

/** Whether a bank withholds or has taken back an application's money, of which payments beside it are no part. */
export async function isDisputed(tx: Tx, applicationId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('dispute')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('state', 'in', ['open', 'answered', 'lost'])
    .where(sql<boolean>`not ${isBeside(sql`dispute.payment_id`)}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whether that stops a refund. A payment by mistake waits while a bank decides about any payment; what
 * a bank took back for good stops only the refund of that very payment.
 */
export async function isRefundDisputed(
  tx: Tx,
  { applicationId, paymentId, reason }: Pick<Refund, 'applicationId' | 'paymentId' | 'reason'>,
): Promise<boolean> {
  if (isDecision(reason)) return isDisputed(tx, applicationId)
  const found = await tx
    .selectFrom('dispute')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where(({ eb, and, or }) =>
      or([
        eb('state', 'in', ['open', 'answered']),
        and([eb('state', '=', 'lost'), eb('paymentId', '=', paymentId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** One dispute, or undefined. */
export function findDispute(tx: Tx, id: string) {
  return tx.selectFrom('dispute').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Stores a gateway report, once. */
export async function insertNews(tx: Tx, news: Insertable<DisputeNews>): Promise<void> {
  await tx
    .insertInto('disputeNews')
    .values(news)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** The gateway's reports on a dispute, by the time they refer to. */
export function findNews(tx: Tx, disputeId: string) {
  return tx
    .selectFrom('disputeNews')
    .select(['state', 'respondBy', 'toldAt', 'receivedAt'])
    .where('disputeId', '=', disputeId)
    .orderBy('toldAt')
    .orderBy('receivedAt')
    .limit(200)
    .execute()
}

/** A dispute's ledger entries in order. */
export function findBooked(tx: Tx, disputeId: string) {
  return tx
    .selectFrom('ledgerEntry')
    .select(['kind', 'amountCents', 'bookedAt'])
    .where('disputeId', '=', disputeId)
    .orderBy('id')
    .limit(200)
    .execute()
}

/** An application's disputes, oldest first. */
export function findDisputesOf(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('dispute')
    .select(['gateway', 'gatewayRef', 'state', 'reason', 'amountCents', 'currency'])
    .select(['openedAt', 'respondBy', 'closedAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('openedAt')
    .execute()
}

/** Page position in the list of disputes: closed or not, rank, and id. */
export type DisputePosition = { isOver: boolean; rank: string; id: string }

// Open ones by deadline; closed ones by date, newest first.
const isOver = sql<boolean>`(closed_at is not null)`
const rank = sql<string>`case when closed_at is null
  then extract(epoch from coalesce(respond_by, timestamptz '9999-01-01'))
  else -extract(epoch from opened_at) end`

/** Disputes by nearest deadline, then closed ones. */
export function findDisputes(tx: Tx, position: DisputePosition | null, limit: number) {
  return tx
    .selectFrom('dispute')
    .selectAll()
    .select([isOver.as('isOver'), sql<string>`(${rank})::text`.as('rank')])
    .$if(position !== null, (query) =>
      query.where(
        sql<boolean>`(${isOver}, ${rank}, id)
          > (${position?.isOver}::boolean, ${position?.rank}::numeric, ${position?.id}::uuid)`,
      ),
    )
    .orderBy(isOver)
    .orderBy(rank)
    .orderBy('id')
    .limit(limit)
    .execute()
}
