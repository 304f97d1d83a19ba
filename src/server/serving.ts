import { once } from 'node:events'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { renderPart } from '../web/served/parts.tsx'
import { buildApp } from './app.ts'
import { createVisits } from './application/visit/visits.ts'
import { keepAsked } from './casework/filing/asked.ts'
import type { Config } from './config.ts'
import { tendMessengers } from './correspondence/messenger/tend.ts'
import { buildDeps, type Deps } from './deps.ts'
import type { Bulkhead } from './http/admission/bulkhead.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { loadSite } from './http/site.ts'
import { loadWidget } from './http/widget.ts'
import { startJobs } from './jobs.ts'
import type { Lifecycle, Stop } from './lifecycle.ts'
import { startHeartbeat } from './operation/health/heartbeat.ts'
import { metricsServer } from './operation/health/metrics-endpoint.ts'
import { createReadiness } from './operation/health/readiness.ts'
import { surroundingsOf } from './operation/health/surroundings.ts'
import { checkPeers } from './operation/start/check-peers.ts'
import { whyNotListening } from './operation/start/start-failure.ts'
import type { Tracer } from './platform/adapters/tracer/port.ts'
import { StartProblem } from './platform/db/start-problem.ts'
import type { Say } from './platform/log.ts'
import { keepRules } from './rules/keep.ts'
import { ensureOwner, madeUpForDays } from './staff/account/first-owner.ts'
import { keepOwnerPassword, sweepOwnerPassword } from './staff/account/owner-password.ts'
import { sealAudit } from './staff/audit/seal.ts'

/** For the last answers; the rest of the ten seconds of a shutdown is for the steps after it. */
const answersMs = 8_000

/** The open port, and how to attach the server to it. */
export type Gate = {
  port: number
  bulkhead: Bulkhead
  publicUrl: string
  localUrl: string
  answerWith(app: ReturnType<typeof buildApp>): void
  close: Stop
}

export type Start = {
  settings: Config
  lifecycle: Lifecycle
  log: Logger
  tracer: Tracer | null
  say: Say
  gate: Gate
  database: { url: string; close: Stop }
}

/** On this machine, unless configured otherwise: anyone who reaches it can read the metrics. */
async function listenForFigures(
  metrics: Metrics,
  { host, port }: Config['metrics'],
): Promise<void> {
  const server = metricsServer(metrics).listen(port ?? 0, host)
  await once(server, 'listening').catch((error) => {
    throw new StartProblem(whyNotListening(error, { host, port: port ?? 0 }, 'METRICS_'))
  })
}

/** A silent database does not hold up the next step. */
async function within(ms: number, step: Promise<unknown> | undefined): Promise<void> {
  const patience = new AbortController()
  const over = pause(ms, undefined, { signal: patience.signal }).catch(() => {})
  await Promise.race([step, over]).finally(() => patience.abort())
}

async function stop(
  deps: Deps,
  closeServer: Stop,
  stopJobs: Stop,
  { visits, heartbeat, rules, asked }: Record<'visits' | 'heartbeat' | 'rules' | 'asked', Stop>,
) {
  // Streams first: they would keep the server open, and their readers reconnect elsewhere at once.
  await within(500, deps.services.chat.close())
  await Promise.all([rules(), asked()])
  await Promise.all([
    closeServer().then(() => within(500, visits())),
    within(answersMs, stopJobs()),
  ])
  const sealing = sealAudit(deps.services, 500).catch((err) => {
    deps.services.log.warn({ err }, 'the end of the audit waits for the next start to be sealed')
  })
  await within(1_000, sealing)
  await within(500, heartbeat())
  await within(500, deps.sandbox?.stop())
  await within(500, deps.sandboxMessenger?.stop())
  await within(500, deps.close())
}

/** The first password is printed only on a terminal; a log gets the path of its file. */
async function welcomeOwner({ services }: Deps, { lifecycle, settings, say }: Start) {
  const password = await lifecycle.stage(() => ensureOwner(services, settings.adminPassword))
  if (!password) return sweepOwnerPassword(services, services.clock.now())
  const isSeen = process.stdout.isTTY && !settings.isProduction
  const told = isSeen ? password : `in ${await keepOwnerPassword(settings.dataDir, password)}`
  say(
    `Owner's password: ${told} (counts for ${madeUpForDays} days: choose your own in the staff area)`,
  )
}

/**
 * Puts the server behind its port, with everything that needs the database and runs beside
 * requests. Loaded while the database starts.
 */
export async function serve(start: Start): Promise<void> {
  const { settings, lifecycle, log, tracer, gate, database } = start
  const { port, bulkhead, publicUrl, localUrl } = gate
  const deps = await lifecycle.stage(() =>
    buildDeps(settings, database.url, { publicUrl, localUrl }, { log, tracer }),
  )
  lifecycle.started(deps.close)
  const site = await lifecycle.stage(() =>
    loadSite(deps.siteDirectory, {
      publicUrl,
      company: settings.company,
      now: () => deps.services.clock.now(),
      asked: () => deps.services.asked.lines(),
      versionAt: (moment) => deps.services.rules.versionAt(moment),
      renderPart,
      formOrigins: deps.services.gateway.formOrigins,
      analytics: settings.analytics,
      testPayments: settings.testPayments,
      refundsLateSurcharge: settings.refundsLateSurcharge,
      messengers: Object.keys(deps.services.messengers),
      heic: settings.heic,
    }),
  )
  await welcomeOwner(deps, start)
  const visits = createVisits(deps.services)
  const readiness = createReadiness({ ...deps.services, throttledLog: deps.throttledLog })
  const surroundings = surroundingsOf(deps.peers, settings.dataDir, readiness)
  const metrics = createMetrics()
  const app = buildApp({
    services: deps.services,
    throttledLog: deps.throttledLog,
    readiness,
    surroundings,
    sandbox: deps.sandbox,
    sandboxMessenger: deps.sandboxMessenger,
    site: visits.counting(site),
    widget: await loadWidget(deps.widgetDirectory, settings.company),
    port,
    local: settings.publicUrl === null,
    trustedProxies: settings.trustedProxies,
    allowedHosts: [...settings.allowedHosts, new URL(localUrl).host],
    gatewayAddresses: deps.sandbox
      ? [...settings.gatewayAddresses, '127.0.0.1', '::1']
      : settings.gatewayAddresses,
    bulkhead,
    metrics,
    metricsToken: settings.metrics.token,
  })
  gate.answerWith(app)
  const stopJobs = await lifecycle.stage(() => startJobs(deps.services, settings.role))
  deps.sandbox?.start()
  deps.sandboxMessenger?.start()
  if (deps.sandboxMessenger) {
    const tended = tendMessengers(deps.services, deps.services.clock.now())
    tended.catch((err) => log.warn({ err }, 'the sandbox messenger has no notices yet'))
  }
  if (settings.metrics.port !== null) await listenForFigures(metrics, settings.metrics)
  const stopVisits = visits.start()
  const stopRules = keepRules(deps.services)
  const stopAsked = keepAsked(deps.services)
  readiness.start()
  const heartbeat = startHeartbeat(deps.services, {
    name: `${hostname()}:${port}`,
    role: settings.role,
    surroundings,
  })
  void checkPeers(deps.services, { role: settings.role, hasBucket: settings.storage !== null })
  const told = { visits: stopVisits, heartbeat, rules: stopRules, asked: stopAsked }
  lifecycle.startedAll(() => stop(deps, gate.close, stopJobs, told).then(database.close))
}
