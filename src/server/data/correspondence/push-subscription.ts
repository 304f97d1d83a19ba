import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { PushSubscription } from '../../platform/db/schema.ts'

/** The browsers of somebody that may be told. */
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

/** Whether this session's browser is told. */
export async function hasSubscription(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pushSubscription')
    .select('id')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a browser; the same address again belongs to whoever is signed in there now. */
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

/** Of a session at most one browser, and of a member of staff the `most` that were seen last. */
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

/** All of a member of staff, but that of the session that is kept. */
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

/** A session that is over by its age, or goes on as another one, leaves its browser subscribed. */
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

/** Browsers in which nobody was signed in since a moment. */
export async function deleteOldSubscriptions(tx: Tx, seenBefore: Date): Promise<void> {
  await tx.deleteFrom('pushSubscription').where('seenAt', '<=', seenBefore).execute()
}
