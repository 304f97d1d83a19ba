import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { AppError } from '#domain/error.ts'
import type { NodeSurroundings } from '#domain/health-facts.ts'
import * as application from './application/routes.ts'
import * as casework from './casework/routes.ts'
import * as chat from './chat/routes.ts'
import { composeLetter } from './correspondence/letter/send.ts'
import * as correspondence from './correspondence/routes.ts'
import type { SandboxGateway, SandboxMessenger } from './deps.ts'
import * as document from './document/routes.ts'
import { type Bulkhead, createBulkhead } from './http/admission/bulkhead.ts'
import { createMemoryLimiter } from './http/admission/rate-limit.ts'
import { staffCookie, travellerCookie } from './http/cookie.ts'
import { docsRoutes } from './http/docs.ts'
import { ourHosts, refuseForeignHosts } from './http/host.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { type Env, mount } from './http/mount.ts'
import { addressList } from './http/network.ts'
import { openApiOf } from './http/openapi.ts'
import { ownOrigins } from './http/origin.ts'
import { policyReportRoutes } from './http/policy-reports.ts'
import type { Route } from './http/route.ts'
import { securityText } from './http/security-text.ts'
import type { Site } from './http/site.ts'
import { limitAll, problemHandler, watch } from './http/watch.ts'
import { type Widget, widgetRoutes } from './http/widget.ts'
import * as money from './money/routes.ts'
import { showHealth, showSurroundings } from './operation/health/metrics.ts'
import { metricsRoutes } from './operation/health/metrics-endpoint.ts'
import { showNode } from './operation/health/node-metrics.ts'
import { probeRoutes } from './operation/health/probes.ts'
import { createReadiness, type Readiness } from './operation/health/readiness.ts'
import { healthRoutes } from './operation/health/routes.ts'
import * as person from './person/routes.ts'
import { createThrottledLog, type ThrottledLog } from './platform/throttled-log.ts'
import * as rules from './rules/routes.ts'
import type { Services } from './services.ts'
import { createFindStaff } from './staff/account/session.ts'
import * as staff from './staff/routes.ts'

export type AppOptions = {
  services: Services
  sandbox: SandboxGateway | null
  sandboxMessenger?: SandboxMessenger | null
  site: Site
  /** The chat's scripts, where built. */
  widget?: Widget
  port: number
  /** True when PUBLIC_URL is not set: the names of this machine count as ours. */
  local: boolean
  trustedProxies: readonly string[]
  /** Further host names besides those of PUBLIC_URL and of this machine. */
  allowedHosts?: readonly string[]
  /** Addresses whose payment notifications are not rate-limited. */
  gatewayAddresses?: readonly string[]
  metrics?: Metrics
  /** Bearer token for the metrics; null: they are not served here. */
  metricsToken?: string | null
  /** Admission of requests. */
  bulkhead?: Bulkhead
  /** Both are created here unless passed in. */
  throttledLog?: ThrottledLog
  readiness?: Readiness
  /** This node's view of its surroundings. */
  surroundings?: () => Promise<NodeSurroundings>
}

/** The chat is called from pages of any site, with a conversation key and no cookie. */
const openToOtherSites = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PATCH'],
  allowHeaders: ['authorization', 'content-type', 'last-event-id'],
  exposeHeaders: ['retry-after'],
  maxAge: 86_400,
})

/** Every row of the route table. */
export function routesOf(services: Services, widget: Widget = new Map()): Route[] {
  return [
    ...application.routes(services),
    ...document.routes(services),
    ...money.routes(services, { composeLetter }),
    ...casework.routes(services),
    ...correspondence.routes(services),
    ...chat.routes(services),
    ...person.routes(services),
    ...staff.routes(services),
    ...rules.routes(services),
    ...healthRoutes(services),
    ...widgetRoutes(widget),
  ]
}

const infoOf = ({ company, version }: Services) => ({ title: `${company.name} API`, version })

/** The whole server as a function of its parts. This file determines the middleware order. */
export function buildApp(options: AppOptions): Hono<Env> {
  const { services, sandbox, site } = options
  const throttledLog = options.throttledLog ?? createThrottledLog(services.log)
  const readiness = options.readiness ?? createReadiness({ ...services, throttledLog })
  const metrics = options.metrics ?? createMetrics()
  showHealth(metrics, services)
  if (options.surroundings) showSurroundings(metrics, options.surroundings)
  const routes = routesOf(services, options.widget)
  const secure = services.publicUrl.startsWith('https:')
  const bulkhead = options.bulkhead ?? createBulkhead()
  showNode(metrics, { version: services.version, bulkhead, readiness })
  const mountDeps = {
    db: services.db,
    clock: services.clock,
    cookie: travellerCookie(secure),
    staffCookie: staffCookie(secure),
    secure,
    findStaff: createFindStaff(services),
    origins: ownOrigins(services.publicUrl, options.port, options.local),
    limiter: createMemoryLimiter(services.steady),
    bulkhead,
    gatewayAddresses: addressList(options.gatewayAddresses ?? []),
  }
  const app = new Hono<Env>()
  app.use('*', watch(services, metrics, addressList(options.trustedProxies)))
  app.use('*', refuseForeignHosts(ourHosts(services.publicUrl, options.allowedHosts)))
  app.use('*', limitAll(mountDeps.limiter))
  app.use('/api/chat/*', openToOtherSites)
  app.onError(problemHandler(services, throttledLog))
  app.route('/', probeRoutes(readiness, services))
  app.route('/', metricsRoutes(metrics, options.metricsToken ?? null))
  app.route('/', securityText(services))
  for (const row of routes) mount(app, row, mountDeps)
  app.route('/', policyReportRoutes(services, metrics, mountDeps))
  app.route(
    '/api',
    docsRoutes(() => openApiOf(routes, infoOf(services)), services.publicUrl),
  )
  app.all('/api/*', () => {
    throw new AppError('request.not-found')
  })
  if (sandbox) app.route('/', sandbox.app)
  if (options.sandboxMessenger) app.route('/', options.sandboxMessenger.app)
  app.get('*', (c) => site(c.req.raw) ?? c.notFound())
  return app
}
