import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import { startPrivatePostgres } from '../private-postgres/private-postgres.ts'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { StartProblem } from './db/start-problem.ts'
import { buildDeps, type Deps } from './deps.ts'
import { createMetrics, type Metrics, metricsServer } from './http/metrics.ts'
import { addressList } from './http/network.ts'
import { createPlaces } from './http/places.ts'
import { createReadiness } from './http/readiness.ts'
import { closer, createHttpServer } from './http/server.ts'
import { loadSite } from './http/site.ts'
import { loadWidget } from './http/widget.ts'
import { startJobs } from './jobs/run.ts'
import { sealAudit } from './jobs/seal-audit.ts'
import { takeLastResort } from './last-resort.ts'
import { createLife, type Stop } from './life.ts'
import { complain, openLog } from './log.ts'
import { ensureOwner, madeUpForDays } from './staff/first-owner.ts'
import { whyNotListening, whyNotStarted } from './start-failure.ts'
import { createVisits } from './visit/visits.ts'

/** Until the last answer; what is left of the ten seconds of a stop is for what comes after it. */
const answersMs = 8_000
const grace = { bodiesMs: 5_000, totalMs: answersMs }

/**
 * Takes the port before anything else, so that links and the gateway's way back are known before anything
 * is built, and one that is taken is told before a database was started for nothing.
 */
function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => reject(new StartProblem(whyNotListening(error, config)))
    server.once('error', refuse)
    server.listen(config.port, config.host, () => {
      server.off('error', refuse)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : config.port)
    })
  })
}

/** On this machine only: whoever collects the figures runs here, or the operator lets them through. */
async function listenForFigures(metrics: Metrics, port: number): Promise<void> {
  const server = metricsServer(metrics).listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error) => {
    throw new StartProblem(whyNotListening(error, { host: '127.0.0.1', port }, 'METRICS_PORT'))
  })
}

/** The next step is not held up by a database that says nothing. */
async function within(ms: number, step: Promise<unknown> | undefined): Promise<void> {
  const patience = new AbortController()
  const over = pause(ms, undefined, { signal: patience.signal }).catch(() => {})
  await Promise.race([step, over]).finally(() => patience.abort())
}

async function stop(deps: Deps, closeServer: Stop, stopJobs: Stop, stopVisits: Stop) {
  // First the streams: they would hold the server open, and their readers go on elsewhere at once.
  await within(500, deps.services.chat.close())
  await Promise.all([
    closeServer().then(() => within(500, stopVisits())),
    within(answersMs, stopJobs()),
  ])
  const sealing = sealAudit(deps.services, 500).catch((err) => {
    deps.services.log.warn({ err }, 'the end of the audit waits for the next start to be sealed')
  })
  await within(1_000, sealing)
  await within(500, deps.sandbox?.stop())
  await within(500, deps.close())
}

const life = createLife((code) => process.exit(code))
let config: Config | null = null

/** The server on its port, which tells to come again until there is something to answer with. */
async function openPort(settings: Config) {
  let app: Hono | null = null
  const busy = new Response(null, { status: 503, headers: { 'retry-after': '1' } })
  const server = createHttpServer((request, env) => app?.fetch(request, env) ?? busy.clone(), {
    proxies: addressList(settings.trustedProxies),
  })
  const places = createPlaces()
  const close = closer(server, places, grace)
  const port = await life.stage(() => listen(server, settings))
  life.started(close)
  const isAnywhere = settings.host === '0.0.0.0' || settings.host === '::'
  const host = isAnywhere ? '127.0.0.1' : settings.host
  return {
    port,
    places,
    publicUrl: settings.publicUrl ?? `http://localhost:${port}`,
    localUrl: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    answerWith: (built: Hono) => {
      app = built
    },
    close,
  }
}

/** The database, brought up to date: the one that is configured, or one of our own. */
async function openDatabase(settings: Config, say: (line: string) => void) {
  const postgres = settings.databaseUrl
    ? null
    : await life.stage(() => startPrivatePostgres({ dataDir: settings.dataDir, log: say }))
  const url = settings.databaseUrl ?? postgres?.url ?? ''
  const close = async () => postgres?.stop()
  life.started(close)
  const ownerUrl = postgres?.ownerUrl ?? settings.databaseOwnerUrl ?? url
  await life.stage(() => migrate(ownerUrl, url))
  return { url, close }
}

async function welcomeOwner(deps: Deps, settings: Config, say: (line: string) => void) {
  const password = await life.stage(() => ensureOwner(deps.services, settings.adminPassword))
  if (!password) return
  say(`Owner's password: ${password}`)
  say(`It counts for ${madeUpForDays} days: choose your own in the staff area before`)
}

async function start(): Promise<void> {
  const settings = readConfig()
  config = settings
  const { log, say } = openLog(settings.logLevel)
  life.endOnSignal(log)
  const gate = await openPort(settings)
  const { port, places, publicUrl, localUrl } = gate
  await mkdir(settings.dataDir, { recursive: true })
  const database = await openDatabase(settings, say)
  const deps = await life.stage(() =>
    buildDeps(settings, database.url, { publicUrl, localUrl }, log),
  )
  life.started(deps.close)
  const site = await life.stage(() =>
    loadSite(deps.siteDirectory, {
      publicUrl,
      formOrigins: deps.services.gateway.formOrigins,
      analytics: settings.analytics,
      testPayments: settings.testPayments,
      refundsLateSurcharge: settings.refundsLateSurcharge,
      heic: settings.heic,
    }),
  )
  await welcomeOwner(deps, settings, say)
  const visits = createVisits(deps.services)
  const readiness = createReadiness({ ...deps.services, troubles: deps.troubles })
  const metrics = createMetrics()
  const app = buildApp({
    services: deps.services,
    troubles: deps.troubles,
    readiness,
    sandbox: deps.sandbox,
    site: visits.counting(site),
    widget: await loadWidget(deps.widgetDirectory),
    port,
    local: settings.publicUrl === null,
    trustedProxies: settings.trustedProxies,
    allowedHosts: [...settings.allowedHosts, new URL(localUrl).host],
    gatewayAddresses: deps.sandbox
      ? [...settings.gatewayAddresses, '127.0.0.1', '::1']
      : settings.gatewayAddresses,
    places,
    metrics,
    metricsToken: settings.metrics.token,
  })
  gate.answerWith(app as unknown as Hono)
  const stopJobs = await life.stage(() => startJobs(deps.services, settings.role))
  deps.sandbox?.start()
  if (settings.metrics.port !== null) await listenForFigures(metrics, settings.metrics.port)
  const stopVisits = visits.start()
  readiness.start()
  life.startedAll(() => stop(deps, gate.close, stopJobs, stopVisits).then(database.close))
  takeLastResort(log)
  say(`Listening on ${publicUrl}`)
}

life.start(start).catch((error) => {
  const why = whyNotStarted(error, config)
  complain(why ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)))
  process.exit(1)
})
