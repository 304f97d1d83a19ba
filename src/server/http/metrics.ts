import {
  type Counter,
  collectDefaultMetrics,
  Histogram,
  Counter as PromCounter,
  Registry,
} from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Prometheus metrics of the process, and of requests by route. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests: Counter<'route' | 'status'> = new PromCounter({
    name: 'http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route'] as const,
    registers: [registry],
  })
  const policyReports: Counter<'directive'> = new PromCounter({
    name: 'csp_reports_total',
    help: 'What browsers refused to do on our pages, by directive',
    labelNames: ['directive'] as const,
    registers: [registry],
  })
  const brokenIslands: Counter<'island'> = new PromCounter({
    name: 'broken_islands_total',
    help: 'Pages of ours that broke in a browser, by island',
    labelNames: ['island'] as const,
    registers: [registry],
  })
  return { registry, requests, seconds, policyReports, brokenIslands }
}
