import { createCircuitBreaker } from '#domain/circuit-breaker.ts'
import { PeerFailure } from '../../peer-failure.ts'
import type { Hearing } from '../../peer-watch.ts'
import { NotScanned, type VirusScanner } from './port.ts'

/** A scan that was cut off earlier, since its upload had waited for a slot, says nothing about the scanner. */
const enoughMs = 5_000

/**
 * A scanner with a circuit breaker, so that nobody waits for a dead one again and again. `now` is
 * in milliseconds of a monotonic clock.
 */
export function createGuardedScanner(
  scanner: VirusScanner,
  {
    now,
    failures = 3,
    openMs = 10_000,
    hear = () => {},
  }: { now(): number; failures?: number; openMs?: number; hear?: Hearing },
): VirusScanner {
  const circuit = createCircuitBreaker({ failures, openMs })
  let answers = 0
  return {
    async scan(bytes, patience) {
      patience?.throwIfAborted()
      if (!circuit.mayAsk(now())) throw new PeerFailure('The virus scanner', 'resting')
      const before = answers
      const begun = now()
      try {
        const verdict = await scanner.scan(bytes, patience)
        answers += 1
        circuit.succeeded()
        hear(true)
        return verdict
      } catch (error) {
        if (error instanceof NotScanned) answers += 1
        if (patience?.aborted && now() - begun < enoughMs) throw error
        // A scanner that answered others meanwhile is not away: these bytes were too much for it.
        const isAway = answers === before
        if (isAway) circuit.failed(now())
        else circuit.succeeded()
        hear(!isAway, circuit.isOpen(now()) ? openMs : 0)
        throw error
      }
    },
  }
}
