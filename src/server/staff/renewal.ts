import type { Database } from '../db/database.ts'

/** Long enough for what was under way when the token changed, on a slow network. */
const graceMs = 10_000

type Renewal = { now: Buffer; until: number }

/** What replaced the tokens of lately, by their hashes; of this node alone. */
const renewals = new WeakMap<Database, Map<string, Renewal>>()

/**
 * Lets calls that set out with the old token arrive: without that, whoever confirms while a screen
 * refreshes itself would be sent to the sign-in.
 */
export function noteRenewal(db: Database, old: Buffer, fresh: Buffer, now: Date): void {
  const known = renewals.get(db) ?? new Map<string, Renewal>()
  for (const [hash, { until }] of known) if (until <= now.getTime()) known.delete(hash)
  known.set(old.toString('hex'), { now: fresh, until: now.getTime() + graceMs })
  renewals.set(db, known)
}

/** The hash that stands in the place of this one; itself, where it was not replaced just now. */
export function renewedHash(db: Database, tokenHash: Buffer, now: Date): Buffer {
  const found = renewals.get(db)?.get(tokenHash.toString('hex'))
  return found && found.until > now.getTime() ? found.now : tokenHash
}
