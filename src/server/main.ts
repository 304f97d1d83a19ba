import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { startPrivatePostgres } from '../private-postgres/private-postgres.ts'
import { type Config, readConfig, readDoubts } from './config.ts'
import { createPlaces } from './http/admission/places.ts'
import { addressList } from './http/network.ts'
import { closer, createHttpServer } from './http/server.ts'
import { createLife } from './life.ts'
import { whyNotListening, whyNotStarted } from './operation/start/start-failure.ts'
import { migrate } from './platform/db/migrate.ts'
import { StartProblem } from './platform/db/start-problem.ts'
import { takeLastResort } from './platform/last-resort.ts'
import { complain, openLog, type Say } from './platform/log.ts'
import { ownVersion } from './platform/version.ts'
import type { Gate } from './serving.ts'

/** How long the answers under way may take when the server stops; serving.ts ends what else runs. */
const grace = { bodiesMs: 5_000, totalMs: 8_000 }

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

const life = createLife((code) => process.exit(code))
let config: Config | null = null

/** The server on its port, which tells to come again until there is something to answer with. */
async function openPort(settings: Config): Promise<Gate> {
  let app: Parameters<Gate['answerWith']>[0] | null = null
  const busy = new Response(null, { status: 503, headers: { 'retry-after': '1' } })
  const server = createHttpServer((request, env) => app?.fetch(request, env) ?? busy.clone(), {
    proxies: addressList(settings.trustedProxies),
    secure: settings.publicUrl?.startsWith('https:') ?? false,
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
    answerWith: (built) => {
      app = built
    },
    close,
  }
}

/** The database, brought up to date: the one that is configured, or one of our own. */
async function openDatabase(settings: Config, say: Say) {
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

async function start(): Promise<void> {
  const settings = readConfig()
  config = settings
  // Traces begin with the log, for those who collect them; nobody else reads that much this early.
  const tracer = settings.tracing ? await (await import('./deps.ts')).buildTracer(settings) : null
  const { log, say } = openLog(settings.logLevel, tracer, settings.isProduction)
  life.endOnSignal(log)
  for (const doubt of readDoubts(settings)) log.warn(doubt)
  const gate = await openPort(settings)
  await mkdir(settings.dataDir, { recursive: true })
  // The rest of the program is read while the database starts.
  const [database, { serve }] = await Promise.all([
    openDatabase(settings, say),
    life.stage(() => import('./serving.ts')),
  ])
  await serve({ settings, life, log, tracer, say, gate, database })
  takeLastResort(log)
  if (!settings.isProduction && settings.mail.smtpUrl === null) {
    say(`Letters lie in ${join(settings.dataDir, 'outbox')}`)
  }
  say(`Listening on ${gate.publicUrl}`, { version: await ownVersion(), role: settings.role })
}

life.start(start).catch((error) => {
  const why = whyNotStarted(error, config)
  complain(why ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)))
  process.exit(1)
})
