import { type RawBuilder, sql } from 'kysely'
import type { RetainedRecord } from '#domain/retention.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Records from this time on are kept. */
export type RetentionLimits = Readonly<Record<RetainedRecord, Date>>

export type DueRecord = { id: string | number; applicationId: number | null }

/** Records due for deletion, oldest first, for the dry run and the real one. */
function dueOf(record: RetainedRecord, limits: RetentionLimits): RawBuilder<DueRecord> {
  const limit = limits[record]
  const queries: Record<RetainedRecord, () => RawBuilder<DueRecord>> = {
    // Old ones, and erased ones that only waited for their payments.
    application: () => sql`select id, id as "applicationId" from application a
      where created_at < ${limit} or (erased_at is not null and paid_at < ${limits.payment}
        and not exists (select from payment p where p.application_id = a.id))
      order by id`,
    payment: () => sql`select id, application_id as "applicationId" from payment p
      where captured_at < ${limit}
        and not exists (select from refund r where r.payment_id = p.id and r.state = 'due')
      order by captured_at, id`,
    // Our messages, and replies by e-mail.
    correspondence: () => sql`select id, application_id as "applicationId" from (
        select id, application_id, created_at as at from letter where created_at < ${limit}
        union all select id, application_id, received_at from received_email
          where received_at < ${limit}) written order by at, id`,
    conversation: () => sql`select id, application_id as "applicationId" from chat_session
      where last_message_at < ${limit} order by last_message_at, id`,
    draft: () => sql`select session_id as id, null::bigint as "applicationId" from draft
      where expires_at <= ${limit} order by expires_at, id`,
    visits: () => sql`select page as id, null::bigint as "applicationId" from visit_count
      where day < ${dayOf(limit)} order by day`,
  }
  return queries[record]()
}

const dayOf = (limit: Date): string => limit.toISOString().slice(0, 10)

/** The next due records. */
export async function findDue(
  tx: Tx,
  record: RetainedRecord,
  limits: RetentionLimits,
  most: number,
): Promise<DueRecord[]> {
  const { rows } = await sql<DueRecord>`
    select * from (${dueOf(record, limits)}) due limit ${most}`.execute(tx)
  return rows
}

/** Number of due records, with some of their applications. */
export async function countDue(tx: Tx, record: RetainedRecord, limits: RetentionLimits) {
  const { rows } = await sql<{ count: number; examples: number[] | null }>`
    select count(*)::int as count,
      (array_agg("applicationId") filter (where "applicationId" is not null))[1:5] as examples
    from (${dueOf(record, limits)}) due`.execute(tx)
  return { count: rows[0]?.count ?? 0, examples: (rows[0]?.examples ?? []).map(Number) }
}

export async function deleteRefundsOf(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('refund').where('paymentId', 'in', paymentIds).execute()
}

/** Deletes payments; returns their attempts. */
export async function takePayments(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const gone = await tx
    .deleteFrom('payment')
    .where('id', 'in', ids)
    .returning('attemptId')
    .execute()
  return gone.map(({ attemptId }) => attemptId)
}

export async function deleteAttempts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('paymentAttempt').where('id', 'in', ids).execute()
}

export async function deleteLetters(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('letter').where('id', 'in', ids).execute()
}

/** Marks applications of which something was deleted. */
export async function markErased(
  tx: Tx,
  ids: readonly number[],
  erased: { paymentsErasedAt: Date } | { lettersErasedAt: Date },
): Promise<void> {
  await tx.updateTable('application').set(erased).where('id', 'in', ids).execute()
}

export async function deleteErasedApprovals(tx: Tx, sentBefore: string): Promise<void> {
  await tx.deleteFrom('erasedApproval').where('sentOn', '<', sentBefore).execute()
}

export async function deleteVisits(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('visitCount').where('day', '<', before).execute()
}
