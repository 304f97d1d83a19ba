import type { Readable } from 'node:stream'

/**
 * Why a stored file cannot be given although the store answers: it is gone, it is not what was
 * stored, or it was sealed with another key. Everything else that fails says that the store is away.
 */
export class StoredFileDamaged extends Error {
  override name = 'StoredFileDamaged'
  readonly kind: 'missing' | 'changed' | 'locked'

  constructor(kind: StoredFileDamaged['kind']) {
    super(`A stored file is ${kind}`)
    this.kind = kind
  }
}

/** A file on its way out. Whoever does not read it to the end destroys the stream. */
export type StoredFile = { size: number; stream: Readable }

/**
 * Where the bytes of documents live, encrypted at rest. Keys are random names made by the caller.
 * `put` resolves once the bytes would survive a crash and were found to be whole, and shows all of
 * them or none; `open` and `get` of a missing or changed file reject with StoredFileDamaged; `delete`
 * of a missing key is no error.
 */
export type DocumentStore = {
  /** One file; bytes that lie in several places need not be joined first. */
  put(key: string, ...parts: readonly Uint8Array[]): Promise<void>
  /** A stream that breaks off is damaged or of a store that went away; no byte of it is a wrong one. */
  open(key: string): Promise<StoredFile>
  get(key: string): Promise<Uint8Array>
  delete(key: string): Promise<void>
  /** Every key with the moment it was stored, for the sweeper. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>
}
