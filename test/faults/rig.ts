import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { startPrivatePostgres } from '../../src/private-postgres/private-postgres.ts'
import { readPidFile } from '../../src/private-postgres/process.ts'
import { connect } from '../../src/server/platform/db/database.ts'
import { createTestDatabase } from '../support/database.ts'
import { startGateway } from './gateway.ts'
import { startMailPeer } from './mail.ts'
import { lastingPort, type Running, type Started, startProgram, until } from './process.ts'

export type Rig = Awaited<ReturnType<typeof startRig>>

/** How PostgreSQL stops: `immediate` is a crash, `fast` aborts transactions and shuts down cleanly. */
const stopSignals = { immediate: 'SIGQUIT', fast: 'SIGINT' } as const

type RigDatabase = { url: string; ownerUrl: string; stop(): Promise<void> }

const privateDatabase = (dataDir: string): Promise<RigDatabase> =>
  startPrivatePostgres({ dataDir, log: () => {}, durable: true })

/**
 * All real peers: PostgreSQL with fsync, the gateway in its own process, an SMTP server; and nodes
 * as processes that can be killed.
 */
export async function startRig(startDatabase = privateDatabase) {
  const dataDir = await mkdtemp(join(tmpdir(), 'karibu-faults-'))
  await chmod(dataDir, 0o711)
  const postgres = await startDatabase(dataDir)
  const { db, close } = connect(postgres.ownerUrl, { pool: 4, onError: () => {} })
  const gatewaySecret = randomBytes(32).toString('base64url')
  const gateway = await startGateway(join(dataDir, 'gateway.sqlite'), gatewaySecret)
  const mail = await startMailPeer()
  const documentKey = randomBytes(32)
  const port = await lastingPort()
  const origin = `http://127.0.0.1:${port}`
  const shared = {
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    SMTP_URL: mail.url,
    DOCUMENT_KEY: documentKey.toString('base64url'),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PAYMENT_GATEWAY: 'hosted-form',
    HOSTED_FORM_URL: gateway.url,
    HOSTED_FORM_MERCHANT: 'karibu-visa',
    HOSTED_FORM_SECRET: gatewaySecret,
  }
  const nodes: Running[] = []
  let lastFault = new Date(0)

  async function startNode(
    variables: Record<string, string> = {},
    started: Started = {},
  ): Promise<Running> {
    const settings = { ...shared, PORT: String(port), ...variables }
    const node = await startProgram('main', settings, started)
    nodes.push(node)
    // All report the public address, which belongs to one of them.
    return {
      ...node,
      url: `http://127.0.0.1:${settings.PORT}`,
      async end(signal) {
        const code = await node.end(signal)
        lastFault = new Date()
        return code
      },
    }
  }

  async function restartPostgres(how: keyof typeof stopSignals): Promise<void> {
    const { rows } = await sql<{ dataDirectory: string }>`show data_directory`.execute(db)
    const cluster = rows[0]?.dataDirectory ?? ''
    const before = await readPidFile(cluster)
    if (!before) throw new Error('PostgreSQL has no pid file')
    process.kill(before.pid, stopSignals[how])
    await until('another PostgreSQL serves the same data', async () => {
      const now = await readPidFile(cluster)
      return now && now.pid !== before.pid && now.status === 'ready' ? now : undefined
    })
    lastFault = new Date()
  }

  return {
    dataDir,
    db,
    databaseUrl: postgres.ownerUrl,
    documentKey,
    origin,
    gateway,
    mail,
    startNode,
    restartPostgres,
    /** When a node or PostgreSQL last ended: work that began before may be nobody's any more. */
    lastFault: () => lastFault,
    async stop() {
      for (const node of nodes) if (!node.hasEnded()) await node.end('SIGKILL')
      await gateway.stop()
      await mail.close()
      await close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Of this try of a test alone: a second one finds nothing of the first. */
export async function forTry(starting: Promise<Rig>): Promise<Rig> {
  const rig = await starting
  onTestFinished(() => rig.stop())
  return rig
}

/** A rig on the run's shared PostgreSQL, for faults of other parts. */
export const startSharedRig = () =>
  startRig(async () => {
    const { drop: stop, ...addresses } = await createTestDatabase()
    return { ...addresses, stop }
  })
