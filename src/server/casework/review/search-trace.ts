import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { StaffActor } from '../../http/staff-actor.ts'
import type { Services } from '../../services.ts'
import { createThrottledAudit } from '../../staff/audit/throttled-audit.ts'

/** The link key as a KeyObject, made once: every search is fingerprinted. */
const ready = new WeakMap<Buffer, KeyObject>()

function keyOf({ linkKey }: Pick<Services, 'linkKey'>): KeyObject {
  const key = ready.get(linkKey) ?? createSecretKey(linkKey)
  ready.set(linkKey, key)
  return key
}

/** Identifies repeated searches without revealing the term. */
export function fingerprintOf(services: Pick<Services, 'linkKey'>, term: string): string {
  const hmac = createHmac('sha256', keyOf(services))
  return hmac.update(`search:${term.toLowerCase()}`).digest('hex')
}

/** Audits each search once, not each refresh of its screen. */
export function createSearchTrace(services: Services) {
  const write = createThrottledAudit(services.db)
  return (
    term: string,
    { staff, requestId, now }: { staff: StaffActor; requestId: string; now: Date },
  ): Promise<void> => {
    const search = fingerprintOf(services, term)
    const action = 'application.searched'
    return write(search, { staffId: staff.id, action, requestId, at: now, details: { search } })
  }
}
