import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { loadPassword, makeCluster, serverUser, superuser } from './cluster.ts'
import { findLocation } from './location.ts'
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
  /** URL of the product's database for the server; stable while this runs. */
  url: string
  /** URL for its owner, for migrations. */
  ownerUrl: string
  /** Closes all connections and stops PostgreSQL; then the data folder is at rest. */
  stop(): Promise<void>
}

export type PrivatePostgresOptions = {
  dataDir: string
  /** Receives the few lines an operator should read. */
  log: (line: string) => void
  /** False trades durability for speed, for disposable data. */
  durable?: boolean
}

const database = 'karibu_visa'
/** Advisory lock held by the process that a cluster serves; released when that process dies in any way. */
const ownership = 7_203_211
const stopPatienceMs = 8_000
/** SQLSTATE. */
const wrongPassword = '28P01'

/**
 * Starts the PostgreSQL of an installation without DATABASE_URL: its own cluster in the data
 * folder, on 127.0.0.1 only. Recovers from a crash, ends a PostgreSQL left by an earlier start, and
 * restarts PostgreSQL if it dies. Throws PostgresUnavailable, one line, if another process uses the
 * folder or nothing can run.
 */
export async function startPrivatePostgres(
  options: PrivatePostgresOptions,
): Promise<PrivatePostgres> {
  const { log, durable = true } = options
  const dataDir = resolve(options.dataDir)
  const place = await findLocation(dataDir, log)
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
    // A failed start leaves nothing running.
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
 * Connects to the PostgreSQL of an installation: the running one, else one started for the purpose
 * and stopped afterwards. Throws PostgresUnavailable.
 */
export async function joinPrivatePostgres(
  options: PrivatePostgresOptions,
): Promise<PrivatePostgres> {
  const dataDir = resolve(options.dataDir)
  const place = await findLocation(dataDir, options.log)
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

/** The connection that owns the cluster, after creating the database and the server's user. */
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

/** Asks PostgreSQL to stop, and kills it if it does not. */
async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs)
  // A frozen process receives no other signal.
  const despair = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs + 1_000)
  await ended
  clearTimeout(impatience)
  clearTimeout(despair)
}

/** The connection that owns the cluster; undefined if another process does. */
async function own(address: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'karibu-visa owner',
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
  })
  // Ignored: the process watch handles a broken connection.
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

/** May sign in and nothing else; migrations grant access to tables. */
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
  // A process that just started it may not own it yet; one that just died may still do.
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

/** Restarts PostgreSQL as needed until stopped. */
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

  // The connection ends with PostgreSQL, or when PostgreSQL restarts its own processes.
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
