import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { AppError } from '#domain/error.ts'
import { agreementRoutes } from './agreement/routes.ts'
import { draftRoutes } from './application/draft-routes.ts'
import { applicationRoutes } from './application/routes.ts'
import { statusRoutes } from './application/status-routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { staffChatRoutes } from './chat/staff-routes.ts'
import type { SandboxGateway } from './deps.ts'
import { deskChangeRoutes } from './desk/change-routes.ts'
import { deskReadRoutes } from './desk/read-routes.ts'
import { documentRoutes } from './document/routes.ts'
import { staffCookie, travellerCookie } from './http/cookie.ts'
import { docsRoutes } from './http/docs.ts'
import { healthRoutes } from './http/health.ts'
import { createMetrics } from './http/metrics.ts'
import { type Env, mount } from './http/mount.ts'
import { trustedProxies } from './http/network.ts'
import { openApiOf } from './http/openapi.ts'
import { ownOrigins } from './http/origin.ts'
import { createMemoryLimiter } from './http/rate-limit.ts'
import type { Route } from './http/route.ts'
import type { Site } from './http/site.ts'
import { limitLoad, tellProblem, watch } from './http/watch.ts'
import { type Widget, widgetRoutes } from './http/widget.ts'
import { letterRoutes } from './letter/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { personRoutes } from './person/routes.ts'
import { refundRoutes } from './refund/routes.ts'
import type { Services } from './services.ts'
import { staffRoutes } from './staff/routes.ts'
import { createFindStaff } from './staff/session.ts'
import { visitRoutes } from './visit/routes.ts'

export type AppOptions = {
  services: Services
  sandbox: SandboxGateway | null
  site: Site
  /** The scripts of the chat, where they are built. */
  widget?: Widget
  port: number
  /** True when PUBLIC_URL was not configured: the names of this machine are ours. */
  local: boolean
  trustedProxies: readonly string[]
  /** Requests under way at once, uploads aside, before new ones are asked to come back. */
  maxInFlight?: number
}

/** The chat is called from pages of any site, which bring the key of their conversation and no cookie. */
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
    ...applicationRoutes(services),
    ...statusRoutes(services),
    ...draftRoutes(services),
    ...agreementRoutes(services),
    ...paymentRoutes(services),
    ...documentRoutes(services),
    ...deskReadRoutes(services),
    ...deskChangeRoutes(services),
    ...refundRoutes(services),
    ...letterRoutes(services),
    ...personRoutes(services),
    ...staffRoutes(services),
    ...visitRoutes(services),
    ...chatRoutes(services),
    ...staffChatRoutes(services),
    ...widgetRoutes(widget),
  ]
}

/** The whole server as a function of its parts. The order of the middleware is this file. */
export function buildApp(options: AppOptions): Hono<Env> {
  const { services, sandbox, site } = options
  const metrics = createMetrics()
  const routes = routesOf(services, options.widget)
  const secure = services.publicUrl.startsWith('https:')
  const mountDeps = {
    db: services.db,
    clock: services.clock,
    cookie: travellerCookie(secure),
    staffCookie: staffCookie(secure),
    secure,
    findStaff: createFindStaff(services.db),
    origins: ownOrigins(services.publicUrl, options.port, options.local),
    limiter: createMemoryLimiter(),
  }
  const app = new Hono<Env>()
  app.use('*', watch(services, metrics, trustedProxies(options.trustedProxies)))
  app.use('/api/*', limitLoad(options.maxInFlight ?? 400))
  app.use('/api/chat/*', openToOtherSites)
  app.onError(tellProblem(services))
  app.route('/', healthRoutes(services.db, metrics))
  for (const row of routes) mount(app, row, mountDeps)
  app.route('/api', docsRoutes(openApiOf(routes, `${services.company.name} API`)))
  app.all('/api/*', () => {
    throw new AppError('request.not-found')
  })
  if (sandbox) app.route('/', sandbox.app)
  app.get('*', (c) => site(c.req.raw) ?? c.notFound())
  return app
}
