import { createHash } from 'node:crypto'
import { AppError } from '#domain/error.ts'
import { countCall, uncountCall } from '../../data/operation/rate-limit.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import type { Limit } from '../route.ts'

type Window = { count: number; resetsAt: number }

function refuse(resetsAt: number, now: number): never {
  throw new AppError('request.too-many', {
    seconds: Math.max(1, Math.ceil((resetsAt - now) / 1000)),
  })
}

/**
 * Limits in this node's memory: cheap, forgotten on restart, bounded in size. When full, the oldest
 * window is dropped, so that many strangers cannot free one. Independent of changes to the system
 * clock.
 */
export function createMemoryLimiter(steady: Services['steady'], maxKeys = 50_000) {
  const windows = new Map<string, Window>()
  return function count(key: string, limit: Limit): void {
    const at = steady()
    const window = windows.get(key)
    if (window && window.resetsAt > at) {
      window.count += 1
      if (window.count > limit.times) refuse(window.resetsAt, at)
      return
    }
    // Reinserted to move to the end: maps keep insertion order.
    windows.delete(key)
    const [oldest] = windows.keys()
    if (windows.size >= maxKeys && oldest !== undefined) windows.delete(oldest)
    windows.set(key, { count: 1, resetsAt: at + limit.seconds * 1000 })
  }
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Limits that guard a secret: counted across nodes and restarts. Throws `request.too-many`. */
export async function countInDatabase(db: Tx, key: string, limit: Limit, now: Date): Promise<void> {
  const until = new Date(now.getTime() + limit.seconds * 1000)
  const window = await countCall(db, { keyHash: hashOf(key), now, until })
  if (window && window.count > limit.times) refuse(window.resetsAt.getTime(), now.getTime())
}

/** Reverses the count after a correct guess. */
export function countBack(db: Tx, key: string): Promise<void> {
  return uncountCall(db, hashOf(key))
}
