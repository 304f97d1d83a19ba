import type { Readable } from 'node:stream'

/**
 * A stored file cannot be delivered although the store answers: it is missing, was changed, or was
 * encrypted with another key. Any other failure means that the store is away.
 */
export class StoredFileDamaged extends Error {
  override name = 'StoredFileDamaged'
  readonly kind: 'missing' | 'changed' | 'locked'

  constructor(kind: StoredFileDamaged['kind']) {
    super(`A stored file is ${kind}`)
    this.kind = kind
  }
}

/** A file being read. A caller that stops early destroys the stream. */
export type StoredFile = { size: number; stream: Readable }

/**
 * Where documents are stored, encrypted at rest. The caller makes the keys: random names. `put`
 * resolves once the bytes are durable and verified, and stores all of them or none; `open` and
 * `get` reject with StoredFileDamaged for a missing or changed file; `delete` of a missing key is
 * no error.
 */
export type DocumentStore = {
  /** Stores one file; its parts need not be joined first. */
  put(key: string, ...parts: readonly Uint8Array[]): Promise<void>
  /** A stream that breaks off means a damaged file or a lost store; every byte before is correct. */
  open(key: string): Promise<StoredFile>
  get(key: string): Promise<Uint8Array>
  delete(key: string): Promise<void>
  /** Every key with the time it was stored, for the sweeper. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>
}
