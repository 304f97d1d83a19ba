import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync } from 'node:crypto'
import { release } from '../../memory.ts'
import { keyIdBytes, keyIdOf } from '../../sealing.ts'
import { StoredFileDamaged } from './port.ts'

/** After the head of the second format: salt (12), size of the plain bytes (6). */
export const preludeBytes = 12 + 6
export const tagBytes = 16
/** Plain bytes of a chunk; every one but the last is full. */
export const chunkBytes = 64 * 1024
export const sealedChunkBytes = chunkBytes + tagBytes

/** Starts every sealed file: format and key id. */
export const headBytes = 1 + keyIdBytes

export function headOf(format: 1 | 2, key: Buffer): Buffer {
  return Buffer.concat([Buffer.of(format), keyIdOf(key)])
}

/** Binds the bytes to their storage key: a file moved to another key does not decrypt. */
const contextOf = (head: Buffer, storageKey: string): Buffer =>
  Buffer.from(`document-store:${head.toString('hex')}:${storageKey}`)

export function preludeOf(salt: Buffer, size: number): Buffer {
  const prelude = Buffer.alloc(preludeBytes)
  salt.copy(prelude)
  prelude.writeUIntBE(size, 12, 6)
  return prelude
}

export const sizeIn = (prelude: Buffer): number => prelude.readUIntBE(12, 6)

/**
 * Derives the key of one file, so that no two files share a key and nonce, and none decrypts under
 * another storage key or with another size.
 */
export function fileKeyOf(key: Buffer, head: Buffer, prelude: Buffer, storageKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, prelude, contextOf(head, storageKey), 32))
}

/** Numbers the chunks and marks the last: none can be moved, left out or cut off. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Chunks of 64 KiB, each followed by its tag, in one buffer. */
export function sealChunks(fileKey: Buffer, parts: readonly Uint8Array[]): Buffer {
  let left = parts.reduce((sum, part) => sum + part.byteLength, 0)
  const tags = Math.max(1, Math.ceil(left / chunkBytes)) * tagBytes
  const sealed = Buffer.allocUnsafeSlow(left + tags)
  // Made once: every cipher would import a key given as bytes again.
  const key = createSecretKey(fileKey)
  let end = 0
  let index = 0
  let room = chunkBytes
  const begin = () => createCipheriv('aes-256-gcm', key, nonceOf(index, left <= chunkBytes))
  let cipher = begin()
  const add = (bytes: Buffer) => {
    end += bytes.copy(sealed, end)
    // The next chunk reuses this warm memory: fresh megabytes cost more than the cipher.
    release(bytes)
  }
  const finish = () => {
    // In GCM the last call yields only the tag.
    cipher.final()
    add(cipher.getAuthTag())
  }
  for (const part of parts) {
    for (let at = 0; at < part.byteLength; ) {
      if (room === 0) {
        finish()
        index += 1
        room = chunkBytes
        cipher = begin()
      }
      const slice = part.subarray(at, at + room)
      add(cipher.update(slice))
      at += slice.byteLength
      room -= slice.byteLength
      left -= slice.byteLength
    }
  }
  finish()
  return sealed
}

/** The number of plain bytes in so many sealed ones. Throws StoredFileDamaged for an impossible size. */
export function plainSize(sealed: number): number {
  const chunks = Math.ceil(sealed / sealedChunkBytes)
  const last = sealed - (chunks - 1) * sealedChunkBytes
  if (chunks === 0 || last < tagBytes) throw new StoredFileDamaged('changed')
  return sealed - chunks * tagBytes
}

/** Decrypts one chunk with its tag. Throws StoredFileDamaged when it was changed. */
export function unsealChunk(
  fileKey: Buffer,
  sealed: Buffer,
  index: number,
  isLast: boolean,
): Buffer {
  if (sealed.length < tagBytes) throw new StoredFileDamaged('changed')
  const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(index, isLast))
  const body = sealed.length - tagBytes
  decipher.setAuthTag(sealed.subarray(body))
  const plain = decipher.update(sealed.subarray(0, body))
  return proven(plain, () => decipher.final())
}

function proven(plain: Buffer, check: () => void): Buffer {
  try {
    check()
  } catch {
    throw new StoredFileDamaged('changed')
  }
  return plain
}

/** The first format: one tag for the whole file. Layout after the head: nonce (12), tag (16), bytes. */
export function unsealWhole(key: Buffer, storageKey: string, head: Buffer, rest: Buffer): Buffer {
  const bodyAt = 12 + tagBytes
  if (rest.length < bodyAt) throw new StoredFileDamaged('changed')
  const decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, 12))
  decipher.setAAD(contextOf(head, storageKey))
  decipher.setAuthTag(rest.subarray(12, bodyAt))
  const plain = decipher.update(rest.subarray(bodyAt))
  return proven(plain, () => decipher.final())
}
