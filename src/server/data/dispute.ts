import { type Insertable, sql } from 'kysely'
import type { DisputeState } from '#domain/money/dispute.ts'
import type { Tx } from '../db/database.ts'
import type { Dispute } from '../db/schema.ts'

/** A dispute by the gateway's reference; locked until the transaction ends. */
export function findDisputeForUpdate(tx: Tx, gateway: string, gatewayRef: string) {
  return tx
    .selectFrom('dispute')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gatewayRef', '=', gatewayRef)
    .forUpdate()
    .executeTakeFirst()
}

/** False when somebody was faster. */
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

/** The payment that came of an attempt; the application of it besides. */
export function findPaymentOfAttempt(tx: Tx, attemptId: string) {
  return tx
    .selectFrom('payment')
    .select(['id', 'applicationId', 'amountCents', 'currency'])
    .where('attemptId', '=', attemptId)
    .executeTakeFirst()
}

/** What the ledger has of a dispute so far. */
export function sumOfDispute(tx: Tx, disputeId: string) {
  return tx
    .selectFrom('ledgerEntry')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('amountCents'))
    .where('disputeId', '=', disputeId)
    .executeTakeFirstOrThrow()
}

/** Whether a payer's bank holds money of an application back, or has taken it for good. */
export async function isDisputed(tx: Tx, applicationId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('dispute')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('state', 'in', ['open', 'answered', 'lost'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Disputes, those whose deadline is nearest first, then those that are over. */
export function findDisputes(tx: Tx, limit: number) {
  return tx
    .selectFrom('dispute')
    .selectAll()
    .orderBy(sql`closed_at is not null`)
    .orderBy(sql`case when closed_at is null then respond_by end asc nulls last`)
    .orderBy('openedAt', 'desc')
    .limit(limit)
    .execute()
}
