import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { createQuietAudit } from '../../http/quiet-audit.ts'
import type { StaffActor } from '../../http/staff-actor.ts'
import type { Services } from '../../services.ts'

/** The key of the links, made ready once: each search is fingerprinted. */
const ready = new WeakMap<Buffer, KeyObject>()

function keyOf({ linkKey }: Pick<Services, 'linkKey'>): KeyObject {
  const key = ready.get(linkKey) ?? createSecretKey(linkKey)
  ready.set(linkKey, key)
  return key
}

/** What was searched for, so that the same search can be told again and nothing can be read from it. */
export function fingerprintOf(services: Pick<Services, 'linkKey'>, term: string): string {
  const hmac = createHmac('sha256', keyOf(services))
  return hmac.update(`search:${term.toLowerCase()}`).digest('hex')
}

/** Writes each search into the audit, not each time that its screen refreshes. */
export function createSearchTrace(services: Services) {
  const write = createQuietAudit(services.db)
  return (
    term: string,
    { staff, requestId, now }: { staff: StaffActor; requestId: string; now: Date },
  ): Promise<void> => {
    const search = fingerprintOf(services, term)
    const action = 'application.searched'
    return write(search, { staffId: staff.id, action, requestId, at: now, details: { search } })
  }
}
