import { createCircuitBreaker } from '#domain/circuit-breaker.ts'
import { PeerFailure } from '../../peer-failure.ts'
import type { Hearing } from '../../peer-watch.ts'
import { NotScanned, type VirusScanner } from './port.ts'

/**
 * A scanner that is not asked for a while when it keeps failing, so that nobody waits for its silence
 * again and again. `now` is in milliseconds of a clock that only goes forward.
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
      try {
        const verdict = await scanner.scan(bytes, patience)
        answers += 1
        circuit.succeeded()
        hear(true)
        return verdict
      } catch (error) {
        if (error instanceof NotScanned) answers += 1
        // Whoever answered meanwhile is not away: these bytes alone were too much.
        const isAway = answers === before
        if (isAway) circuit.failed(now())
        else circuit.succeeded()
        hear(!isAway, circuit.isOpen(now()) ? openMs : 0)
        throw error
      }
    },
  }
}
