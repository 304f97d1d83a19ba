import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { AppError } from '#domain/error.ts'
import type { NodeSurroundings } from '#domain/health-facts.ts'
import { accessRoutes } from './application/access/routes.ts'
import { agreementRoutes } from './application/agreement/routes.ts'
import { draftRoutes } from './application/draft-routes.ts'
import { linkRoutes } from './application/link-routes.ts'
import { loadOwnView, loadView } from './application/load-view.ts'
import { applicationRoutes } from './application/routes.ts'
import { statusRoutes } from './application/status-routes.ts'
import { travellerRoutes } from './application/traveller/routes.ts'
import { documentOf } from './application/view.ts'
import { visaRoutes } from './application/visa-routes.ts'
import { visitRoutes } from './application/visit/routes.ts'
import { bulkRoutes } from './casework/bulk/routes.ts'
import { correctionRoutes } from './casework/correction/routes.ts'
import { staffCorrectionRoutes } from './casework/correction/staff-routes.ts'
import { filingRoutes } from './casework/filing/routes.ts'
import { reviewChangeRoutes } from './casework/review/change-routes.ts'
import { reviewReadRoutes } from './casework/review/read-routes.ts'
import { staffViewOf } from './casework/review/view.ts'
import { viewRoutes } from './casework/review/view-routes.ts'
import { visaDocumentRoutes } from './casework/review/visa-document-routes.ts'
import { greetingRoutes } from './chat/greeting-routes.ts'
import { inboxRoutes } from './chat/inbox-routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { chatSettingRoutes } from './chat/setting-routes.ts'
import { staffChatRoutes } from './chat/staff-routes.ts'
import { deliveryRoutes } from './correspondence/delivery/routes.ts'
import { drawMessage } from './correspondence/letter/draw-message.ts'
import { letterLanguage, linksFor } from './correspondence/letter/links.ts'
import { letterRoutes } from './correspondence/letter/routes.ts'
import { composeLetter } from './correspondence/letter/send.ts'
import { mailRoutes } from './correspondence/mail/routes.ts'
import { staffMailRoutes } from './correspondence/mail/staff-routes.ts'
import { pushRoutes } from './correspondence/push/routes.ts'
import { templateRoutes } from './correspondence/template/routes.ts'
import { threadRoutes } from './correspondence/thread/routes.ts'
import type { SandboxGateway } from './deps.ts'
import { passportRoutes } from './document/passport/routes.ts'
import { documentRoutes } from './document/routes.ts'
import { createPlaces, type Places } from './http/admission/places.ts'
import { createMemoryLimiter } from './http/admission/rate-limit.ts'
import { staffCookie, travellerCookie } from './http/cookie.ts'
import { docsRoutes } from './http/docs.ts'
import { ourHosts, refuseForeignHosts } from './http/host.ts'
import {
  createMetrics,
  type Metrics,
  metricsRoutes,
  showClock,
  showPlaces,
  showVersion,
} from './http/metrics.ts'
import { type Env, mount } from './http/mount.ts'
import { addressList } from './http/network.ts'
import { openApiOf } from './http/openapi.ts'
import { ownOrigins } from './http/origin.ts'
import { policyReportRoutes } from './http/policy-reports.ts'
import type { Route } from './http/route.ts'
import { securityText } from './http/security-text.ts'
import type { Site } from './http/site.ts'
import { createTroubles, type Troubles } from './http/troubles.ts'
import { limitAll, tellProblem, watch } from './http/watch.ts'
import { type Widget, widgetRoutes } from './http/widget.ts'
import { amendmentRoutes } from './money/amendment/routes.ts'
import { moneyRoutes } from './money/books/routes.ts'
import { cancellationRoutes } from './money/cancellation/routes.ts'
import { verify as settleOpen } from './money/payment/commands.ts'
import { paymentRoutes } from './money/payment/routes.ts'
import { receiptRoutes } from './money/receipt/routes.ts'
import { refundRoutes } from './money/refund/routes.ts'
import { healthRoutes } from './operation/health/health.ts'
import { showHealth, showSurroundings } from './operation/health/metrics.ts'
import { createReadiness, type Readiness } from './operation/health/readiness.ts'
import { healthRoutes as installationRoutes } from './operation/health/routes.ts'
import { ownDataRoutes } from './person/own-routes.ts'
import { personRoutes } from './person/routes.ts'
import type { Services } from './services.ts'
import { staffRoutes } from './staff/account/routes.ts'
import { createFindStaff } from './staff/account/session.ts'
import { alertRoutes } from './staff/alert/routes.ts'
import { givingOutRoutes } from './staff/giving-out/routes.ts'
import { reportRoutes } from './staff/report/routes.ts'

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
  /** Further names by which we may be called, besides that of PUBLIC_URL and of this machine. */
  allowedHosts?: readonly string[]
  /** Whose notifications of payments come without number. */
  gatewayAddresses?: readonly string[]
  metrics?: Metrics
  /** Whoever brings it may read the figures; null: nobody may, here. */
  metricsToken?: string | null
  /** For whom we work and wait. */
  places?: Places
  /** Both are made anew where nobody else needs them. */
  troubles?: Troubles
  readiness?: Readiness
  /** What this node knows of what surrounds it. */
  surroundings?: () => Promise<NodeSurroundings>
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
    ...accessRoutes(services),
    ...linkRoutes(services),
    ...visaRoutes(services),
    ...draftRoutes(services),
    ...pushRoutes(services),
    ...passportRoutes(services),
    ...travellerRoutes(services, documentOf),
    ...agreementRoutes(services),
    ...paymentRoutes(services, loadOwnView),
    ...documentRoutes(services, documentOf),
    ...reviewReadRoutes(services, loadView),
    ...reviewChangeRoutes(services, loadView),
    ...filingRoutes(services),
    ...viewRoutes(services),
    ...bulkRoutes(services, { composeLetter, letterLanguage, linksFor }),
    ...templateRoutes(services, { drawMessage, letterLanguage, linksFor }),
    ...visaDocumentRoutes(services),
    ...givingOutRoutes(services),
    ...receiptRoutes(services),
    ...correctionRoutes(services, loadOwnView),
    ...staffCorrectionRoutes(services, (tx, id, staff) =>
      staffViewOf(tx, loadView, id, staff, services.clock.now()),
    ),
    ...refundRoutes(services),
    ...amendmentRoutes(services),
    ...moneyRoutes(services, { composeLetter }),
    ...cancellationRoutes(services, { settleOpen }),
    ...letterRoutes(services),
    ...deliveryRoutes(services),
    ...mailRoutes(services),
    ...staffMailRoutes(services),
    ...threadRoutes(services),
    ...personRoutes(services),
    ...ownDataRoutes(services, settleOpen),
    ...staffRoutes(services),
    ...reportRoutes(services),
    ...alertRoutes(services),
    ...visitRoutes(services),
    ...installationRoutes(services),
    ...chatRoutes(services),
    ...staffChatRoutes(services, { letterLanguage, linksFor }),
    ...inboxRoutes(services),
    ...greetingRoutes(services),
    ...chatSettingRoutes(services),
    ...widgetRoutes(widget),
  ]
}

