import type { Tx } from './db/database.ts'

/** So long a node goes by what it read: another node's change is seen after it. */
const keptMs = 5_000

export type KeptSetting<T> = {
  /** As it was within the last seconds. */
  get(db: Tx, now: Date): Promise<T>
  /** This node changed it. */
  forget(db: Tx): void
}

/** What is asked for by every visitor and changed once in a year: read once in a few seconds. */
export function keepSetting<T>(read: (tx: Tx) => Promise<T>): KeptSetting<T> {
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
