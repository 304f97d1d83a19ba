import { setTimeout as pause } from 'node:timers/promises'
import type { IsolationLevel, Transaction } from 'kysely'
import type { Database, Tx } from './database.ts'
import { isOutdated } from './prepared-client.ts'
import type { DB } from './schema.ts'

/** PostgreSQL undid everything and says: again. Deadlock, serialisation, a lock that was not free. */
const undone = new Set(['40P01', '40001', '55P03'])
const mostTries = 3
const firstPauseMs = 20

function isUndone(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return (typeof code === 'string' && undone.has(code)) || isOutdated(error)
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

type LastWork = (tx: Tx, ids: readonly number[]) => Promise<void>
type WorkAfter = (db: Tx) => void

/** What was asked for while a transaction ran. */
type Asked = { pool: Database; last: Map<LastWork, Set<number>>; after: WorkAfter[] }

const askedOf = new WeakMap<object, Asked>()

/** The database that a transaction of `inTransaction` belongs to; outside of one what was given. */
export const poolOf = (tx: Tx): Tx => askedOf.get(tx)?.pool ?? tx

/**
 * Has `work` run at the end of the transaction, once with all ids that it was asked for: for what follows from
 * rows that are not all written yet. Outside of `inTransaction` it runs at once.
 */
export async function beforeCommit(tx: Tx, work: LastWork, ids: readonly number[]): Promise<void> {
  const last = askedOf.get(tx)?.last
  if (!last) return work(tx, ids)
  last.set(work, new Set([...(last.get(work) ?? []), ...ids]))
}

/**
 * Has `work` begun once the transaction is committed, in the order in which it was asked; nobody waits for
 * it, and it does not happen where the process dies in between. Outside of `inTransaction` it begins at once.
 */
export function afterCommit(tx: Tx, work: WorkAfter): void {
  const asked = askedOf.get(tx)
  if (asked) asked.after.push(work)
  else work(tx)
}

/** `work`, and then what it asked to be done last; in the order in which it was asked. */
async function runWhole<T>(
  tx: Transaction<DB>,
  work: (tx: Transaction<DB>) => Promise<T>,
  asked: Asked,
) {
  const { last } = asked
  askedOf.set(tx, asked)
  const result = await work(tx)
  // What one of them asks for comes after the others, also where it asks for itself.
  for (const [each, ids] of last) {
    last.delete(each)
    await each(tx, [...ids])
  }
  return result
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
      const asked: Asked = { pool: db, last: new Map(), after: [] }
      const begun = db.transaction()
      const result = await (isolation ? begun.setIsolationLevel(isolation) : begun).execute((tx) =>
        runWhole(tx, work, asked),
      )
      for (const each of asked.after) each(db)
      return result
    } catch (error) {
      if (tries === mostTries || !isUndone(error)) throw error
      await pause(firstPauseMs * tries * (1 + nextSpread()))
    }
  }
}
