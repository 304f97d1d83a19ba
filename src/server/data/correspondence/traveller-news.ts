import { sql } from 'kysely'
import type { NewsKind } from '#domain/news.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import type { Services } from '../../services.ts'

export type News = {
  kind: NewsKind
  applicationId: number
  now: Date
  /** The chat answer it announces. */
  chatMessageId?: number
  delaySeconds?: number
}

/**
 * Notifies a traveller's devices in the causing transaction: a row and a job for each subscribed
 * browser with access. A waiting notification absorbs the new one.
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
    // Also for a waiting one: its job may have given up on the push service.
    await enqueue(tx, boss, 'send-traveller-push', { id }, delaySeconds)
  }
}

/** Longer than a push service may take. */
const leaseSeconds = 60

/** Claims a notification; undefined if it was sent or another caller has it. */
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

/** Whether it still needs sending: its sender may have died. */
export async function isUntold(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('travellerNews')
    .select('id')
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Its browser while that has access; otherwise undefined. */
export function findTarget(tx: Tx, news: { pushId: string; applicationId: number }) {
  return tx
    .selectFrom('travellerPush')
    .innerJoin('applicationAccess', 'applicationAccess.sessionId', 'travellerPush.sessionId')
    .select(['travellerPush.id', 'endpoint', 'publicKey', 'authSecret', 'language'])
    .where('travellerPush.id', '=', news.pushId)
    .where('applicationAccess.applicationId', '=', news.applicationId)
    .executeTakeFirst()
}

/** Whether the visitor has seen a chat answer. */
export async function isSeenInChat(tx: Tx, chatMessageId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('chatMessage')
    .innerJoin('chatSession', 'chatSession.id', 'chatMessage.sessionId')
    .select('chatSession.visitorSeenId')
    .where('chatMessage.id', '=', chatMessageId)
    .executeTakeFirst()
  return row !== undefined && row.visitorSeenId >= chatMessageId
}

/** A browser's unseen notifications, including this one. */
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

/** Releases the claim after a refusal, so that the next attempt need not wait. */
export async function releaseNews(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('travellerNews').set({ triedAt: null }).where('id', '=', id).execute()
}

export async function deleteNews(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('travellerNews').where('id', '=', id).execute()
}

/** The browser shows the application: its notifications count as seen. */
export async function deleteNewsOf(tx: Tx, sessionId: number): Promise<void> {
  await sql`delete from traveller_news n using traveller_push p
    where p.id = n.push_id and p.session_id = ${sessionId}`.execute(tx)
}

/** Deletes an application's notifications from that time on, after an undo. */
export async function deleteNewsSince(tx: Tx, applicationId: number, since: Date): Promise<void> {
  await tx
    .deleteFrom('travellerNews')
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'change')
    .where('toldAt', 'is', null)
    .where('createdAt', '>=', since)
    .execute()
}

/** Deletes the notifications of these browsers about an application. */
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

/** Deletes notifications too old to send. */
export async function deleteOldNews(tx: Tx, madeBefore: Date): Promise<void> {
  await tx
    .deleteFrom('travellerNews')
    .where('toldAt', 'is', null)
    .where('createdAt', '<=', madeBefore)
    .execute()
}
