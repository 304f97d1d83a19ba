import { createHash } from 'node:crypto'
import { seal, unseal } from '../../sealing.ts'
import type { DocumentStore } from './port.ts'

const format = 1
const idBytes = 8

const idOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, idBytes)

function headerOf(key: Buffer): Buffer {
  return Buffer.concat([Buffer.from([format]), idOf(key)])
}

/** Binds the bytes to their place: a file moved to another's key no longer opens. */
const contextOf = (header: Buffer, storageKey: string): string =>
  `document-store:${header.toString('hex')}:${storageKey}`

/**
 * Encrypts what goes into a store and opens what comes out, so that whoever holds the folder or the
 * bucket holds nothing. Layout: format (1), key id (8), then sealed bytes. New files use `key`;
 * files of previous keys stay readable. `nonce` gives 12 fresh random bytes.
 */
export function createEncryptedStore(
  store: DocumentStore,
  key: Buffer,
  nonce: () => Buffer,
  previousKeys: readonly Buffer[] = [],
): DocumentStore {
  return {
    async put(storageKey, bytes) {
      const header = headerOf(key)
      const sealed = seal(key, bytes, contextOf(header, storageKey), nonce())
      await store.put(storageKey, Buffer.concat([header, sealed]))
    },
    async get(storageKey) {
      const bytes = Buffer.from(await store.get(storageKey))
      const header = bytes.subarray(0, 1 + idBytes)
      const opener = [key, ...previousKeys].find((each) => headerOf(each).equals(header))
      if (!opener) throw new Error('A document is of an unknown key or format')
      return unseal(opener, bytes.subarray(1 + idBytes), contextOf(header, storageKey))
    },
    delete: (storageKey) => store.delete(storageKey),
    list: () => store.list(),
  }
}
