import { Gauge } from 'prom-client'
import type { Bulkhead } from '../../http/admission/bulkhead.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { Services } from '../../services.ts'
import type { Readiness } from './readiness.ts'

type Node = Pick<Services, 'version'> & { bulkhead: Bulkhead; readiness: Readiness }

/** The node's version, load and clock difference, on request. */
export function showNode({ registry }: Metrics, { version, bulkhead, readiness }: Node): void {
  new Gauge({
    name: 'http_places',
    help: 'Requests worked on, and bodies and files waited for',
    labelNames: ['of'] as const,
    registers: [registry],
    collect() {
      for (const [of, count] of Object.entries(bulkhead.counts())) this.set({ of }, count)
    },
  })
  new Gauge({
    name: 'http_places_limit',
    help: 'Requests that may be worked on at once: fewer while half of them take longer than a second',
    registers: [registry],
    collect() {
      this.set(bulkhead.limit())
    },
  })
  // Relates changes of other metrics to an upgrade.
  new Gauge({
    name: 'build_info',
    help: 'The release and the build of it that this node runs',
    labelNames: ['version'] as const,
    registers: [registry],
  }).set({ version }, 1)
  new Gauge({
    name: 'clock_ahead_seconds',
    help: "How far this node's clock is ahead of the database's, as last compared",
    registers: [registry],
    collect() {
      this.set(readiness.clockAheadSeconds())
    },
  })
}
