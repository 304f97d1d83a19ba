import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#domain/error.ts'
import type { Tx } from '../db/database.ts'
import type { Limit } from './route.ts'

type Window = { count: number; resetsAt: number }

function refuse(resetsAt: number, now: number): never {
  throw new AppError('request.too-many', {
    seconds: Math.max(1, Math.ceil((resetsAt - now) / 1000)),
  })
}

/**
 * Limits that live in this node: cheap, forgotten on restart, bounded in size. Where there is no room,
 * the window that began first is forgotten, so that many strangers cannot free the few.
 */
export function createMemoryLimiter(maxKeys = 50_000) {
  const windows = new Map<string, Window>()
  return function count(key: string, limit: Limit, now: Date): void {
    const at = now.getTime()
    const window = windows.get(key)
    if (window && window.resetsAt > at) {
      window.count += 1
      if (window.count > limit.times) refuse(window.resetsAt, at)
      return
    }
    // A map keeps the order in which keys came: taken out and put back, this one is the newest.
    windows.delete(key)
    const [oldest] = windows.keys()
    if (windows.size >= maxKeys && oldest !== undefined) windows.delete(oldest)
    windows.set(key, { count: 1, resetsAt: at + limit.seconds * 1000 })
  }
}

/** Limits that guard a secret: counted for all nodes, kept over restarts. Throws `request.too-many`. */
export async function countInDatabase(db: Tx, key: string, limit: Limit, now: Date): Promise<void> {
  const keyHash = createHash('sha256').update(key).digest()
  const until = new Date(now.getTime() + limit.seconds * 1000)
  const { rows } = await sql<{ count: number; resetsAt: Date }>`
    insert into rate_limit as l (key_hash, count, resets_at) values (${keyHash}, 1, ${until})
    on conflict (key_hash) do update set
      count = case when l.resets_at <= ${now} then 1 else l.count + 1 end,
      resets_at = case when l.resets_at <= ${now} then ${until} else l.resets_at end
    returning count, resets_at`.execute(db)
  const window = rows[0]
  if (window && window.count > limit.times) refuse(window.resetsAt.getTime(), now.getTime())
}

/** It was no guess: as if it had not been counted. */
export async function countBack(db: Tx, key: string): Promise<void> {
  const keyHash = createHash('sha256').update(key).digest()
  await sql`update rate_limit set count = greatest(count - 1, 0) where key_hash = ${keyHash}`.execute(
    db,
  )
}
