import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

export type ScheduledRun = {
  name: string
  everySeconds: number
  isGood: boolean
  /** How long it took. */
  seconds: number
  at: Date
}

/** Records a run of a recurring job; the last time of the opposite outcome stays. */
export async function noteScheduledRun(tx: Tx, run: ScheduledRun): Promise<void> {
  const { name, everySeconds, isGood, seconds, at } = run
  await sql`
    insert into scheduled_run as r (name, every_seconds, succeeded_at, failed_at, seconds)
    values (${name}, ${everySeconds}, ${isGood ? at : null}, ${isGood ? null : at}, ${seconds})
    on conflict (name) do update set every_seconds = excluded.every_seconds, seconds = excluded.seconds,
      succeeded_at = coalesce(excluded.succeeded_at, r.succeeded_at),
      failed_at = coalesce(excluded.failed_at, r.failed_at)`.execute(tx)
}

export function findScheduledRuns(tx: Tx) {
  return tx.selectFrom('scheduledRun').selectAll().orderBy('everySeconds').orderBy('name').execute()
}
