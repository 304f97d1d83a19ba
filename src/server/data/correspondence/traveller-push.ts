import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { TravellerPush } from '../../platform/db/schema.ts'

/** Whether a session's browser is subscribed. */
export async function isPushed(tx: Tx, sessionId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('travellerPush')
    .select('id')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a session's subscription; a repeated address moves to its current session. */
export async function putTravellerPush(tx: Tx, push: Insertable<TravellerPush>): Promise<void> {
  const { id: _, sessionId, ...rest } = push
  await tx
    .deleteFrom('travellerPush')
    .where('endpoint', '=', push.endpoint)
    .where('sessionId', '<>', sessionId)
    .execute()
  await tx
    .insertInto('travellerPush')
    .values(push)
    .onConflict((oc) => oc.column('sessionId').doUpdateSet(rest))
    .execute()
}

export async function deleteTravellerPush(
  tx: Tx,
  which: { id: string } | { sessionId: number },
): Promise<void> {
  await tx
    .deleteFrom('travellerPush')
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .$if('sessionId' in which, (query) =>
      query.where('sessionId', '=', 'sessionId' in which ? which.sessionId : 0),
    )
    .execute()
}

/** Deletes subscriptions of browsers without access to any application. */
export async function deleteIdlePushes(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('travellerPush')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applicationAccess')
            .select('applicationId')
            .whereRef('applicationAccess.sessionId', '=', 'travellerPush.sessionId'),
        ),
      ),
    )
    .execute()
}

/** An application's subscriptions for the export, without the browser's secrets. */
export async function findPushes(tx: Tx, applicationId: number) {
  const rows = await tx
    .selectFrom('travellerPush')
    .innerJoin('applicationAccess', 'applicationAccess.sessionId', 'travellerPush.sessionId')
    .select(['travellerPush.endpoint', 'travellerPush.language', 'travellerPush.createdAt'])
    .where('applicationAccess.applicationId', '=', applicationId)
    .orderBy('travellerPush.createdAt')
    .execute()
  return rows.map(({ endpoint, ...rest }) => ({ ...rest, pushService: new URL(endpoint).host }))
}
