import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { loadPassword, makeCluster, serverUser, superuser } from './cluster.ts'
import { findPlace } from './place.ts'
import {
  findRunning,
  hasEnded,
  inUse,
  isServing,
  type LaunchOptions,
  launch,
  type Running,
  type Server,
} from './process.ts'
import { NoPostgres, PostgresUnavailable } from './programs.ts'

export { NoPostgres, PostgresUnavailable }

export type PrivatePostgres = {
  /** Of the product's database, as the server; stays the same as long as this one runs. */
  url: string
  /** The same as its owner, for migrations. */
  ownerUrl: string
  /** Ends every connection and PostgreSQL itself; afterwards the data folder is at rest. */
  stop(): Promise<void>
}

export type PrivatePostgresOptions = {
  dataDir: string
  /** Takes the few lines that whoever starts the server should read. */
  log: (line: string) => void
  /** False gives up safety for speed: for data that nobody will miss. */
  durable?: boolean
}

const database = 'karibu_visa'
/** Held by the process that a cluster serves; free once that process is gone, however it went. */
const ownership = 7_203_211
const stopPatienceMs = 8_000
/** PostgreSQL's code (SQLSTATE) for it. */
const wrongPassword = '28P01'

/**
 * Starts the PostgreSQL that an installation without DATABASE_URL uses: its own cluster in the data
 * folder, reached over 127.0.0.1 only. Recovers what a crash left, ends a PostgreSQL that an earlier
 * start left running, and starts again by itself should PostgreSQL die.
 * Throws PostgresUnavailable, one line, when another process uses the folder or nothing can run.
 */
export async function startPrivatePostgres(
  options: PrivatePostgresOptions,
): Promise<PrivatePostgres> {
  const { log, durable = true } = options
  const dataDir = resolve(options.dataDir)
  const place = await findPlace(dataDir, log)
  const password = await loadPassword(dataDir)
  const serverPassword = await loadPassword(dataDir, 'postgres-server-password')
  const cluster = await makeCluster(place, password, durable)
  const addressOf = (port: number, name: string) =>
    `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`

  const leftOver = await findRunning(cluster)
  if (leftOver) await endOrphan(leftOver, cluster, addressOf(leftOver.port, 'postgres'), log)

  const launchOptions = { place, cluster, durable, logFile: join(dataDir, 'postgres.log') }
  const server = await launch(launchOptions)
  const address = addressOf(server.port, 'postgres')
  const owner = await prepare(address, cluster, serverPassword).catch(async (error) => {
    // Nothing is left running behind a start that failed, whatever the reason.
    await end(server.child)
    throw error
  })
  const keeper = keep({ server, owner, address, log, launchOptions })
  return {
    url: `postgres://${serverUser}:${serverPassword}@127.0.0.1:${server.port}/${database}`,
    ownerUrl: addressOf(server.port, database),
    stop: keeper.stop,
  }
}

/**
 * The PostgreSQL of an installation beside its server: the one that runs, or else one that is started and
 * stopped again. Throws PostgresUnavailable.
 */
export async function joinPrivatePostgres(
  options: PrivatePostgresOptions,
): Promise<PrivatePostgres> {
  const dataDir = resolve(options.dataDir)
  const place = await findPlace(dataDir, options.log)
  const running = await findRunning(join(place.home, 'cluster'))
  if (running?.status !== 'ready') return startPrivatePostgres(options)
  const at = (user: string, password: string) =>
    `postgres://${user}:${password}@127.0.0.1:${running.port}/${database}`
  return {
    url: at(serverUser, await loadPassword(dataDir, 'postgres-server-password')),
    ownerUrl: at(superuser, await loadPassword(dataDir)),
    stop: async () => {},
  }
}

