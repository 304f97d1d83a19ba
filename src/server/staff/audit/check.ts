import { writeAudit } from '../../data/staff/audit.ts'
import {
  countEntriesAfter,
  findLostSeal,
  findSealLinks,
  type Seal,
} from '../../data/staff/audit-seal.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

const sealsAtOnce = 100

export type AuditCheck = {
  seals: number
  entries: number
  /** The newest seal, with which an outsider can verify the whole audit. */
  head: { id: number; hash: string } | null
  /** Number of entries not sealed yet. */
  unsealed: number
  /** The first invalid seal, or one that existed before and is missing. */
  broken: number | null
}

/**
 * Verifies the whole chain and every entry. Changed, deleted, inserted or moved entries invalidate
 * a seal; rewritten seals are exposed by the heads in the log.
 */
export async function checkSeals(tx: Tx): Promise<AuditCheck> {
  let last: Pick<Seal, 'id' | 'toId' | 'hash'> = { id: 0, toId: 0, hash: Buffer.alloc(32) }
  let [seals, entries] = [0, 0]
  let broken: number | null = null
  for (;;) {
    const links = await findSealLinks(tx, last, sealsAtOnce)
    broken ??= links.find(({ fits }) => !fits)?.id ?? null
    seals += links.length
    entries += links.reduce((sum, link) => sum + link.entries, 0)
    last = links.at(-1) ?? last
    if (links.length < sealsAtOnce) break
  }
  return {
    seals,
    entries,
    head: seals > 0 ? { id: last.id, hash: last.hash.toString('hex') } : null,
    unsealed: await countEntriesAfter(tx, last.toId),
    broken: broken ?? (await findLostSeal(tx)),
  }
}

/** Verifies the whole audit, and records the result in it. */
export async function checkAudit({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const { seals, entries, unsealed, head, broken } = await checkSeals(db)
  const details = {
    seals,
    entries,
    unsealed,
    seal: head?.id ?? null,
    head: head?.hash ?? null,
    broken,
  }
  if (broken === null) log.info(details, 'audit verified')
  else log.error(details, 'the audit was changed behind our back')
  const entry = {
    staffId: null,
    action: 'audit.checked',
    requestId: null,
    at: clock.now(),
  } as const
  await writeAudit(db, { ...entry, details })
}
