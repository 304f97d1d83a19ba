import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Hono } from 'hono'
import {
  type Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Counter as PromCounter,
  Registry,
} from 'prom-client'
import { AppError } from '#domain/error.ts'
import type { Readiness } from '../operation/health/readiness.ts'
import type { Services } from '../services.ts'
import type { Places } from './admission/places.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** What Prometheus may ask: the process, and requests by route. */
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

/** Who is worked and waited for, at the moment of asking. */
export function showPlaces({ registry }: Metrics, places: Places): void {
  new Gauge({
    name: 'http_places',
    help: 'Requests worked on, and bodies and files waited for',
    labelNames: ['of'] as const,
    registers: [registry],
    collect() {
      for (const [of, count] of Object.entries(places.counts())) this.set({ of }, count)
    },
  })
  new Gauge({
    name: 'http_places_limit',
    help: 'Requests that may be worked on at once: fewer while half of them take longer than a second',
    registers: [registry],
    collect() {
      this.set(places.limit())
    },
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The figures, for whoever brings the token; for everybody else there is nothing here. */
export function metricsRoutes({ registry }: Metrics, token: string | null): Hono {
  const app = new Hono()
  app.get('/metrics', async (c) => {
    const [, given = ''] = /^Bearer (.{1,500})$/i.exec(c.req.header('authorization') ?? '') ?? []
    // As hashes they are of one length, and compared in constant time.
    if (token === null || !timingSafeEqual(digest(given), digest(token))) {
      throw new AppError('request.not-found')
    }
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
  return app
}

/** The figures on a port of this machine only, where whoever reaches it may read them. */
export function metricsServer({ registry }: Metrics): Server {
  const server = createServer(async (request, answer) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics'
    const text = isAsked ? await registry.metrics() : ''
    answer.writeHead(isAsked ? 200 : 404, { 'content-type': registry.contentType }).end(text)
  })
  server.headersTimeout = 5_000
  server.maxConnections = 20
  return server.unref()
}

/** What runs here, as a label: so that a change of the figures can be laid beside an upgrade. */
export function showVersion({ registry }: Metrics, { version }: Pick<Services, 'version'>): void {
  new Gauge({
    name: 'build_info',
    help: 'The release and the build of it that this node runs',
    labelNames: ['version'] as const,
    registers: [registry],
  }).set({ version }, 1)
}

/** How this node's clock stands to the database's. */
export function showClock({ registry }: Metrics, readiness: Readiness): void {
  new Gauge({
    name: 'clock_ahead_seconds',
    help: "How far this node's clock is ahead of the database's, as last compared",
    registers: [registry],
    collect() {
      this.set(readiness.clockAheadSeconds())
    },
  })
}
