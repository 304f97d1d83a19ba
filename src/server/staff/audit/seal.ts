import { untilWritesEnd } from '../../data/operation/in-flight-writes.ts'
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

/** The predecessor of the first seal. */
const beginning = { toId: 0, hash: Buffer.alloc(32) }
const entriesInASeal = 1000
const lookAgainMs = 50

/**
 * The largest id up to which no entry can be added: ids are assigned in order, but entries appear
 * when their transactions end. Blocks nobody; null after the time limit.
 */
async function findLastComplete(db: Tx, patienceMs: number): Promise<number | null> {
  const upTo = await findLastEntry(db)
  const isComplete = await untilWritesEnd(db, 'audit_entry', { patienceMs, lookAgainMs })
  return isComplete ? upTo : null
}

/** Seals the next entries; null if there are none. */
async function sealNext(tx: Tx, upTo: number, now: Date): Promise<Seal | null> {
  await lockSeals(tx)
  const after = (await findLastSeal(tx)) ?? beginning
  return insertSeal(tx, { after, upTo, most: entriesInASeal, now })
}

/**
 * Seals new audit entries, oldest first. Entries of transactions longer than `patienceMs` wait for
 * the next run. Returns the new seals.
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

/** Seals new audit entries, and logs the newest seal, so that a log collector is a witness. */
export async function sealAudit(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  patienceMs?: number,
): Promise<void> {
  const wait = patienceMs === undefined ? {} : { patienceMs }
  for (const { id, toId, entries, hash } of await sealEntries(db, { now: clock.now(), ...wait })) {
    log.info({ seal: id, entries, upTo: toId, head: hash.toString('hex') }, 'audit sealed')
  }
}