const infoOf = ({ company, version }: Services) => ({ title: `${company.name} API`, version })

/** The whole server as a function of its parts. The order of the middleware is this file. */
export function buildApp(options: AppOptions): Hono<Env> {
  const { services, sandbox, site } = options
  const troubles = options.troubles ?? createTroubles(services.log)
  const readiness = options.readiness ?? createReadiness({ ...services, troubles })
  const metrics = options.metrics ?? createMetrics()
  showVersion(metrics, services)
  showClock(metrics, readiness)
  showHealth(metrics, services)
  if (options.surroundings) showSurroundings(metrics, options.surroundings)
  const routes = routesOf(services, options.widget)
  const secure = services.publicUrl.startsWith('https:')
  const places = options.places ?? createPlaces()
  showPlaces(metrics, places)
  const mountDeps = {
    db: services.db,
    clock: services.clock,
    cookie: travellerCookie(secure),
    staffCookie: staffCookie(secure),
    secure,
    findStaff: createFindStaff(services),
    origins: ownOrigins(services.publicUrl, options.port, options.local),
    limiter: createMemoryLimiter(services.steady),
    places,
    gatewayAddresses: addressList(options.gatewayAddresses ?? []),
  }
  const app = new Hono<Env>()
  app.use('*', watch(services, metrics, addressList(options.trustedProxies)))
  app.use('*', refuseForeignHosts(ourHosts(services.publicUrl, options.allowedHosts)))
  app.use('*', limitAll(mountDeps.limiter))
  app.use('/api/chat/*', openToOtherSites)
  app.onError(tellProblem(services, troubles))
  app.route('/', healthRoutes(readiness, services))
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
  app.get('*', (c) => site(c.req.raw) ?? c.notFound())
  return app
}
