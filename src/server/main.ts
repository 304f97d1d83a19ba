import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { startPrivatePostgres } from '../private-postgres/private-postgres.ts'
import { type Config, readConfig, readDoubts } from './config.ts'
import { createBulkhead } from './http/admission/bulkhead.ts'
import { addressList } from './http/network.ts'
import { closer, createHttpServer } from './http/server.ts'
import { createLifecycle } from './lifecycle.ts'
import { whyNotListening, whyNotStarted } from './operation/start/start-failure.ts'
import { migrate } from './platform/db/migrate.ts'
import { StartProblem } from './platform/db/start-problem.ts'
import { complain, openLog, type Say } from './platform/log.ts'
import { logUncaughtErrors } from './platform/uncaught-errors.ts'
import { ownVersion } from './platform/version.ts'
import type { Gate } from './serving.ts'

/** Time limits for answers in progress on shutdown; serving.ts ends everything else. */
const grace = { bodiesMs: 5_000, totalMs: 8_000 }

/**
 * Opens the port first, so that links and the gateway's return address are known, and a port in use
 * is reported before a database is started.
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

const lifecycle = createLifecycle((code) => process.exit(code))
let config: Config | null = null

/** Opens the port; until the server is ready it asks clients to retry. */
async function openPort(settings: Config): Promise<Gate> {
  let app: Parameters<Gate['answerWith']>[0] | null = null
  const busy = new Response(null, { status: 503, headers: { 'retry-after': '1' } })
  const server = createHttpServer((request, env) => app?.fetch(request, env) ?? busy.clone(), {
    proxies: addressList(settings.trustedProxies),
    secure: settings.publicUrl?.startsWith('https:') ?? false,
  })
  const bulkhead = createBulkhead()
  const close = closer(server, bulkhead, grace)
  const port = await lifecycle.stage(() => listen(server, settings))
  lifecycle.started(close)
  const isAnywhere = settings.host === '0.0.0.0' || settings.host === '::'
  const host = isAnywhere ? '127.0.0.1' : settings.host
  return {
    port,
    bulkhead,
    publicUrl: settings.publicUrl ?? `http://localhost:${port}`,
    localUrl: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    answerWith: (built) => {
      app = built
    },
    close,
  }
}

/** The migrated database: the configured one, or one of our own. */
async function openDatabase(settings: Config, say: Say) {
  const postgres = settings.databaseUrl
    ? null
    : await lifecycle.stage(() => startPrivatePostgres({ dataDir: settings.dataDir, log: say }))
  const url = settings.databaseUrl ?? postgres?.url ?? ''
  const close = async () => postgres?.stop()
  lifecycle.started(close)
  const ownerUrl = postgres?.ownerUrl ?? settings.databaseOwnerUrl ?? url
  await lifecycle.stage(() => migrate(ownerUrl, url, say))
  return { url, close }
}

async function start(): Promise<void> {
  const settings = readConfig()
  config = settings
  // Tracing starts with the log; without it deps.ts is loaded later.
  const tracer = settings.tracing ? await (await import('./deps.ts')).buildTracer(settings) : null
  const { log, say } = openLog(settings.logLevel, tracer, settings.isProduction)
  lifecycle.endOnSignal(log)
  for (const doubt of readDoubts(settings)) log.warn(doubt)
  const gate = await openPort(settings)
  await mkdir(settings.dataDir, { recursive: true })
  // Loads the rest of the program while the database starts.
  const [database, { serve }] = await Promise.all([
    openDatabase(settings, say),
    lifecycle.stage(() => import('./serving.ts')),
  ])
  await serve({ settings, lifecycle, log, tracer, say, gate, database })
  logUncaughtErrors(log)
  if (!settings.isProduction && settings.mail.smtpUrl === null) {
    say(`Letters lie in ${join(settings.dataDir, 'outbox')}`)
  }
  say(`Listening on ${gate.publicUrl}`, { version: await ownVersion(), role: settings.role })
}

lifecycle.start(start).catch((error) => {
  const why = whyNotStarted(error, config)
  complain(why ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)))
  process.exit(1)
})
