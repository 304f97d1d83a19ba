import { fromKysely, type PgBoss } from 'pg-boss'
import type { JobName } from './boss.ts'
import type { Tx } from './database.ts'

const traces = new WeakMap<object, () => string | null>()

/** Has each job remember in which trace it was left behind: `here` is the `traceparent` of what is under way. */
export function rememberTraces(boss: object, here: () => string | null): void {
  traces.set(boss, here)
}

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
  const trace = traces.get(boss)?.()
  await boss.send(job, trace ? { ...data, trace } : data, { db: fromKysely(tx), ...later })
}
