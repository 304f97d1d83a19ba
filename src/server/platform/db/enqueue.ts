import { fromKysely, type PgBoss } from 'pg-boss'
import type { JobName } from './boss.ts'
import type { Tx } from './database.ts'

const traces = new WeakMap<object, () => string | null>()

/** Stores the trace with each job: `here` is the current `traceparent`. */
export function rememberTraces(boss: object, here: () => string | null): void {
  traces.set(boss, here)
}

/** Enqueues a job in the caller's transaction: it exists only if that commits. It starts after `delaySeconds`. */
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

/** The same for several rows at once. */
export async function enqueueAll(
  tx: Tx,
  boss: Pick<PgBoss, 'insert'>,
  job: JobName,
  all: readonly object[],
  delaySeconds = 0,
): Promise<void> {
  if (all.length === 0) return
  const trace = traces.get(boss)?.()
  const later = delaySeconds > 0 ? { startAfter: delaySeconds } : {}
  const jobs = all.map((data) => ({ data: trace ? { ...data, trace } : data, ...later }))
  await boss.insert(job, jobs, { db: fromKysely(tx) })
}
