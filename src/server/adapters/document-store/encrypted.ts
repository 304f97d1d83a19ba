import { createHash } from 'node:crypto'
import { seal, unseal } from '../../sealing.ts'
import type { DocumentStore } from './port.ts'

const format = 1
const idBytes = 8

type Keys = readonly [current: Buffer, ...previous: Buffer[]]

const idOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, idBytes)

function headerOf(key: Buffer): Buffer {
  return Buffer.concat([Buffer.from([format]), idOf(key)])
}

/** Binds the bytes to their place: a file moved to another's key no longer opens. */
const contextOf = (header: Buffer, storageKey: string): string =>
  `document-store:${header.toString('hex')}:${storageKey}`

/**
 * Encrypts what goes into a store and opens what comes out, so that whoever holds the folder or the
 * bucket holds nothing. Layout: format (1), key id (8), then sealed bytes. New files use the first
 * key; files of previous keys stay readable. `nonce` gives 12 fresh random bytes.
 */
export function encryptStore(store: DocumentStore, keys: Keys, nonce: () => Buffer): DocumentStore {
  const [current] = keys
  return {
    async put(storageKey, bytes) {
      const header = headerOf(current)
      const sealed = seal(current, bytes, contextOf(header, storageKey), nonce())
      await store.put(storageKey, Buffer.concat([header, sealed]))
    },
    async get(storageKey) {
      const bytes = Buffer.from(await store.get(storageKey))
      const header = bytes.subarray(0, 1 + idBytes)
      const key = keys.find((candidate) => headerOf(candidate).equals(header))
      if (!key) throw new Error('A document is of an unknown key or format')
      return unseal(key, bytes.subarray(1 + idBytes), contextOf(header, storageKey))
    },
    delete: (storageKey) => store.delete(storageKey),
    list: () => store.list(),
  }
}
