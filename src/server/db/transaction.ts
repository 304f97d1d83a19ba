import { setTimeout as pause } from 'node:timers/promises'
import type { IsolationLevel, Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { DB } from './schema.ts'

/** PostgreSQL undid everything and says: again. Deadlock, serialisation, a lock that was not free. */
const undone = new Set(['40P01', '40001', '55P03'])
const mostTries = 3
const firstPauseMs = 20

function isUndone(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && undone.has(code)
}

/**
 * Steps of the golden ratio: whoever waits next waits another while, evenly spread, so that those who
 * got into each other's way do not meet again.
 */
let step = 0
function nextSpread(): number {
  step = (step + 0.618_033_988_75) % 1
  return step
}

/**
 * Runs `work` in one transaction, up to three times where PostgreSQL undid it because of others. So
 * `work` only talks to the database: no letter, gateway or file, and nothing left behind in variables
 * that a second run would find. A COMMIT whose answer was lost is not repeated: it may have happened.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction<DB>) => Promise<T>,
  isolation?: IsolationLevel,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const begun = db.transaction()
      return await (isolation ? begun.setIsolationLevel(isolation) : begun).execute(work)
    } catch (error) {
      if (tries === mostTries || !isUndone(error)) throw error
      await pause(firstPauseMs * tries * (1 + nextSpread()))
    }
  }
}
