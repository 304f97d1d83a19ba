import { createHmac } from 'node:crypto'
import { writeAudit } from '../db/audit.ts'
import type { StaffActor } from '../http/staff-actor.ts'
import type { Services } from '../services.ts'

const quietMs = 10 * 60_000
const mostRemembered = 10_000

/** What was searched for, so that the same search can be told again and nothing can be read from it. */
export function fingerprintOf({ linkKey }: Pick<Services, 'linkKey'>, term: string): string {
  return createHmac('sha256', linkKey).update(`search:${term.toLowerCase()}`).digest('hex')
}

/**
 * Writes each search into the audit once for a term, a person and ten minutes: screens ask again and
 * again. Each node remembers for itself; two of them may write it twice.
 */
export function createSearchTrace(services: Services) {
  const traced = new Map<string, number>()
  return async (
    term: string,
    { staff, requestId, now }: { staff: StaffActor; requestId: string; now: Date },
  ): Promise<void> => {
    const search = fingerprintOf(services, term)
    const key = `${staff.id} ${search}`
    if ((traced.get(key) ?? Number.NEGATIVE_INFINITY) > now.getTime() - quietMs) return
    await writeAudit(services.db, {
      staffId: staff.id,
      action: 'application.searched',
      requestId,
      at: now,
      details: { search },
    })
    traced.delete(key)
    traced.set(key, now.getTime())
    const [oldest] = traced.keys()
    if (traced.size > mostRemembered && oldest !== undefined) traced.delete(oldest)
  }
}
