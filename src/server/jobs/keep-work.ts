import { markStale, refreshStale } from '../data/work.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'

const batch = 200
/** Rather than hold a job for ever; the next minute goes on. */
const mostBatches = 100

/**
 * Computes anew what is marked so, a batch in each transaction: everything after an update to this version,
 * and each night all with which something is left to do.
 */
export async function keepWork({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let turn = 0; turn < mostBatches; turn += 1) {
    if ((await inTransaction(db, (tx) => refreshStale(tx, batch))) < batch) return
  }
}

/** Each night: what two transactions of one moment missed of each other is right again. */
export const checkWork = ({ db }: Pick<Services, 'db'>): Promise<void> => markStale(db)
