import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultCompany } from '#domain/reference/company.ts'
import { startPrivatePostgres } from '../../../src/private-postgres/private-postgres.ts'
import { lastingPort, startProgram } from '../../faults/process.ts'

export type Product = Awaited<ReturnType<typeof startProduct>>

/** The owner's credentials in journeys. */
export const owner = { email: defaultCompany.email, password: 'four dry boats at dawn' }

/** Configured in every journey: must not be requested before consent. */
export const analyticsTool = 'https://tool.example/tag.js?id=G-TEST'

/** The product as started by `npm start`, with its own data folder and PostgreSQL, and further settings. */
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
  const start = () => startProgram('main', variables)
  let running = await start()
  return {
    url: running.url,
    /** For preconditions set in the database. */
    databaseUrl: postgres.url,
    /** For what only the owner of the tables may do. */
    databaseOwnerUrl: postgres.ownerUrl,
    /** Folder of mailed letters. */
    outbox: join(dataDir, 'outbox'),
    /** As in an update: everything in memory is lost. */
    async restart() {
      await running.end('SIGTERM')
      running = await start()
    },
    async stop() {
      await running.end('SIGTERM')
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
