import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { PushSubscription } from '../../platform/db/schema.ts'

/** A member of staff's subscribed browsers. */
export async function findSubscriptionIds(tx: Tx, staffId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('pushSubscription')
    .select('id')
    .where('staffId', '=', staffId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export function findSubscription(tx: Tx, id: string) {
  return tx.selectFrom('pushSubscription').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether this session's browser is subscribed. */
export async function hasSubscription(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pushSubscription')
    .select('id')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a subscription; a repeated address moves to the current session. */
export async function putSubscription(
  tx: Tx,
  subscription: Insertable<PushSubscription>,
): Promise<void> {
  const { id: _, endpoint: __, ...rest } = subscription
  await tx
    .insertInto('pushSubscription')
    .values(subscription)
    .onConflict((oc) => oc.column('endpoint').doUpdateSet(rest))
    .execute()
}

/** Keeps at most one subscription per session, and the `most` recently seen ones of a member of staff. */
export async function deleteOtherSubscriptions(
  tx: Tx,
  { staffId, sessionId, endpoint }: { staffId: string; sessionId: string; endpoint: string },
  most: number,
): Promise<void> {
  await sql`delete from push_subscription where staff_id = ${staffId} and endpoint <> ${endpoint}
    and (session_id = ${sessionId} or id not in (
      select id from push_subscription where staff_id = ${staffId}
      order by seen_at desc, id limit ${most}))`.execute(tx)
}

export async function deleteSubscription(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('pushSubscription').where('id', '=', id).execute()
}

export async function deleteSubscriptionOf(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('pushSubscription').where('sessionId', '=', sessionId).execute()
}

/** Deletes a member of staff's subscriptions, except the kept session's. */
export async function deleteSubscriptions(
  tx: Tx,
  staffId: string,
  keep: string | null = null,
): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where('staffId', '=', staffId)
    .$if(keep !== null, (query) => query.where(sql<boolean>`session_id is distinct from ${keep}`))
    .execute()
}

/** Expired or replaced sessions leave their browser subscribed. */
export async function detachSubscriptions(
  tx: Tx,
  sessions: { id: string } | { openedBefore: Date },
): Promise<void> {
  await tx
    .updateTable('pushSubscription')
    .set({ sessionId: null })
    .where('sessionId', 'in', (eb) =>
      eb
        .selectFrom('staffSession')
        .select('id')
        .$if('id' in sessions, (query) =>
          query.where('id', '=', 'id' in sessions ? sessions.id : ''),
        )
        .$if('openedBefore' in sessions, (query) =>
          query.where(
            'createdAt',
            '<=',
            'openedBefore' in sessions ? sessions.openedBefore : new Date(0),
          ),
        ),
    )
    .execute()
}

/** Deletes subscriptions unused since a moment. */
export async function deleteOldSubscriptions(tx: Tx, seenBefore: Date): Promise<void> {
  await tx.deleteFrom('pushSubscription').where('seenAt', '<=', seenBefore).execute()
}
