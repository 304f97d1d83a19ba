import { Hono } from 'hono'
import {
  type Counter,
  collectDefaultMetrics,
  Histogram,
  Counter as PromCounter,
  Registry,
} from 'prom-client'
import { AppError } from '#domain/error.ts'
import { agreementRoutes } from './agreement/routes.ts'
import { draftRoutes } from './application/draft-routes.ts'
import { applicationRoutes } from './application/routes.ts'
import { ping } from './db/database.ts'
import type { SandboxGateway } from './deps.ts'
import { documentRoutes } from './document/routes.ts'
import { travellerCookie } from './http/cookie.ts'
import { docsRoutes } from './http/docs.ts'
import { applyHeaders } from './http/headers.ts'
import { type Env, mount } from './http/mount.ts'
import { clientAddress, trustedProxies } from './http/network.ts'
import { openApiOf } from './http/openapi.ts'
import { ownOrigins } from './http/origin.ts'
import { problemOf } from './http/problem.ts'
import { createMemoryLimiter } from './http/rate-limit.ts'
import type { Route } from './http/route.ts'
import type { Site } from './http/site.ts'
import { paymentRoutes } from './payment/routes.ts'
import type { Services } from './services.ts'
import { staffRoutes } from './staff/routes.ts'

export type AppOptions = {
  services: Services
  sandbox: SandboxGateway | null
  site: Site
  port: number
  /** True when PUBLIC_URL was not configured: the names of this machine are ours. */
  local: boolean
  trustedProxies: readonly string[]
  /** Requests under way at once, uploads aside, before new ones are asked to come back. */
  maxInFlight?: number
}

/** Every row of the route table. */
export function routesOf(services: Services): Route[] {
  return [
    ...applicationRoutes(services),
    ...draftRoutes(services),
    ...agreementRoutes(services),
    ...paymentRoutes(services),
    ...documentRoutes(services),
    ...staffRoutes(),
  ]
}

function createMetrics() {
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
  return { registry, requests, seconds }
}

/** The whole server as a function of its parts. The order of the middleware is this file. */
export function buildApp(options: AppOptions): Hono<Env> {
  const { services, sandbox, site } = options
  const { log, clock, db } = services
  const secure = services.publicUrl.startsWith('https:')
  const proxies = trustedProxies(options.trustedProxies)
  const metrics = createMetrics()
  const maxInFlight = options.maxInFlight ?? 400
  let inFlight = 0

  const app = new Hono<Env>()

  app.use('*', async (c, next) => {
    const started = performance.now()
    c.set('requestId', services.random.uuid())
    c.set('route', 'page')
    const peer = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
    c.set('address', clientAddress(peer, c.req.header('x-forwarded-for') ?? null, proxies))
    await next()
    const seconds = (performance.now() - started) / 1000
    const route = c.get('route')
    applyHeaders(c.res.headers, secure)
    c.res.headers.set('x-request-id', c.get('requestId'))
    metrics.requests.inc({ route, status: String(c.res.status) })
    metrics.seconds.observe({ route }, seconds)
    const line = {
      requestId: c.get('requestId'),
      route,
      status: c.res.status,
      ms: Math.round(seconds * 1000),
    }
    if (route !== 'page') log.info(line, 'request')
  })

  app.use('/api/*', async (_c, next) => {
    if (inFlight >= maxInFlight) throw new AppError('server.busy')
    inFlight += 1
    try {
      await next()
    } finally {
      inFlight -= 1
    }
  })

  app.onError((error, c) => {
    const known = error instanceof AppError ? error : new AppError('server.failed')
    const requestId = c.get('requestId')
    if (!(error instanceof AppError)) log.error({ err: error, requestId }, 'request failed')
    const problem = problemOf(known, requestId)
    // Clients of the upload calls look for these two, whatever went wrong.
    const isUpload = c.req.header('content-type')?.startsWith('multipart/form-data') ?? false
    const body = isUpload ? { ...problem, success: false, error: problem.title } : problem
    const headers: Record<string, string> = {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    }
    if (problem.status === 429) headers['retry-after'] = String(known.params.seconds ?? 60)
    if (problem.status === 503) headers['retry-after'] = '2'
    return c.body(JSON.stringify(body), problem.status as 400, headers)
  })

  app.get('/health/live', (c) => c.json({ status: 'ok' }))
  app.get('/health/ready', async (c) => {
    const ready = await ping(db)
    return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503)
  })
  app.get('/metrics', async (c) =>
    c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  )

  const routes = routesOf(services)
  const mountDeps = {
    db,
    clock,
    cookie: travellerCookie(secure),
    origins: ownOrigins(services.publicUrl, options.port, options.local),
    limiter: createMemoryLimiter(),
  }
  for (const row of routes) mount(app, row, mountDeps)
  app.route('/api', docsRoutes(openApiOf(routes, `${services.company.name} API`)))
  app.all('/api/*', () => {
    throw new AppError('request.not-found')
  })

  if (sandbox) app.route('/', sandbox.app)
  app.get('*', (c) => site(c.req.raw) ?? c.notFound())
  return app
}
