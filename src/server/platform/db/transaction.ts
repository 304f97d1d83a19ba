import { setTimeout as pause } from 'node:timers/promises'
import type { IsolationLevel, Transaction } from 'kysely'
import type { Database, Tx } from './database.ts'
import { isOutdated } from './prepared-client.ts'
import type { DB } from './schema.ts'

/** Codes after which PostgreSQL rolled back and a retry may work: deadlock, serialisation failure, lock timeout. */
const undone = new Set(['40P01', '40001', '55P03'])
const mostTries = 3
const firstPauseMs = 20

function isUndone(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return (typeof code === 'string' && undone.has(code)) || isOutdated(error)
}

/**
 * Golden-ratio backoff: consecutive waits are spread evenly, so that transactions that conflicted
 * do not meet again.
 */
let step = 0
function nextSpread(): number {
  step = (step + 0.618_033_988_75) % 1
  return step
}

type LastWork = (tx: Tx, ids: readonly number[]) => Promise<void>
type WorkAfter = (db: Tx) => void

/** Work registered during a transaction. */
type Asked = { pool: Database; last: Map<LastWork, Set<number>>; after: WorkAfter[] }

const askedOf = new WeakMap<object, Asked>()

/** The database of a transaction of `inTransaction`; any other value is returned as is. */
export const poolOf = (tx: Tx): Tx => askedOf.get(tx)?.pool ?? tx

/**
 * Runs `work` at the end of the transaction, once with all registered ids: for data derived from
 * rows not all written yet. Outside `inTransaction` it runs at once.
 */
export async function beforeCommit(tx: Tx, work: LastWork, ids: readonly number[]): Promise<void> {
  const last = askedOf.get(tx)?.last
  if (!last) return work(tx, ids)
  last.set(work, new Set([...(last.get(work) ?? []), ...ids]))
}

/**
 * Starts `work` after the commit, in order of registration, without waiting for it; lost if the
 * process dies in between. Outside `inTransaction` it starts at once.
 */
export function afterCommit(tx: Tx, work: WorkAfter): void {
  const asked = askedOf.get(tx)
  if (asked) asked.after.push(work)
  else work(tx)
}

/** Runs `work` and then its registered last steps, in order. */
async function runWhole<T>(
  tx: Transaction<DB>,
  work: (tx: Transaction<DB>) => Promise<T>,
  asked: Asked,
) {
  const { last } = asked
  askedOf.set(tx, asked)
  const result = await work(tx)
  // Work registered by a step runs after the others, even if it is the same work.
  for (const [each, ids] of last) {
    last.delete(each)
    await each(tx, [...ids])
  }
  return result
}

/**
 * Runs `work` in one transaction, up to three times after a conflict. So `work` only uses the
 * database: no letter, gateway or file, and no variables that a second run would find changed. A
 * lost answer to COMMIT is not retried: it may have succeeded.
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
