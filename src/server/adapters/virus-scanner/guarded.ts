import { createCircuit } from '#domain/circuit.ts'
import type { Hearing } from '../../peer-hearing.ts'
import type { VirusScanner } from './port.ts'

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
  const circuit = createCircuit({ failures, openMs })
  return {
    async scan(bytes) {
      if (!circuit.mayAsk(now())) throw new Error('The virus scanner failed too often just now')
      try {
        const verdict = await scanner.scan(bytes)
        circuit.succeeded()
        hear(true)
        return verdict
      } catch (error) {
        circuit.failed(now())
        hear(false, circuit.isOpen(now()) ? openMs : 0)
        throw error
      }
    },
  }
}
