import { sql } from 'kysely'
import type { Messenger } from '#domain/messenger.ts'
import type { Tx } from '../../platform/db/database.ts'

/** A row that many messages would write is written once a minute. */
const noted = (column: 'heard_at' | 'sent_at', messenger: Messenger, now: Date) => sql`
  insert into messenger_service as s (messenger, ${sql.ref(column)}) values (${messenger}, ${now})
  on conflict (messenger) do update set ${sql.ref(column)} = excluded.${sql.ref(column)}
  where coalesce(s.${sql.ref(column)}, '-infinity') < ${now}::timestamptz - interval '1 minute'
    or s.failed_at >= s.${sql.ref(column)}`

/** The service called us. */
export const noteHeard = (tx: Tx, messenger: Messenger, now: Date) =>
  noted('heard_at', messenger, now).execute(tx)

/** The service took a message. */
export const noteSent = (tx: Tx, messenger: Messenger, now: Date) =>
  noted('sent_at', messenger, now).execute(tx)

/** The seconds for which the service asked us to send nothing; null where it takes messages. */
export async function findRest(tx: Tx, messenger: Messenger, now: Date): Promise<number | null> {
  const resting = await tx
    .selectFrom('messengerService')
    .select('restsUntil')
    .where('messenger', '=', messenger)
    .where('restsUntil', '>', now)
    .executeTakeFirst()
  return resting?.restsUntil ? Math.ceil((+resting.restsUntil - +now) / 1000) : null
}

/** Why nothing can be sent: the token counts no more, or the service does not answer. */
export type ServiceFailure = 'token-wrong' | 'unavailable'

export async function noteFailure(
  tx: Tx,
  messenger: Messenger,
  { failure, now, restsUntil }: { failure: ServiceFailure; now: Date; restsUntil?: Date | null },
): Promise<void> {
  const failed = { failedAt: now, failure, ...(restsUntil && { restsUntil }) }
  await tx
    .insertInto('messengerService')
    .values({ messenger, ...failed })
    .onConflict((oc) => oc.column('messenger').doUpdateSet(failed))
    .execute()
}

/** The service's judgement of our messages. */
export async function noteQuality(tx: Tx, messenger: Messenger, quality: string): Promise<void> {
  await tx
    .insertInto('messengerService')
    .values({ messenger, quality })
    .onConflict((oc) => oc.column('messenger').doUpdateSet({ quality }))
    .execute()
}

/** How each service does, with the number of its open contacts. */
export function findServices(tx: Tx) {
  return tx.selectFrom('messengerService as s').selectAll('s').execute()
}

/** The number of open contacts by messenger. */
export function countContacts(tx: Tx) {
  return tx
    .selectFrom('messengerContact')
    .select(['messenger', ({ fn }) => fn.countAll<number>().as('count')])
    .where('state', '<>', 'ended')
    .groupBy('messenger')
    .execute()
}
