import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** The first `free` failures cost nothing; then the delay doubles, up to `maxSeconds`. */
export type DelayRule = { free: number; firstSeconds: number; maxSeconds: number }

const countedForHours = 24

/** Counts a failure; false, without counting, during an earlier delay. */
export async function countFailure(
  tx: Tx,
  keyHash: Buffer,
  { free, firstSeconds, maxSeconds }: DelayRule,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_delay as d (key_hash, failures, failed_at, open_at)
    values (${keyHash}, 1, ${now}, ${now})
    on conflict (key_hash) do update set
      failures = case when d.failed_at < ${now}::timestamptz - make_interval(hours => ${countedForHours})
        then 1 else d.failures + 1 end,
      failed_at = ${now},
      open_at = ${now}::timestamptz + case
        when d.failed_at < ${now}::timestamptz - make_interval(hours => ${countedForHours})
          or d.failures + 1 < ${free}::int then interval '0'
        else make_interval(secs => least(${maxSeconds}::int,
          ${firstSeconds}::int * power(2, least(d.failures + 1 - ${free}::int, 20)))) end
    where d.open_at <= ${now}
    returning failures`.execute(tx)
  return rows.length > 0
}

/** When the next attempt is allowed. */
export async function getDelayEnd(tx: Tx, keyHash: Buffer): Promise<Date> {
  const { openAt } = await tx
    .selectFrom('signInDelay')
    .select('openAt')
    .where('keyHash', '=', keyHash)
    .executeTakeFirstOrThrow()
  return openAt
}

/** Reverses the last failure. */
export async function takeFailureBack(tx: Tx, keyHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('signInDelay')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, openAt: now })
    .where('keyHash', '=', keyHash)
    .execute()
}

export async function deleteDelay(tx: Tx, keyHash: Buffer): Promise<void> {
  await tx.deleteFrom('signInDelay').where('keyHash', '=', keyHash).execute()
}

export async function deleteOldDelays(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('signInDelay')
    .where('failedAt', '<', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .execute()
}
