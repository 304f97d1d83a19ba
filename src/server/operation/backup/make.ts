import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import {
  type DocumentStore,
  StoredFileDamaged,
} from '../../platform/adapters/document-store/port.ts'
import { askInvariantsAt } from '../../platform/db/invariants.ts'
import {
  isStillStored,
  type Snapshot,
  type StoredFileOf,
  takeSnapshot,
} from '../../platform/db/snapshot.ts'
import { type End, entriesTo, type Keys, type Manifest, type WriteEntry } from './entries.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { type Cost, lockWith } from './passphrase.ts'
import { createSealing, type Sink } from './pieces.ts'
import { BackupProblem } from './problem.ts'

export type Installation = {
  /** Connected as the owner of the tables. */
  client: Client
  documentStore: DocumentStore
  documents: Manifest['documents']
  keys: Omit<Keys, 'kind'>
}

export type Locking = { passphrase: string; salt: Buffer; cost: Cost }

export type Made = { id: string; at: Date; bytes: number } & Pick<
  End,
  'documents' | 'absent' | 'rows' | 'broken'
>

const filesAtOnce = 4
/** With this many damaged files, and half of all, the store or the key is at fault. */
const suspicious = { damaged: 5, share: 0.5 }

async function writeTables(write: WriteEntry, snapshot: Snapshot): Promise<End['rows']> {
  const rows: End['rows'] = {}
  for (const table of snapshot.tables) {
    const copying = snapshot.copy(table)
    const packed = createGzip({ level: 1 })
    const piped = pipeline(copying, packed)
    // Reported by the reader of the compressed bytes.
    piped.catch(() => {})
    await write({ kind: 'table', ...table }, packed)
    await piped
    rows[table.name] = copying.rowCount
  }
  return rows
}

async function writeJobs(write: WriteEntry, snapshot: Snapshot): Promise<number> {
  let count = 0
  async function* lines() {
    for await (const job of snapshot.jobs()) {
      count += 1
      yield Buffer.from(`${JSON.stringify(job)}\n`)
    }
  }
  await write({ kind: 'jobs' }, lines())
  return count
}

type Read = { file: StoredFileOf; bytes: Uint8Array | null }

/** An intact file's bytes; null when missing or changed. */
async function readStored(store: DocumentStore, file: StoredFileOf): Promise<Read> {
  try {
    const bytes = await store.get(file.key)
    const isWhole = createHash('sha256').update(bytes).digest('hex') === file.sha256
    return { file, bytes: isWhole ? bytes : null }
  } catch (error) {
    if (!(error instanceof StoredFileDamaged)) throw error
    if (error.kind !== 'locked') return { file, bytes: null }
    throw new BackupProblem(`A document was sealed with another key than this one (${file.key})`)
  }
}

async function writeDocuments(
  write: WriteEntry,
  snapshot: Snapshot,
  { client, documentStore }: Installation,
  onDamaged: (key: string) => void,
) {
  const total = { documents: 0, documentBytes: 0, absent: 0 }
  let damaged = 0
  const files = mapConcurrently(snapshot.storedFiles(), filesAtOnce, (file) =>
    readStored(documentStore, file),
  )
  for await (const { file, bytes } of files) {
    const { key, sha256 } = file
    if (bytes) {
      await write({ kind: 'document', key, sha256 }, [
        Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      ])
      total.documents += 1
      total.documentBytes += bytes.byteLength
      continue
    }
    const isThere = await isStillStored(client, key)
    await write({ kind: 'absent', key, why: isThere ? 'damaged' : 'deleted' })
    total.absent += 1
    if (!isThere) continue
    damaged += 1
    onDamaged(key)
  }
  if (damaged >= suspicious.damaged && damaged >= total.documents * suspicious.share) {
    throw new BackupProblem(
      `${damaged} documents cannot be read, and ${total.documents} can: look at the store, its mount and the key`,
    )
  }
  return total
}

/**
 * Writes an installation's snapshot while it keeps working: the rows of one transaction, then every
 * file that they reference. Holds at most one traveller's file in memory. Throws BackupProblem.
 */
export async function makeBackup(
  sink: Sink,
  installation: Installation,
  locking: Locking,
  call: { id: string; onDamaged: (key: string) => void },
): Promise<Made> {
  const snapshot = await takeSnapshot(installation.client)
  if (!snapshot) throw new BackupProblem('Another backup is being made')
  const { header, key } = await lockWith(locking.passphrase, locking.salt, locking.cost)
  let bytes = 0
  const counted: Sink = {
    write(part) {
      bytes += part.length
      return sink.write(part)
    },
  }
  await counted.write(header)
  const sealing = createSealing(counted, key)
  const write = entriesTo(sealing)
  const { at, postgres, migrations } = snapshot
  const { documents, keys } = installation
  const told = { id: call.id, at: at.toISOString(), postgres, migrations, documents }
  await write({ kind: 'manifest', ...told })
  await write({ kind: 'keys', ...keys })
  const rows = await writeTables(write, snapshot)
  await write({ kind: 'sequences', values: await snapshot.sequences() })
  const jobs = await writeJobs(write, snapshot)
  const broken = await askInvariantsAt(installation.client, at)
  await snapshot.release()
  const files = await writeDocuments(write, snapshot, installation, call.onDamaged)
  await write({ kind: 'end', rows, jobs, broken, ...files })
  await sealing.end()
  return { id: call.id, at, bytes, rows, broken, ...files }
}
