import { findWrongWork, markStale, refreshStale } from '../data/casework/work.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'

const batch = 200
/** Bounds a run; the next minute continues. */
const mostBatches = 100

/** Recomputes stale work, a batch per transaction: after an update, all of it. */
export async function keepWork({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let turn = 0; turn < mostBatches; turn += 1) {
    if ((await inTransaction(db, (tx) => refreshStale(tx, batch))) < batch) return
  }
}

/**
 * Nightly check of stored work against the facts: concurrent transactions may miss each other's
 * change to the same passport. Differences are recomputed within a minute.
 */
export async function checkWork({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  let [after, count]: [number | null, number] = [0, 0]
  while (after !== null) {
    const { wrong, last } = await findWrongWork(db, after, batch)
    await markStale(db, wrong)
    after = last
    count += wrong.length
  }
  if (count > 0) log.warn({ count }, 'work of applications was kept otherwise than it is')
}
