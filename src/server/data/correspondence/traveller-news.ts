import { sql } from 'kysely'
import type { NewsKind } from '#domain/news.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import type { Services } from '../../services.ts'

export type News = {
  kind: NewsKind
  applicationId: number
  now: Date
  /** The answer in the chat that it tells of. */
  chatMessageId?: number
  delaySeconds?: number
}

/**
 * Tells the devices of a traveller, in the transaction that causes it: a row and a job for each browser that
 * asked for it and may open the application. What still waits there takes the new one in.
 */
export async function tellTraveller(
  tx: Tx,
  { boss, random }: Pick<Services, 'boss' | 'random'>,
  { kind, applicationId, now, chatMessageId, delaySeconds }: News,
): Promise<void> {
  const browsers = await tx
    .selectFrom('travellerPush')
    .innerJoin('applicationAccess', 'applicationAccess.sessionId', 'travellerPush.sessionId')
    .select('travellerPush.id')
    .where('applicationAccess.applicationId', '=', applicationId)
    .orderBy('travellerPush.id')
    .execute()
  for (const { id: pushId } of browsers) {
    const { id } = await tx
      .insertInto('travellerNews')
      .values({
        ...{ id: random.uuid(), pushId, applicationId, kind },
        ...{ chatMessageId: chatMessageId ?? null, createdAt: now },
      })
      .onConflict((oc) =>
        oc
          .columns(['pushId', 'applicationId', 'kind'])
          .where('toldAt', 'is', null)
          .doUpdateSet({ chatMessageId: chatMessageId ?? null, createdAt: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    // Also of what waits already: its job may have given up on a push service that was away.
    await enqueue(tx, boss, 'send-traveller-push', { id }, delaySeconds)
  }
}

/** Longer than a push service may take to answer. */
const leaseSeconds = 60

/** Takes news to be told, for this caller alone; undefined where it is told or somebody else is telling it. */
export function claimNews(tx: Tx, id: string, now: Date) {
  const leased = new Date(now.getTime() - leaseSeconds * 1000)
  return tx
    .updateTable('travellerNews')
    .set({ triedAt: now })
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .where(({ eb, or }) => or([eb('triedAt', 'is', null), eb('triedAt', '<=', leased)]))
    .returning(['id', 'pushId', 'applicationId', 'kind', 'chatMessageId', 'createdAt'])
    .executeTakeFirst()
}

/** Whether it is still to be told: whoever is telling it may have been killed. */
export async function isUntold(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('travellerNews')
    .select('id')
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Its browser, as long as that may open the application; undefined from then on. */
export function findTarget(tx: Tx, news: { pushId: string; applicationId: number }) {
  return tx
    .selectFrom('travellerPush')
    .innerJoin('applicationAccess', 'applicationAccess.sessionId', 'travellerPush.sessionId')
    .select(['travellerPush.id', 'endpoint', 'publicKey', 'authSecret', 'language'])
    .where('travellerPush.id', '=', news.pushId)
    .where('applicationAccess.applicationId', '=', news.applicationId)
    .executeTakeFirst()
}

/** Whether the visitor has seen an answer in the chat already. */
export async function isSeenInChat(tx: Tx, chatMessageId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('chatMessage')
    .innerJoin('chatSession', 'chatSession.id', 'chatMessage.sessionId')
    .select('chatSession.visitorSeenId')
    .where('chatMessage.id', '=', chatMessageId)
    .executeTakeFirst()
  return row !== undefined && row.visitorSeenId >= chatMessageId
}

/** How much of what a browser was told nobody has looked at, this one included. */
export async function countUnseen(tx: Tx, pushId: string, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('travellerNews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pushId', '=', pushId)
    .where(({ eb, or }) => or([eb('toldAt', 'is not', null), eb('id', '=', id)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function markTold(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('travellerNews').set({ toldAt: now }).where('id', '=', id).execute()
}

/** The push service did not take it: the next try need not wait. */
export async function releaseNews(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('travellerNews').set({ triedAt: null }).where('id', '=', id).execute()
}

export async function deleteNews(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('travellerNews').where('id', '=', id).execute()
}

/** Somebody looks at the application in this browser: what it was told, or was about to be, is seen. */
export async function deleteNewsOf(tx: Tx, sessionId: number): Promise<void> {
  await sql`delete from traveller_news n using traveller_push p
    where p.id = n.push_id and p.session_id = ${sessionId}`.execute(tx)
}

/** What was to be told of an application from that moment on has not happened. */
export async function deleteNewsSince(tx: Tx, applicationId: number, since: Date): Promise<void> {
  await tx
    .deleteFrom('travellerNews')
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'change')
    .where('toldAt', 'is', null)
    .where('createdAt', '>=', since)
    .execute()
}

/** What these browsers were, or would be, told of an application. */
export async function deleteNewsIn(
  tx: Tx,
  sessionIds: readonly number[],
  applicationId: number,
): Promise<void> {
  await tx
    .deleteFrom('travellerNews')
    .where('applicationId', '=', applicationId)
    .where('pushId', 'in', (eb) =>
      eb.selectFrom('travellerPush').select('id').where('sessionId', 'in', sessionIds),
    )
    .execute()
}

/** What no push service took for so long that it is no news any more. */
export async function deleteOldNews(tx: Tx, madeBefore: Date): Promise<void> {
  await tx
    .deleteFrom('travellerNews')
    .where('toldAt', 'is', null)
    .where('createdAt', '<=', madeBefore)
    .execute()
}
