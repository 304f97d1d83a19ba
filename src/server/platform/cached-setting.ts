import type { Tx } from './db/database.ts'

/** How long a node uses its copy: it sees another node's change after that. */
const keptMs = 5_000

export type CachedSetting<T> = {
  /** The value, at most a few seconds old. */
  get(db: Tx, now: Date): Promise<T>
  /** Call when this node changed it. */
  forget(db: Tx): void
}

/** Caches a setting that every visitor needs and hardly anyone changes. */
export function cachedSetting<T>(read: (tx: Tx) => Promise<T>): CachedSetting<T> {
  const known = new WeakMap<object, { at: number; value: Promise<T> }>()
  return {
    get(db, now) {
      const at = now.getTime()
      const kept = known.get(db)
      if (kept && Math.abs(at - kept.at) < keptMs) return kept.value
      const value = read(db)
      known.set(db, { at, value })
      value.catch(() => known.delete(db))
      return value
    },
    forget(db) {
      known.delete(db)
    },
  }
}
