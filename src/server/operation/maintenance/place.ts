import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { startPrivatePostgres } from '../../../private-postgres/private-postgres.ts'
import type { Config } from '../../config.ts'
import { writeAudit } from '../../data/staff/audit.ts'
import { buildStore, clock } from '../../deps.ts'
import type { DocumentStore } from '../../platform/adapters/document-store/port.ts'
import { takeAdvisoryLock } from '../../platform/db/advisory-lock.ts'
import { createBoss, isJobName } from '../../platform/db/boss.ts'
import { connect } from '../../platform/db/database.ts'
import { restoreMark as databaseMark } from '../../platform/db/known-migrations.ts'
import { migrate, migrateTo } from '../../platform/db/migrate.ts'
import {
  clearMarkedDatabase,
  dropRestoreMark,
  hasRestoreMark,
  isEmptyDatabase,
  makeRestoreMark,
} from '../../platform/db/restore-mark.ts'
import { type SealingKey, sealingKey } from '../../platform/sealing.ts'
import { restoreMark as folderMark, replaceSecrets, type Secrets } from '../../platform/secrets.ts'
import type { Keys } from '../backup/entries.ts'
import { BackupProblem } from '../backup/problem.ts'
import type { Place } from '../backup/restore.ts'
import { type Addresses, bytesOf, connectAs, findDatabase, type Say } from './installation.ts'

/** Present on a new disk. */
const isNothing = (name: string): boolean => name === 'lost+found'

async function namesIn(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => !isNothing(name))
}

/** Rejects a folder that contains anything but an unfinished restore. Throws BackupProblem. */
export async function requireEmptyFolder(dataDir: string): Promise<void> {
  const left = await namesIn(dataDir)
  if (left.length === 0 || left.includes(folderMark)) return
  throw new BackupProblem(
    `${dataDir} is not empty (${left[0]}): a backup is restored into an empty place only. Name another DATA_DIR`,
  )
}

/** The content of a folder's mark: where its restore stores documents. */
const markOf = ({ storage }: Config): string => storage?.url ?? ''

/** The private PostgreSQL stays; its content is cleared like any database. */
const isOfPostgres = (name: string): boolean => name.startsWith('postgres')

/** Clears an unfinished restore, whose mark says that the database was empty. Throws BackupProblem. */
async function emptyDatabase(client: pg.Client): Promise<void> {
  await requireAlone(client)
  if (await hasRestoreMark(client)) await clearMarkedDatabase(client)
  if (await isEmptyDatabase(client)) return
  throw new BackupProblem('The database is not empty: restore into a new one')
}

/** Clears the folder and the bucket in its mark; another bucket is not touched. */
async function emptyFolder(config: Config, key: SealingKey): Promise<void> {
  const { dataDir } = config
  const names = await namesIn(dataDir)
  if (!names.includes(folderMark)) return
  if (config.storage && (await readFile(join(dataDir, folderMark), 'utf8')) === markOf(config)) {
    const store = await buildStore(config, key)
    for await (const stored of store.list()) await store.delete(stored.key)
  }
  for (const name of names) {
    if (name === folderMark || isOfPostgres(name)) continue
    await rm(join(dataDir, name), { recursive: true })
  }
}

/** PostgreSQL may not have noticed yet that a process was killed. Throws BackupProblem. */
async function requireAlone(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    if (await takeAdvisoryLock(client, 'restore')) return
    await pause(500)
  }
  throw new BackupProblem('Another restore into this place is under way: wait for it')
}

/** Throws BackupProblem. */
async function requireEmptyStore(store: DocumentStore): Promise<void> {
  const first = await store.list()[Symbol.asyncIterator]().next()
  if (!first.done) {
    throw new BackupProblem(
      `The store of documents is not empty (${first.value.key}): name another`,
    )
  }
}

function requireSameKeys({ documentKey, linkKey }: Config, keys: Omit<Keys, 'kind'>): void {
  if (documentKey !== null && documentKey !== keys.documentKey) {
    throw new BackupProblem(
      'DOCUMENT_KEY is another one than in the backup: bring that, or leave it out',
    )
  }
  if (linkKey !== null && linkKey !== keys.linkKey) {
    throw new BackupProblem(
      'LINK_KEY is another one than in the backup: bring that, or leave it out',
    )
  }
}

/** Keys from settings are not written to disk beside the documents. */
function secretsFor(config: Config, keys: Omit<Keys, 'kind'>, makeKey: () => string): Secrets {
  return {
    documentKey: config.documentKey === null ? keys.documentKey : makeKey(),
    linkKey: config.linkKey === null ? keys.linkKey : makeKey(),
    gatewaySecret: keys.gatewaySecret,
    gatewayControlKey: keys.gatewayControlKey,
    previousDocumentKeys: config.documentKey === null ? keys.previousDocumentKeys : [],
  }
}

/** The database address during a restore, with an application name that may use it. */
function marked(address: string): string {
  const url = new URL(address)
  url.searchParams.set('application_name', databaseMark)
  return url.href
}

