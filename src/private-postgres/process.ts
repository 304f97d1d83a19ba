import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from './location.ts'
import { PostgresUnavailable } from './programs.ts'

/** A running PostgreSQL according to its pid file. */
export type Running = { pid: number; port: number; status: string }

export type Server = { child: ChildProcess; port: number }

export type LaunchOptions = {
  place: Installation
  cluster: string
  /** PostgreSQL's log; kept across starts, rotated at 10 MB. */
  logFile: string
  /** The port to reuse; any free one by default. */
  port?: number
  durable: boolean
}

const askEveryMs = 20
const patienceMs = 120_000
const longestLogBytes = 10_000_000

/** A failed launch, with PostgreSQL's message. */
class LaunchFailed extends Error {
  override name = 'LaunchFailed'
}

/** Starts PostgreSQL and waits until it accepts connections, including crash recovery. */
export async function launch(options: LaunchOptions): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchOnce(options, options.port ?? (await freePort()))
    } catch (error) {
      if (!(error instanceof LaunchFailed)) throw error
      // The port was just taken, or a killed PostgreSQL's leftovers are still ending.
      const passes = /Address already in use|is still in use/.test(error.message)
      if (!passes || attempt === 20) throw refusal(options, error.message)
      await pause(attempt * 50)
    }
  }
}

function refusal({ cluster, logFile }: LaunchOptions, said: string): PostgresUnavailable {
  const fatal = said.split('\n').find((line) => line.includes('FATAL')) ?? 'no reason given'
  const isTaken = /lock file .* already exists/.test(said)
  return new PostgresUnavailable(
    isTaken ? inUse(cluster) : `PostgreSQL did not start (${fatal.trim()}); see ${logFile}`,
  )
}

export const inUse = (cluster: string): string =>
  `Another process is using the database in ${cluster}: stop it first, or choose another DATA_DIR.`

async function launchOnce(options: LaunchOptions, port: number): Promise<Server> {
  const { place, cluster, logFile } = options
  const log = await openLog(logFile)
  try {
    const from = (await log.stat()).size
    const child = spawn(
      join(place.programs, 'bin/postgres'),
      settings(cluster, port, options.durable),
      {
        cwd: place.home,
        env: { LC_ALL: 'C', TZ: 'UTC' },
        stdio: ['ignore', log.fd, log.fd],
        // A session of its own: Ctrl-C must reach the server, which then stops us.
        detached: true,
        ...(place.account && { uid: place.account.uid, gid: place.account.gid }),
      },
    )
    // Exiting during the launch leaves nothing running.
    const onExit = () => child.kill('SIGINT')
    process.once('exit', onExit)
    await becomesReady(child, cluster, async () =>
      (await readFile(logFile)).subarray(from).toString(),
    ).finally(() => process.off('exit', onExit))
    return { child, port }
  } finally {
    await log.close()
  }
}

function settings(cluster: string, port: number, durable: boolean): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // Statements and rows contain travellers' data: log only the error.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(durable
      ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  const flags = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', cluster, ...flags]
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > longestLogBytes) await rename(file, `${file}.1`)
  return open(file, 'a', 0o600)
}

async function becomesReady(
  child: ChildProcess,
  cluster: string,
  said: () => Promise<string>,
): Promise<void> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (let waited = 0; waited < patienceMs; waited += askEveryMs) {
    if (failure) throw new LaunchFailed(`FATAL: ${failure.message}`)
    if (hasEnded(child)) throw new LaunchFailed(await said())
    const running = await readPidFile(cluster)
    if (running?.pid === child.pid && running?.status === 'ready') return
    await pause(askEveryMs)
  }
  child.kill('SIGQUIT')
  throw new LaunchFailed('FATAL: not ready after two minutes')
}

export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null

export async function readPidFile(cluster: string): Promise<Running | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7] ?? 'starting' } : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The PostgreSQL running on a cluster. Removes the pid file of a dead one. */
export async function findRunning(cluster: string): Promise<Running | undefined> {
  const running = await readPidFile(cluster)
  if (!running) return undefined
  if (isServing(running.pid, cluster)) return running
  // PostgreSQL removes a dead process's file itself, but not if its pid was reused.
  if (isAlive(running.pid)) await rm(join(cluster, 'postmaster.pid'), { force: true })
  return undefined
}

/** Whether this process is a PostgreSQL on this cluster rather than one with a reused pid. */
export function isServing(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  const record = `/proc/${pid}/cmdline`
  if (existsSync('/proc/self/cmdline')) {
    return existsSync(record) && readFileSync(record, 'utf8').split('\0').includes(cluster)
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout.includes(cluster)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
