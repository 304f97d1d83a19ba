import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Colleagues whose page reported within so many milliseconds are present. */
const watchMs = 60_000

/** Whether a colleague who may answer is present, ignoring reports from the future. */
export async function isWatched(tx: Tx, now: Date): Promise<boolean> {
  const [since, upTo] = [now.getTime() - watchMs, now.getTime() + watchMs].map((ms) => new Date(ms))
  const { rows } = await sql<{ watched: SqlBool }>`
    select exists (select from chat_watch where seen_at > ${since} and seen_at <= ${upTo}) as watched`.execute(
    tx,
  )
  return Boolean(rows[0]?.watched)
}

export async function keepWatch(tx: Tx, staffId: string, now: Date): Promise<void> {
  await tx
    .insertInto('chatWatch')
    .values({ staffId, seenAt: now })
    .onConflict((oc) => oc.column('staffId').doUpdateSet({ seenAt: now }))
    .execute()
}

export async function forgetWatch(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('chatWatch').where('staffId', '=', staffId).execute()
}
