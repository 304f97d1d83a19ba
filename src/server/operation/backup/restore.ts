import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { DocumentStore } from '../../platform/adapters/document-store/port.ts'
import { askInvariantsAt } from '../../platform/db/invariants.ts'
import { beginLoading, countMigrations, markGone, storedFilesNow } from '../../platform/db/load.ts'
import { knowsMigrations } from '../../platform/db/migrate.ts'
import type { StoredFileOf } from '../../platform/db/snapshot.ts'
import { type End, type Entry, entriesOf, type Keys, type Manifest, wholeBody } from './entries.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { openPieces } from './pieces.ts'
import { BackupProblem } from './problem.ts'

/** An empty target. */
export type Place = {
  /** Connected as the future owner of the tables. */
  client: Client
  /** Creates an older program's tables, by migration names. */
  migrateTo(names: readonly string[]): Promise<void>
  /** Migrates to the newest schema, and creates the job runner's tables. */
  migrate(): Promise<void>
  /** Enqueues jobs again. */
  insertJobs(name: string, jobs: Parameters<PgBoss['insert']>[1]): Promise<void>
  isJob(name: string): boolean
  /** Null: files are checked and not stored. */
  documentStore: DocumentStore | null
}

export type Restored = {
  manifest: Manifest
  end: End
  /** Invariants violated now but not at the time of the backup. */
  newlyBroken: string[]
  /** Jobs unknown to this program. */
  unknownJobs: number
  isMigrated: boolean
}

export type OpenBackup = {
  manifest: Manifest
  keys: Omit<Keys, 'kind'>
  rest: AsyncIterator<Entry>
}

const filesAtOnce = 4
const jobsAtOnce = 200
const broken = (what: string) => new BackupProblem(`The backup contradicts itself: ${what}`)

async function nextOf(entries: AsyncIterator<Entry>): Promise<Entry> {
  const next = await entries.next()
  if (next.done) throw broken('it ends too early')
  return next.value
}

/** Reads the header: the backup's origin and its keys. Throws BackupProblem. */
export async function openBackup(
  source: AsyncIterable<Buffer>,
  passphrase: () => Promise<string>,
): Promise<OpenBackup> {
  const rest = entriesOf(openPieces(source, passphrase))
  const { head: manifest } = await nextOf(rest)
  if (manifest.kind !== 'manifest') throw broken('it does not say what it is')
  if (!(await knowsMigrations(manifest.migrations))) {
    throw new BackupProblem(
      `The backup was made by a newer program (${manifest.migrations.at(-1)}): restore it with that one`,
    )
  }
  const { head } = await nextOf(rest)
  if (head.kind !== 'keys') throw broken('it has no keys')
  const { kind: _, ...keys } = head
  return { manifest, keys, rest }
}

async function restoreTables(rest: AsyncIterator<Entry>, { client }: Place): Promise<End['rows']> {
  const loading = await beginLoading(client)
  const rows: End['rows'] = {}
  for (;;) {
    const { head, body } = await nextOf(rest)
    if (head.kind === 'sequences') {
      await loading.finish(head.values)
      return rows
    }
    if (head.kind !== 'table') throw broken('its tables are not together')
    rows[head.name] = await loading.load(head, body)
  }
}

async function restoreJobs(rest: AsyncIterator<Entry>, place: Place) {
  const { head, body } = await nextOf(rest)
  if (head.kind !== 'jobs') throw broken('it has no jobs')
  const waiting = new Map<string, { data: object; startAfter: string }[]>()
  let [count, unknown] = [0, 0]
  const insert = async (name: string) => {
    await place.insertJobs(name, waiting.get(name) ?? [])
    waiting.delete(name)
  }
  for await (const line of createInterface({ input: Readable.from(body) })) {
    const { name, ...job } = JSON.parse(line) as { name: string; data: object; startAfter: string }
    count += 1
    if (!place.isJob(name)) {
      unknown += 1
      continue
    }
    const others = waiting.get(name) ?? []
    waiting.set(name, [...others, job])
    if (others.length + 1 >= jobsAtOnce) await insert(name)
  }
  for (const name of [...waiting.keys()]) await insert(name)
  return { count, unknown }
}

