import pg from 'pg'
import { joinPrivatePostgres } from '../../../private-postgres/private-postgres.ts'
import type { Config } from '../../config.ts'
import { buildStore } from '../../deps.ts'
import { connect, type Database } from '../../platform/db/database.ts'
import { documentKeyOf } from '../../platform/document-key.ts'
import { ConfigError } from '../../platform/environment.ts'
import type { SealingKey } from '../../platform/sealing.ts'
import { findSecrets, makeSecrets, type Secrets } from '../../platform/secrets.ts'
import type { Keys } from '../backup/entries.ts'
import type { Installation } from '../backup/make.ts'
import { isRightKey } from '../start/key-check.ts'

// What the commands beside the server are given: backup, restore, rotate-key. The server may run meanwhile.

export type Say = (line: string) => void
export type Addresses = { url: string; ownerUrl: string; stop(): Promise<void> }

/** A key's bytes, as encoded in settings and secrets. */
export const bytesOf = (key: string): Buffer => Buffer.from(key, 'base64url')

/** The installation's database, with or without a running server. */
export async function findDatabase(config: Config, say: Say): Promise<Addresses> {
  const { dataDir, databaseUrl, databaseOwnerUrl } = config
  if (databaseUrl === null) return joinPrivatePostgres({ dataDir, log: say })
  return { url: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl, stop: async () => {} }
}

/** A connection without time limits, since tables can be large. */
export async function connectAs(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // A broken connection fails the pending statement.
  client.on('error', () => {})
  await client.connect()
  return client
}

export type OpenInstallation = Installation & {
  config: Config
  db: Database
  key: SealingKey
  secrets: Secrets | null
  close(): Promise<void>
}

async function secretsOf(config: Config): Promise<Secrets | null> {
  const secrets = await findSecrets(config.dataDir)
  if (secrets || (config.databaseUrl && config.documentKey && config.linkKey)) return secrets
  throw new ConfigError(
    `There is no installation in ${config.dataDir}: say by DATA_DIR where it is, or name it by DATABASE_URL, DOCUMENT_KEY and LINK_KEY`,
  )
}

/** The keys for a backup: from settings if given. `makeKey` is for keys never needed so far. */
function keysOf(config: Config, secrets: Secrets, key: SealingKey): Omit<Keys, 'kind'> {
  return {
    documentKey: key.current.toString('base64url'),
    previousDocumentKeys: key.previous.map((each) => each.toString('base64url')),
    linkKey: config.linkKey ?? secrets.linkKey,
    gatewaySecret: secrets.gatewaySecret,
    gatewayControlKey: secrets.gatewayControlKey,
  }
}

/** Opens an installation beside its server. Throws ConfigError, PostgresUnavailable. */
export async function openInstallation(
  config: Config,
  makeKey: () => string,
  say: Say,
): Promise<OpenInstallation> {
  const secrets = await secretsOf(config)
  const whole = secrets ?? makeSecrets(makeKey)
  const key = documentKeyOf(config, whole)
  const database = await findDatabase(config, say)
  const { db, close } = connect(database.ownerUrl, { pool: 2, onError: () => {} })
  const client = await connectAs(database.ownerUrl)
  const all = async () => {
    await client.end()
    await close()
    await database.stop()
  }
  if (!(await isRightKey(db, key))) {
    await all()
    throw new ConfigError('DOCUMENT_KEY is not the key of this installation: bring the right one')
  }
  return {
    config,
    client,
    db,
    key,
    secrets,
    documentStore: await buildStore(config, key),
    documents: config.storage ? 'bucket' : 'folder',
    keys: keysOf(config, whole, key),
    close: all,
  }
}
