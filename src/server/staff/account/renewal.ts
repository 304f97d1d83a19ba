import type { Services } from '../../services.ts'

/** Long enough for what was under way when the token changed, on a slow network. */
const graceMs = 10_000

/**
 * What replaced the tokens of lately, by their hashes; of this node alone. Lets calls that set out with
 * the old token arrive: without that, whoever confirms while a screen refreshes itself would be sent to
 * the sign-in.
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
