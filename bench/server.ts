import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPrivatePostgres } from '../src/server/db/private-postgres.ts'

export type RunningServer = {
  origin: string
  /** As its owner, who may also measure and vacuum. */
  databaseUrl: string
  /** Resident memory of the server's process, in MB. */
  memory(): Promise<number>
  stop(): Promise<void>
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const origin = /Listening on (http\S+)/.exec(chunk.toString())?.[1]
      if (origin) resolve(origin)
    })
    child.once('exit', (code) => reject(new Error(`The server stopped with ${code}`)))
  })
}

/** The product as it is shipped, on a PostgreSQL of its own with fsync on, in a process of its own. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'karibu-bench-'))
  await chmod(dataDir, 0o711)
  const postgres = await startPrivatePostgres({ dataDir, log: () => {} })
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      DATABASE_OWNER_URL: postgres.ownerUrl,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
    },
  })
  const origin = await listening(child)
  return {
    origin,
    databaseUrl: postgres.ownerUrl,
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