/** The connection that owns the cluster, once the database and the server's user are there. */
async function prepare(
  address: string,
  cluster: string,
  serverPassword: string,
): Promise<pg.Client> {
  const owner = await own(address).catch((error: { code?: unknown }) => {
    if (error.code !== wrongPassword) throw error
    throw new PostgresUnavailable(
      `The password in postgres-password is not that of the database in ${cluster}: restore the file.`,
    )
  })
  if (!owner) throw new PostgresUnavailable(inUse(cluster))
  await createDatabase(owner)
  await createServerUser(owner, serverPassword)
  return owner
}

/** Asks PostgreSQL to end; one that does not is ended without being asked. */
async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs)
  // A frozen process hears no other signal.
  const despair = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs + 1_000)
  await ended
  clearTimeout(impatience)
  clearTimeout(despair)
}

/** The connection that owns the cluster; undefined when another process does. */
async function own(address: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'karibu-visa owner',
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
  })
  // A connection that breaks later ends nothing here: the watch over PostgreSQL's process sees to it.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [ownership])
  if (rows[0]?.free) return client
  await client.end()
  return undefined
}

async function createDatabase(owner: pg.Client): Promise<void> {
  const found = await owner.query('select from pg_database where datname = $1', [database])
  if (found.rowCount === 0) await owner.query(`create database ${database}`)
}

/** May sign in and nothing else; what it may do with tables, the migrations say. */
async function createServerUser(owner: pg.Client, password: string): Promise<void> {
  const found = await owner.query('select from pg_roles where rolname = $1', [serverUser])
  if (found.rowCount === 0) await owner.query(`create role ${serverUser} login`)
  await owner.query(`alter role ${serverUser} password ${owner.escapeLiteral(password)}`)
}

async function endOrphan(
  running: Running,
  cluster: string,
  address: string,
  log: (line: string) => void,
): Promise<void> {
  // Whoever started it a moment ago may not own it yet; whoever died a moment ago may still do.
  let owner: pg.Client | undefined
  for (let attempt = 0; attempt < 4 && !owner && isServing(running.pid, cluster); attempt += 1) {
    await pause(300)
    owner = await own(address).catch(() => undefined)
  }
  if (!isServing(running.pid, cluster)) return
  if (!owner) throw new PostgresUnavailable(inUse(cluster))
  log('An earlier start left its PostgreSQL running: ending it')
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(running.pid, signal)
    const patience = performance.now() + stopPatienceMs
    while (performance.now() < patience) {
      if (!isServing(running.pid, cluster)) return
      await pause(20)
    }
  }
  throw new PostgresUnavailable(inUse(cluster))
}

type Kept = {
  server: Server
  owner: pg.Client
  address: string
  log: (line: string) => void
  launchOptions: LaunchOptions
}

/** Watches over a running PostgreSQL until it is told to stop. */
function keep({ server, owner, address, log, launchOptions }: Kept): { stop(): Promise<void> } {
  let child = server.child
  let stopped: Promise<void> | undefined
  const onExit = () => child.kill('SIGINT')
  process.once('exit', onExit)

  async function recover(): Promise<void> {
    if (hasEnded(child)) {
      log('PostgreSQL ended unexpectedly: starting it again')
      child = (await launch({ ...launchOptions, port: server.port })).child
    }
    const again = await own(address)
    if (again) watch(again)
    else throw new PostgresUnavailable(inUse(launchOptions.cluster))
  }

  async function persist(): Promise<void> {
    for (let attempt = 1; !stopped; attempt += 1) {
      try {
        return await recover()
      } catch (error) {
        log(`PostgreSQL is not back yet: ${(error as Error).message}`)
        await pause(Math.min(100 * 2 ** attempt, 30_000))
      }
    }
  }

  // The connection ends with PostgreSQL, or alone when PostgreSQL restarts its own processes.
  function watch(connection: pg.Client): void {
    owner = connection
    connection.once('end', () => {
      if (!stopped && connection === owner) recovering = persist()
    })
  }

  let recovering: Promise<void> = Promise.resolve()
  watch(owner)

  async function stop(): Promise<void> {
    await recovering
    process.off('exit', onExit)
    await owner.end().catch(() => {})
    await end(child)
  }

  return {
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
