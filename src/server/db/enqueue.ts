import { fromKysely, type PgBoss } from 'pg-boss'
import type { JobName } from './boss.ts'
import type { Tx } from './database.ts'

/**
 * Leaves work behind in the caller's transaction: it exists when, and only when, that commits.
 * `delaySeconds` later it is begun.
 */
export async function enqueue(
  tx: Tx,
  boss: Pick<PgBoss, 'send'>,
  job: JobName,
  data: object,
  delaySeconds = 0,
): Promise<void> {
  const later = delaySeconds > 0 ? { startAfter: delaySeconds } : {}
  await boss.send(job, data, { db: fromKysely(tx), ...later })
}
