import { mkdir } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { PostgresUnavailable, startPrivatePostgres } from './db/private-postgres.ts'
import { buildDeps, createLogger, type Deps } from './deps.ts'
import { loadSite } from './http/site.ts'
import { loadWidget } from './http/widget.ts'
import { startJobs } from './jobs/run.ts'
import { ensureOwner } from './staff/first-owner.ts'
import { createVisits } from './visit/visits.ts'

const graceMs = 10_000

/** Takes the port first, so that links and the gateway's way back are known before anything is built. */
function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : config.port)
    })
  })
}

function harden(server: Server): void {
  server.headersTimeout = 10_000
  // Uploads may take minutes on a bad network; what stalls is cut off by whoever reads the body.
  server.requestTimeout = 15 * 60_000
  server.keepAliveTimeout = 65_000
  server.maxHeadersCount = 100
}

/**
 * Stops listening and waits for the answers under way. Each of them says that it is the last one of its
 * connection: otherwise busy clients would go on over theirs until they are cut off in the middle.
 */
function closer(server: Server): () => Promise<void> {
  const answers = new Set<ServerResponse>()
  server.prependListener('request', (_request, answer: ServerResponse) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
    if (!server.listening) answer.shouldKeepAlive = false
  })
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const answer of answers) answer.shouldKeepAlive = false
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    const grace = setTimeout(() => server.closeAllConnections(), graceMs - 1_000)
    await closed
    clearInterval(idle)
    clearTimeout(grace)
  }
}

type Stop = () => Promise<void>

async function stop(deps: Deps, closeServer: Stop, stopJobs: Stop, stopVisits: Stop) {
  // First the streams: they would hold the server open, and their readers go on elsewhere at once.
  await deps.services.chat.close()
  await Promise.all([closeServer().then(stopVisits), stopJobs()])
  await deps.sandbox?.stop()
  await deps.close()
}

/** What there is to stop so far; grows while the server starts. */
let stopAll = async (): Promise<void> => {}
let stopping = false

/** From the first moment on, so that whoever is stopped while starting leaves nothing running either. */
function stopOnSignal(log: Deps['services']['log']): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      stopAll()
        .then(() => process.exit(0))
        .catch((err) => {
          log.error({ err }, 'stopping failed')
          process.exit(1)
        })
    })
  }
}

async function start(): Promise<void> {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  stopOnSignal(log)
  await mkdir(config.dataDir, { recursive: true })
  const say = (line: string) => console.log(line)
  const postgres = config.databaseUrl
    ? null
    : await startPrivatePostgres({ dataDir: config.dataDir, log: say })
  const databaseUrl = config.databaseUrl ?? postgres?.url ?? ''
  const stopPostgres = async () => postgres?.stop()
  stopAll = stopPostgres
  await migrate(postgres?.ownerUrl ?? config.databaseOwnerUrl ?? databaseUrl, databaseUrl)

  let app: Hono | null = null
  const busy = new Response(null, { status: 503, headers: { 'retry-after': '1' } })
  const server = createServer(
    { connectionsCheckingInterval: 2_000 },
    getRequestListener((request, env) => app?.fetch(request, env) ?? busy.clone()),
  )
  harden(server)
  const closeServer = closer(server)
  const port = await listen(server, config)
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  const localUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const deps = await buildDeps(config, databaseUrl, { publicUrl, localUrl }, log)
  const site = await loadSite(deps.siteDirectory, {
    publicUrl,
    formOrigins: deps.services.gateway.formOrigins,
    analytics: config.analytics,
  })
  const password = await ensureOwner(deps.services, config.adminPassword)
  if (password) say(`Owner's password: ${password}`)
  const visits = createVisits(deps.services)
  app = buildApp({
    services: deps.services,
    sandbox: deps.sandbox,
    site: visits.counting(site),
    widget: await loadWidget(deps.widgetDirectory),
    port,
    local: config.publicUrl === null,
    trustedProxies: config.trustedProxies,
  }) as unknown as Hono
  const stopJobs = await startJobs(deps.services, config.role)
  deps.sandbox?.start()
  const stopVisits = visits.start()
  stopAll = () => stop(deps, closeServer, stopJobs, stopVisits).then(stopPostgres)
  say(`Listening on ${publicUrl}`)
}

start().catch((error) => {
  // A start that was stopped halfway fails in many ways; none of them is news.
  if (stopping) return
  const told = error instanceof ConfigError || error instanceof PostgresUnavailable
  console.error(told ? error.message : error)
  process.exit(1)
})
