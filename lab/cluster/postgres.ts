import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { until } from '../../test/faults/process.ts'
import { account } from './programs.ts'

export const superuser = 'karibu'
export const database = 'karibu_visa'
/** The balancer's health-check user: no password, no rights. */
export const looker = 'karibu_look'

export type Place = { programs: string; folder: string; port: number; password: string }
export type Postgres = Awaited<ReturnType<typeof launch>>

const quiet = { LC_ALL: 'C', TZ: 'UTC' }

/** Runs a PostgreSQL program; throws its error output. */
export function runProgram(
  { programs, password }: Pick<Place, 'programs' | 'password'>,
  name: string,
  args: readonly string[],
): void {
  const env = { ...quiet, PGPASSWORD: password, PATH: process.env.PATH }
  const ran = spawnSync(join(programs, name), args, {
    ...account(),
    env,
    cwd: '/',
    encoding: 'utf8',
  })
  if (ran.status !== 0) throw new Error(`${name} failed: ${ran.stderr}${ran.error ?? ''}`)
}

/** A folder writable by PostgreSQL's account. */
export async function makeFolder(path: string): Promise<string> {
  await mkdir(path, { mode: 0o700 })
  const owner = account()
  if (owner) await chown(path, owner.uid, owner.gid)
  return path
}

const settings = {
  listen_addresses: '127.0.0.1',
  // For rewinding a dead primary. Other replication settings are PostgreSQL's defaults.
  wal_keep_size: '256MB',
  max_connections: '120',
  // As docs/operations/postgresql.md requires.
  jit: 'off',
  shared_buffers: '64MB',
}

/** Initialises an empty cluster. `looker` may log in from this machine without a password. */
export async function initialise(place: Place): Promise<void> {
  const file = `${place.folder}.password`
  await writeFile(file, place.password, { mode: 0o644 })
  runProgram(place, 'initdb', [
    ...[`--pgdata=${place.folder}`, `--username=${superuser}`, `--pwfile=${file}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'],
    // Required for rewinding a dead primary.
    '--data-checksums',
  ])
  const rules = join(place.folder, 'pg_hba.conf')
  const look = `host postgres ${looker} 127.0.0.1/32 trust\n`
  await writeFile(rules, look + (await readFile(rules, 'utf8')))
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`)
  await appendFile(join(place.folder, 'postgresql.conf'), lines.join(''))
}

export const addressOf = (place: Place, name = database): string =>
  `postgres://${superuser}:${place.password}@127.0.0.1:${place.port}/${name}`

/** Queries one server as superuser. */
export async function ask<Row extends object>(
  place: Place,
  statement: string,
  name = 'postgres',
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: addressOf(place, name),
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** A process's children. */
async function childrenOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).map(Number).filter((each) => each > 0)
  const parents = await Promise.all(
    all.map(async (each) => {
      const stat = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    }),
  )
  return all.filter((_, index) => parents[index] === pid)
}

/** Like a power loss: kills all processes without shutdown. */
export async function killWhole(pid: number): Promise<void> {
  for (const each of [pid, ...(await childrenOf(pid))]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // Already gone.
    }
  }
}

/** Starts the server in a folder, and waits for connections. */
export async function launch(place: Place) {
  // No socket beside TCP: one in the folder would disturb copying it.
  const options = ['-p', String(place.port), '-k', '']
  const child: ChildProcess = spawn(
    join(place.programs, 'postgres'),
    ['-D', place.folder, ...options],
    { ...account(), cwd: '/', env: quiet, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-8_000)
  })
  const exited = once(child, 'exit')
  await until(
    'PostgreSQL takes connections',
    () => {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended:\n${said}`)
      return ask(place, 'select 1').catch(() => undefined)
    },
    30_000,
  )
  return {
    ...place,
    async kill() {
      await killWhole(child.pid ?? 0)
      await exited
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGQUIT')
      await exited
    },
  }
}