export function placeOn(
  client: pg.Client,
  { url, ownerUrl }: Omit<Addresses, 'stop'>,
  store: Place['documentStore'],
) {
  const boss = createBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false })
  boss.on('error', () => {})
  let started: Promise<unknown> | null = null
  const place: Place = {
    client,
    migrateTo: (names) => migrateTo(ownerUrl, names),
    migrate: () => migrate(ownerUrl, url),
    async insertJobs(name, jobs) {
      started ??= boss.start()
      await started
      await boss.insert(name, jobs)
    },
    isJob: isJobName,
    documentStore: store,
  }
  return { place, close: async () => void (started && (await boss.stop({ graceful: false }))) }
}

export type OpenPlace = {
  place: Place
  /** Releases it for the server. `backup`: for the audit. */
  makeValid(backup: { id: string; at: string }): Promise<void>
  close(): Promise<void>
}

/**
 * Prepares the empty place in the settings, with marks in folder and database that keep servers
 * from starting. Throws BackupProblem where anything exists.
 */
export async function preparePlace(
  config: Config,
  keys: Omit<Keys, 'kind'>,
  makeKey: () => string,
  say: Say,
): Promise<OpenPlace> {
  const { dataDir } = config
  requireSameKeys(config, keys)
  await requireEmptyFolder(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const database = await findDatabase(config, say)
  const addresses = { url: marked(database.url), ownerUrl: marked(database.ownerUrl) }
  const client = await connectAs(addresses.ownerUrl)
  const key = sealingKey(bytesOf(keys.documentKey), ...keys.previousDocumentKeys.map(bytesOf))
  const end = async () => {
    await client.end()
    await database.stop()
  }
  const empty = async () => {
    await emptyDatabase(client)
    await emptyFolder(config, key)
    const store = await buildStore(config, key)
    await requireEmptyStore(store)
    return store
  }
  const store = await empty().catch(async (error) => {
    await end()
    throw error
  })
  const mark = join(dataDir, folderMark)
  await writeFile(mark, markOf(config))
  await makeRestoreMark(client)
  await replaceSecrets(dataDir, secretsFor(config, keys, makeKey))
  const { place, close } = placeOn(client, addresses, store)
  return {
    place,
    async makeValid(backup) {
      const { db, close: closeAudit } = connect(addresses.ownerUrl, { pool: 1, onError: () => {} })
      const entry = { staffId: null, action: 'backup.restored', requestId: null } as const
      await writeAudit(db, { ...entry, details: backup, at: clock.now() }).finally(closeAudit)
      // Without a mark, nothing in a folder is ever deleted.
      await rm(mark)
      await dropRestoreMark(client)
    },
    async close() {
      await close()
      await end()
    },
  }
}

export type PassingPlace = Omit<OpenPlace, 'makeValid'>

/** Creates an owner who is no superuser, as on most servers, so that a successful restore works anywhere. */
async function makeOrdinaryOwner(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl)
  const superuser = await connectAs(ownerUrl)
  const password = superuser.escapeLiteral(decodeURIComponent(url.password))
  await superuser.query(`create role restoring login createrole password ${password};
    alter database ${superuser.escapeIdentifier(url.pathname.slice(1))} owner to restoring`)
  await superuser.end()
  url.username = 'restoring'
  return url.href
}

/** A temporary place: a private PostgreSQL in `folder`, without documents. */
export async function prepareTemporaryPlace(folder: string): Promise<PassingPlace> {
  const postgres = await startPrivatePostgres({ dataDir: folder, log: () => {}, durable: false })
  const ownerUrl = await makeOrdinaryOwner(postgres.ownerUrl)
  const client = await connectAs(ownerUrl)
  const { place, close } = placeOn(client, { url: postgres.url, ownerUrl }, null)
  return {
    place,
    async close() {
      await close()
      await client.end()
      await postgres.stop()
    },
  }
}

/** An empty database provided for the test and emptied afterwards. Throws BackupProblem. */
export async function prepareTemporaryDatabase(address: string): Promise<PassingPlace> {
  const ownerUrl = marked(address)
  const client = await connectAs(ownerUrl)
  const empty = async () => {
    await emptyDatabase(client)
    await makeRestoreMark(client)
  }
  await empty().catch(async (error) => {
    await client.end()
    throw error
  })
  const { place, close } = placeOn(client, { url: ownerUrl, ownerUrl }, null)
  return {
    place,
    async close() {
      await close()
      await client.query('rollback')
      await clearMarkedDatabase(client)
      await dropRestoreMark(client)
      await client.end()
    },
  }
}

/** The folder, and the other one that PostgreSQL uses under root. */
export async function removePrivatePlace(folder: string): Promise<void> {
  const elsewhere = await readFile(join(folder, 'postgres-is-at'), 'utf8').catch(() => '')
  if (elsewhere.trim()) await rm(elsewhere.trim(), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
