import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultCompany } from '#domain/reference/company.ts'
import { startPrivatePostgres } from '../../../src/private-postgres/private-postgres.ts'
import { lastingPort, type Running, startProgram } from '../../faults/process.ts'

export type Product = Awaited<ReturnType<typeof startProduct>>

/** What the owner signs in with in journeys. */
export const owner = { email: defaultCompany.email, password: 'four dry boats at dawn' }

/** Named in the configuration of every journey: none may ask for it before a visitor allows it. */
export const analyticsTool = 'https://tool.example/tag.js?id=G-TEST'

/** The product as `npm start` runs it, on a data folder and a PostgreSQL of its own, with what is set besides. */
export async function startProduct(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'karibu-journeys-'))
  await chmod(dataDir, 0o711)
  const postgres = await startPrivatePostgres({ dataDir, log: () => {}, durable: false })
  const port = await lastingPort()
  const variables = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    SANDBOX_CONTROL_KEY: 'journeys',
    ADMIN_PASSWORD: owner.password,
    TRUST_PROXY: '127.0.0.1',
    ANALYTICS_SCRIPT: analyticsTool,
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const start = (changes: { PORT?: string; ROLE?: string } = {}) =>
    startProgram('main', { ...variables, ...changes })
  let running = await start()
  const others = new Set<Running>()
  return {
    url: running.url,
    /** Its rows, for what a journey only has to begin with. */
    databaseUrl: postgres.url,
    /** Where letters arrive as files. */
    outbox: join(dataDir, 'outbox'),
    /** As an update of the program would: everything in memory is gone. */
    async restart() {
      await running.end('SIGTERM')
      running = await start()
    },
    /** One more node on the same database and files, which can be killed and comes back on its port. */
    async startNode() {
      const node = { PORT: String(await lastingPort()), ROLE: 'web' }
      let other = await start(node)
      others.add(other)
      return {
        url: other.url,
        kill: () => other.end('SIGKILL'),
        async comeBack() {
          other = await start(node)
          others.add(other)
        },
      }
    },
    async stop() {
      for (const other of others) if (!other.hasEnded()) await other.end('SIGKILL')
      await running.end('SIGTERM')
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
