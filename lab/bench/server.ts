import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nodeFlags } from '../../scripts/process.mjs'
import { startPrivatePostgres } from '../../src/private-postgres/private-postgres.ts'

/** A process that serves. */
export type Serving = {
  origin: string
  /** Resident memory, in MB; `collected`: once everything is let go that nobody needs. */
  memory(collected?: boolean): Promise<number>
  stop(): Promise<void>
}

export type RunningServer = Serving & {
  /** As its owner, who may also measure and vacuum. */
  databaseUrl: string
  /** One more node on the same database and files. */
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

/** Resident memory of a process, in MB. */
export async function residentMB(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Starts a program of ours that says where it listens, and waits for that. */
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
 * The product as it is shipped, on a PostgreSQL of its own with fsync on, in a process of its own. Of the role
 * `web` it leaves letters and jobs to others, of whom there are none.
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
