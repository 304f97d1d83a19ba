import { findWrongWork, markStale, refreshStale } from '../../data/casework/work.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

const batch = 200
/** Rather than hold a job for ever; the next minute goes on. */
const mostBatches = 100

/** Computes anew what is marked so, a batch in each transaction: after an update, all that there is. */
export async function keepWork({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let turn = 0; turn < mostBatches; turn += 1) {
    if ((await inTransaction(db, (tx) => refreshStale(tx, batch))) < batch) return
  }
}

/**
 * Each night, holds what is kept against the facts: two transactions of one moment may have missed what the
 * other one wrote of the same passport. What is otherwise is computed anew within a minute.
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
