import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { findKnownKeys, findStoredAfter } from '../../data/document/stored-file.ts'
import {
  beginRotation,
  findSealedRows,
  finishRotation,
  noteRotation,
  type Rotation,
  replaceSealed,
  type SealedRow,
  sealedPlaces,
} from '../../data/operation/resealing.ts'
import {
  type DocumentStore,
  StoredFileDamaged,
} from '../../platform/adapters/document-store/port.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  keyIdOf,
  openedBy,
  type SealedPlace,
  type SealingKey,
  seal,
  sealedPlace,
  unseal,
} from '../../platform/sealing.ts'
import { renewKeyCheck } from '../start/key-check.ts'

export type Rotating = {
  db: Database
  /** The new key, and the previous ones for decrypting. */
  key: SealingKey
  /** Encrypts with the new key and decrypts with any. */
  documentStore: DocumentStore
  /** Decrypts with the new key only. */
  newStore: DocumentStore
  nonce(): Buffer
  now(): Date
  /** Maximum rate, since documents share the disk with users. */
  bytesPerSecond: number
  onProgress(progress: { step: string; sealed: number }): void
}

export type Rotated = { sealed: number; unreadable: number }

const rowsAtOnce = 200
const filesAtOnce = 25
const documents = 'documents'
const steps = [...sealedPlaces, documents] as const
type Step = (typeof steps)[number]

/** A batch's result; `last` is the next position, null at the end. */
type Batch = { last: string | null; sealed: number; unreadable: number }

type RowOutcome = 'as-it-was' | 'sealed' | 'unreadable'

async function resealRow(
  { db, key, nonce }: Rotating,
  place: SealedPlace,
  row: SealedRow,
): Promise<RowOutcome> {
  const context = sealedPlace[place](row.id)
  if (openedBy(key.current, row.sealed, context)) return 'as-it-was'
  let plain: Buffer
  try {
    plain = unseal(key, row.sealed, context)
  } catch {
    return 'unreadable'
  }
  // A concurrent write used the new key, or is found in the next round.
  await replaceSealed(db, place, row, seal(key, plain, context, nonce()))
  return 'sealed'
}

async function resealRows(rotating: Rotating, place: SealedPlace, after: string): Promise<Batch> {
  const rows = await findSealedRows(rotating.db, place, after || null, rowsAtOnce)
  const outcomes: RowOutcome[] = []
  for (const row of rows) outcomes.push(await resealRow(rotating, place, row))
  return {
    last: rows.at(-1)?.id ?? null,
    sealed: outcomes.filter((each) => each === 'sealed').length,
    unreadable: outcomes.filter((each) => each === 'unreadable').length,
  }
}

async function isOfNewKey({ newStore }: Rotating, storageKey: string): Promise<boolean> {
  try {
    const { stream } = await newStore.open(storageKey)
    stream.destroy()
    return true
  } catch (error) {
    if (error instanceof StoredFileDamaged && error.kind === 'locked') return false
    throw error
  }
}

async function resealFile(
  rotating: Rotating,
  { storageKey, sha256 }: { storageKey: string; sha256: Buffer },
): Promise<RowOutcome> {
  const { db, documentStore } = rotating
  try {
    if (await isOfNewKey(rotating, storageKey)) return 'as-it-was'
    const bytes = await documentStore.get(storageKey)
    if (!createHash('sha256').update(bytes).digest().equals(sha256)) return 'unreadable'
    await documentStore.put(storageKey, bytes)
  } catch (error) {
    if (error instanceof StoredFileDamaged) {
      // Deleted meanwhile, by an erasure or expiry.
      return (await findKnownKeys(db, [storageKey])).has(storageKey) ? 'unreadable' : 'as-it-was'
    }
    throw error
  }
  // Must not recreate a file deleted meanwhile.
  if (!(await findKnownKeys(db, [storageKey])).has(storageKey))
    await documentStore.delete(storageKey)
  return 'sealed'
}

async function resealFiles(rotating: Rotating, after: string): Promise<Batch> {
  const files = await findStoredAfter(rotating.db, after, filesAtOnce)
  const began = performance.now()
  const batch: Batch = { last: files.at(-1)?.storageKey ?? null, sealed: 0, unreadable: 0 }
  let bytes = 0
  for (const file of files) {
    const outcome = await resealFile(rotating, file)
    if (outcome === 'sealed') {
      batch.sealed += 1
      bytes += file.sizeBytes
    }
    if (outcome === 'unreadable') batch.unreadable += 1
    const ahead = (bytes / rotating.bytesPerSecond) * 1000 - (performance.now() - began)
    if (ahead > 0) await pause(ahead)
  }
  return batch
}

/** One round through everything from a position on; `note` stores progress. */
async function goThrough(
  rotating: Rotating,
  from: Rotation,
  note: (now: Rotation) => Promise<void>,
): Promise<Rotated> {
  const total = { sealed: 0, unreadable: 0 }
  const first = Math.max(0, steps.indexOf(from.step as Step))
  let { position } = from
  for (const step of steps.slice(first)) {
    for (;;) {
      const { last, ...counts } =
        step === documents
          ? await resealFiles(rotating, position)
          : await resealRows(rotating, step, position)
      total.sealed += counts.sealed
      total.unreadable += counts.unreadable
      if (last === null) break
      position = last
      await note({ step, position, sealed: from.sealed + total.sealed })
    }
    position = ''
  }
  return total
}

/**
 * Re-encrypts everything with the new key while nodes read both and write the new one; continues a
 * killed run. Repeats until a whole round finds nothing: then the new key alone decrypts all.
 * `settle` waits until no node writes with an older key.
 */
export async function rotateKey(rotating: Rotating, settle: () => Promise<void>): Promise<Rotated> {
  const { db, key, now, nonce, onProgress } = rotating
  const keyId = keyIdOf(key.current)
  const begin: Rotation = { step: steps[0], position: '', sealed: 0 }
  const from = await beginRotation(db, keyId, begin.step, now())
  const first = await goThrough(rotating, from, async (rotation) => {
    await noteRotation(db, keyId, rotation)
    onProgress(rotation)
  })
  let sealed = from.sealed + first.sealed
  await settle()
  for (;;) {
    const round = await goThrough(rotating, begin, async () => {})
    sealed += round.sealed
    if (round.sealed > 0) continue
    await renewKeyCheck(db, key, { nonce: nonce(), now: now() })
    await finishRotation(db, keyId, now())
    return { sealed, unreadable: round.unreadable }
  }
}
