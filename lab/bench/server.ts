import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nodeFlags } from '../../scripts/process.mjs'
import { startPrivatePostgres } from '../../src/private-postgres/private-postgres.ts'

/** A server process. */
export type Serving = {
  origin: string
  /** Resident memory in MB; `collected`: after garbage collection. */
  memory(collected?: boolean): Promise<number>
  stop(): Promise<void>
}

export type RunningServer = Serving & {
  /** As the owner, who may also measure and vacuum. */
  databaseUrl: string
  /** Another node on the same database and files. */
  startNode(): Promise<Serving>
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const origin = /^Listening on (http\S+)/m.exec(chunk.toString())?.[1]
      if (origin) resolve(origin)
    })
    child.once('exit', (code) => reject(new Error(`The server stopped with ${code}`)))
  })
}

/** A process's resident memory in MB. */
export async function residentMB(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Starts a program and waits for its address. */
export async function serve(program: string, env: Record<string, string>): Promise<Serving> {
  const collect = new URL('collect.ts', import.meta.url).pathname
  const args = [...nodeFlags, '--expose-gc', '--import', 'tsx', '--import', collect, program]
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, ...env },
  })
  const origin = await listening(child)
  return {
    origin,
    async memory(collected = false) {
      if (collected) {
        child.kill('SIGUSR2')
        await pause(8_000)
      }
      return residentMB(child.pid)
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

/**
 * The shipped product in its own process, with its own PostgreSQL and fsync. With role `web`,
 * nobody runs letters and jobs.
 */
export async function startServer(role: 'all' | 'web' = 'all'): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'karibu-bench-'))
  await chmod(dataDir, 0o711)
  const postgres = await startPrivatePostgres({ dataDir, log: () => {} })
  const start = (as: string) =>
    serve('dist/server/main.js', {
      PORT: '0',
      ROLE: as,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      DATABASE_OWNER_URL: postgres.ownerUrl,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
    })
  const first = await start(role)
  return {
    ...first,
    databaseUrl: postgres.ownerUrl,
    startNode: () => start('web'),
    async stop() {
      await first.stop()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
