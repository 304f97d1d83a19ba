import { untilWritten } from '../../data/operation/written.ts'
import {
  findLastEntry,
  findLastSeal,
  insertSeal,
  lockSeals,
  type Seal,
} from '../../data/staff/audit-seal.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

/** What the first seal follows. */
const beginning = { toId: 0, hash: Buffer.alloc(32) }
const entriesInASeal = 1000
const lookAgainMs = 50

/**
 * The largest number up to which nothing can be added any more: numbers are given in order, entries
 * appear when their transactions end. Holds nobody up; null when somebody takes longer than we wait.
 */
async function findLastComplete(db: Tx, patienceMs: number): Promise<number | null> {
  const upTo = await findLastEntry(db)
  const isComplete = await untilWritten(db, 'audit_entry', { patienceMs, lookAgainMs })
  return isComplete ? upTo : null
}

/** Seals the next entries; null when there are none. */
async function sealNext(tx: Tx, upTo: number, now: Date): Promise<Seal | null> {
  await lockSeals(tx)
  const after = (await findLastSeal(tx)) ?? beginning
  return insertSeal(tx, { after, upTo, most: entriesInASeal, now })
}

/**
 * Seals what was written into the audit since the last time, oldest first. Entries of transactions that
 * go on for longer than `patienceMs` wait for the next time. Answers the new seals.
 */
export async function sealEntries(
  db: Database,
  { now, patienceMs = 5_000 }: { now: Date; patienceMs?: number },
): Promise<Seal[]> {
  const seals: Seal[] = []
  const upTo = await findLastComplete(db, patienceMs)
  if (upTo === null) return seals
  for (;;) {
    const seal = await inTransaction(db, (tx) => sealNext(tx, upTo, now))
    if (!seal) return seals
    seals.push(seal)
  }
}

/** Seals what is new in the audit, and says the newest seal in the log: whoever keeps that is a witness. */
export async function sealAudit(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  patienceMs?: number,
): Promise<void> {
  const wait = patienceMs === undefined ? {} : { patienceMs }
  for (const { id, toId, entries, hash } of await sealEntries(db, { now: clock.now(), ...wait })) {
    log.info({ seal: id, entries, upTo: toId, head: hash.toString('hex') }, 'audit sealed')
  }
}
