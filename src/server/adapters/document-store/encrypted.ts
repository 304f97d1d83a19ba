import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { release } from '../../memory.ts'
import type { DocumentStore } from './port.ts'

const format = 1
const idBytes = 8
const nonceBytes = 12
const tagBytes = 16
const headerBytes = 1 + idBytes

function headerOf(key: Buffer): Buffer {
  const id = createHash('sha256').update(key).digest().subarray(0, idBytes)
  return Buffer.concat([Buffer.of(format), id])
}

/** Binds the bytes to their place: a file moved to another's key no longer opens. */
const contextOf = (header: Buffer, storageKey: string): Buffer =>
  Buffer.from(`document-store:${header.toString('hex')}:${storageKey}`)

function seal(
  key: Buffer,
  nonce: Buffer,
  storageKey: string,
  parts: readonly Uint8Array[],
): Uint8Array[] {
  const header = headerOf(key)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(contextOf(header, storageKey))
  const sealed = parts.map((part) => cipher.update(part))
  // In this mode the last call gives no more bytes, only the tag. Megabytes are never joined.
  cipher.final()
  return [Buffer.concat([header, nonce, cipher.getAuthTag()]), ...sealed]
}

function unseal(key: Buffer, storageKey: string, stored: Buffer): Buffer {
  const bodyAt = headerBytes + nonceBytes + tagBytes
  const nonce = stored.subarray(headerBytes, headerBytes + nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAAD(contextOf(stored.subarray(0, headerBytes), storageKey))
  decipher.setAuthTag(stored.subarray(headerBytes + nonceBytes, bodyAt))
  const plain = decipher.update(stored.subarray(bodyAt))
  decipher.final()
  return plain
}

/**
 * Encrypts what goes into a store and opens what comes out, by AES-256-GCM, so that whoever holds the
 * folder or the bucket holds nothing. Layout: format (1), key id (8), nonce (12), tag (16), ciphertext.
 * New files use `key`; files of previous keys stay readable. `nonce` gives 12 fresh random bytes.
 */
export function createEncryptedStore(
  store: DocumentStore,
  key: Buffer,
  nonce: () => Buffer,
  previousKeys: readonly Buffer[] = [],
): DocumentStore {
  const keys = [key, ...previousKeys]
  return {
    async put(storageKey, ...parts) {
      const sealed = seal(key, nonce(), storageKey, parts)
      await store.put(storageKey, ...sealed)
      for (const part of sealed) release(part)
    },
    async get(storageKey) {
      const stored = await store.get(storageKey)
      const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength)
      const header = bytes.subarray(0, headerBytes)
      const opener = keys.find((each) => headerOf(each).equals(header))
      if (!opener) throw new Error('A document is of an unknown key or format')
      return unseal(opener, storageKey, bytes)
    },
    delete: (storageKey) => store.delete(storageKey),
    list: () => store.list(),
  }
}
