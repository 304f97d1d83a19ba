import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

export type UsedQuota = { files: number; bytes: number; resetsAt: Date }

/** Counts a file in the current window. A window started before the clock was set back counts as started now. */
export async function countUpload(
  tx: Tx,
  { keyHash, bytes, now, until }: { keyHash: Buffer; bytes: number; now: Date; until: Date },
): Promise<UsedQuota> {
  const { rows } = await sql<UsedQuota>`
    insert into upload_quota as q (key_hash, files, bytes, resets_at)
    values (${keyHash}, 1, ${bytes}, ${until})
    on conflict (key_hash) do update set
      files = case when q.resets_at <= ${now} then 1 else q.files + 1 end,
      bytes = case when q.resets_at <= ${now} then excluded.bytes else q.bytes + excluded.bytes end,
      resets_at = case when q.resets_at <= ${now} then excluded.resets_at
        else least(q.resets_at, excluded.resets_at) end
    returning files, bytes, resets_at`.execute(tx)
  const [used] = rows
  if (!used) throw new Error('Nothing was counted')
  return { ...used, bytes: Number(used.bytes) }
}
