import { type TraceEntry, writeAudit } from '../../data/staff/audit.ts'
import type { Database } from '../../platform/db/database.ts'

const quietMs = 10 * 60_000
const mostRemembered = 10_000

type Entry = TraceEntry & Parameters<typeof writeAudit>[1] & { staffId: string }

/**
 * Audits a read once per object, person and ten minutes: screens poll. Each node remembers for
 * itself, so two may both write.
 */
export function createThrottledAudit(db: Database) {
  const written = new Map<string, number>()
  return async (what: string, entry: Entry): Promise<void> => {
    const key = `${entry.staffId} ${what}`
    const at = entry.at.getTime()
    if (Math.abs(at - (written.get(key) ?? Number.NEGATIVE_INFINITY)) < quietMs) return
    await writeAudit(db, entry)
    written.delete(key)
    written.set(key, at)
    const [oldest] = written.keys()
    if (written.size > mostRemembered && oldest !== undefined) written.delete(oldest)
  }
}