type Given = { key: string; bytes: Buffer | null; why: 'deleted' | 'damaged' | null }

/** The remaining documents, each checked against the next row: both are ordered by key. */
async function* documentsOf(
  rest: AsyncIterator<Entry>,
  rows: AsyncIterator<StoredFileOf>,
  onEnd: (end: End) => void,
): AsyncGenerator<Given> {
  for (;;) {
    const { head, body } = await nextOf(rest)
    const row = await rows.next()
    if (head.kind === 'end') {
      if (!row.done) throw broken(`it has no bytes of ${row.value.key}`)
      onEnd(head)
      return
    }
    if (head.kind !== 'document' && head.kind !== 'absent') throw broken('a document is none')
    if (row.done || row.value.key !== head.key) throw broken(`${head.key} is no file of its rows`)
    if (head.kind === 'absent') {
      yield { key: head.key, bytes: null, why: head.why }
      continue
    }
    const bytes = await wholeBody(body)
    const found = createHash('sha256').update(bytes).digest('hex')
    if (found !== row.value.sha256) throw broken(`${head.key} is not what its row says`)
    yield { key: head.key, bytes, why: null }
  }
}

async function restoreDocuments(rest: AsyncIterator<Entry>, { client, documentStore }: Place) {
  let end: End | null = null
  const given = documentsOf(rest, await storedFilesNow(client), (found) => {
    end = found
  })
  const total = { documents: 0, documentBytes: 0, absent: 0 }
  const gone: string[] = []
  const keep = async (each: Given) => {
    if (each.bytes) await documentStore?.put(each.key, each.bytes)
    return each
  }
  for await (const { key, bytes, why } of mapConcurrently(given, filesAtOnce, keep)) {
    total.documents += bytes ? 1 : 0
    total.documentBytes += bytes?.length ?? 0
    total.absent += bytes ? 0 : 1
    if (why === 'deleted') gone.push(key)
  }
  await markGone(client, gone)
  return { ...total, end: end as End | null }
}

function compareCounts(
  end: End,
  found: Pick<End, 'rows' | 'jobs' | 'documents' | 'documentBytes' | 'absent'>,
): void {
  const names = new Set([...Object.keys(end.rows), ...Object.keys(found.rows)])
  for (const name of names) {
    if (end.rows[name] === found.rows[name]) continue
    throw broken(`${name} has ${found.rows[name]} rows of ${end.rows[name]}`)
  }
  for (const what of ['jobs', 'documents', 'documentBytes', 'absent'] as const) {
    if (end[what] !== found[what]) throw broken(`${what}: ${found[what]} of ${end[what]}`)
  }
}

/**
 * Restores a backup into an empty place and verifies it: each file's hash, the counts, foreign keys
 * and all invariants. Nothing is valid until the caller says so: an error leaves a partial restore.
 */
export async function restoreBackup(
  { manifest, rest }: OpenBackup,
  place: Place,
): Promise<Restored> {
  await place.migrateTo(manifest.migrations)
  const rows = await restoreTables(rest, place)
  await place.migrate()
  const { count: jobs, unknown: unknownJobs } = await restoreJobs(rest, place)
  const { end, ...files } = await restoreDocuments(rest, place)
  if (!end) throw broken('it has no end')
  // Verifies the last piece, and that nothing follows it.
  if (!(await rest.next()).done) throw broken('it goes on behind its end')
  compareCounts(end, { rows, jobs, ...files })
  const { client } = place
  const isMigrated = (await countMigrations(client)) !== manifest.migrations.length
  const known = new Set(end.broken)
  const now = await askInvariantsAt(client, new Date(manifest.at))
  return {
    manifest,
    end,
    unknownJobs,
    isMigrated,
    newlyBroken: now.filter((each) => !known.has(each)),
  }
}
