import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#domain/error.ts'
import {
  applicationQuota,
  isOver,
  networkQuota,
  type Quota,
  quotaHours,
  strangerQuota,
} from '#domain/upload-quota.ts'
import type { Tx } from '../db/database.ts'
import { networkOf } from '../http/network.ts'

/** Whose files are counted, under a name of which only the hash is kept. */
type Counted = { name: string; allowed: Quota }

type Used = { files: number; bytes: number; resetsAt: Date }

/** Counts one file; before the window of its first one ends, nothing is forgotten. */
async function count(tx: Tx, name: string, bytes: number, now: Date): Promise<Used> {
  const keyHash = createHash('sha256').update(`upload ${name}`).digest()
  const until = new Date(now.getTime() + quotaHours * 3_600_000)
  const { rows } = await sql<Used>`
    insert into upload_quota as q (key_hash, files, bytes, resets_at)
    values (${keyHash}, 1, ${bytes}, ${until})
    on conflict (key_hash) do update set
      files = case when q.resets_at <= ${now} then 1 else q.files + 1 end,
      bytes = case when q.resets_at <= ${now} then excluded.bytes else q.bytes + excluded.bytes end,
      resets_at = case when q.resets_at <= ${now} then excluded.resets_at else q.resets_at end
    returning files, bytes, resets_at`.execute(tx)
  const [used] = rows
  if (!used) throw new Error('Nothing was counted')
  return { ...used, bytes: Number(used.bytes) }
}

async function countAll(tx: Tx, all: readonly Counted[], bytes: number, now: Date): Promise<void> {
  for (const { name, allowed } of all) {
    const used = await count(tx, name, bytes, now)
    if (!isOver(used, allowed)) continue
    const seconds = Math.max(1, Math.ceil((used.resetsAt.getTime() - now.getTime()) / 1000))
    throw new AppError('document.quota', {
      limit: allowed.files,
      hours: Math.max(1, Math.ceil(seconds / 3600)),
      seconds,
    })
  }
}

type Sent = { address: string; bytes: number; now: Date }

/** Counts a file that came whole, before anything is made of it. Throws document.quota. */
export function countDocument(
  tx: Tx,
  application: { id: number; travellers: number },
  { address, bytes, now }: Sent,
): Promise<void> {
  const own = {
    name: `application ${application.id}`,
    allowed: applicationQuota(application.travellers),
  }
  const network = { name: `network ${networkOf(address)}`, allowed: networkQuota }
  return countAll(tx, [own, network], bytes, now)
}

/** The same of a file that belongs to nothing yet. Throws document.quota. */
export function countUnattached(tx: Tx, { address, bytes, now }: Sent): Promise<void> {
  const network = { name: `stranger ${networkOf(address)}`, allowed: strangerQuota }
  return countAll(tx, [network], bytes, now)
}
