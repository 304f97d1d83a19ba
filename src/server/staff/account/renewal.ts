import type { Services } from '../../services.ts'

/** Long enough for calls in progress on a slow network. */
const graceMs = 10_000

/**
 * Recently replaced tokens by hash, on this node. Accepts calls sent with the old token: otherwise
 * confirming during a background refresh would lead to the sign-in page.
 */
export function createRenewals(steady: Services['steady']): Services['renewals'] {
  const known = new Map<string, { fresh: Buffer; until: number }>()
  return {
    note(old, fresh) {
      for (const [hash, { until }] of known) if (until <= steady()) known.delete(hash)
      known.set(old.toString('hex'), { fresh, until: steady() + graceMs })
    },
    hashInPlaceOf(tokenHash) {
      const found = known.get(tokenHash.toString('hex'))
      return found && found.until > steady() ? found.fresh : tokenHash
    },
  }
}
