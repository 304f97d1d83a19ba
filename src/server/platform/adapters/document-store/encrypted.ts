import { Readable } from 'node:stream'
import { takerOf } from '../../disk.ts'
import { release } from '../../memory.ts'
import type { SealingKey } from '../../sealing.ts'
import { type DocumentStore, type StoredFile, StoredFileDamaged } from './port.ts'
import {
  fileKeyOf,
  headBytes,
  headOf,
  plainSize,
  preludeBytes,
  preludeOf,
  sealChunks,
  sealedChunkBytes,
  sizeIn,
  unsealChunk,
  unsealWhole,
} from './sealed.ts'
import { wholeOf } from './whole.ts'

/** Reads one chunk ahead, to know which is the last and to verify the first at once. */
async function openChunks(
  { size, stream }: StoredFile,
  take: (wanted: number) => Promise<Buffer>,
  fileKey: Buffer,
  plain: number,
): Promise<StoredFile> {
  const sealed = size - headBytes - preludeBytes
  // A truncated or extended file fails before a byte of it goes out.
  if (plainSize(sealed) !== plain) throw new StoredFileDamaged('changed')
  const last = Math.ceil(sealed / sealedChunkBytes) - 1
  const next = async (index: number): Promise<Buffer> => {
    const wanted = index < last ? sealedChunkBytes : sealed - last * sealedChunkBytes
    const chunk = await take(wanted)
    if (chunk.length < wanted) throw new StoredFileDamaged('changed')
    return unsealChunk(fileKey, chunk, index, index === last)
  }
  const first = await next(0)
  async function* chunks() {
    try {
      yield first
      for (let index = 1; index <= last; index += 1) yield await next(index)
    } finally {
      stream.destroy()
    }
  }
  const opened = Readable.from(chunks(), { objectMode: false })
  // A generator that never started runs no finally.
  opened.once('close', () => stream.destroy())
  return { size: plain, stream: opened }
}

/**
 * Encrypts files with AES-256-GCM on their way into a store and decrypts them on their way out, so
 * that the folder or bucket alone reveals nothing. Layout: format (1), key id (8), salt (12), size
 * (6), then chunks of 64 KiB, each with a tag that is verified as it is read. Files of the first
 * format, with one tag for all, stay readable. New files use the current key; files of previous
 * keys stay readable. `nonce` gives 12 fresh random bytes.
 */
export function createEncryptedStore(
  store: DocumentStore,
  key: SealingKey,
  nonce: () => Buffer,
): DocumentStore {
  async function unseal(storageKey: string, file: StoredFile): Promise<StoredFile> {
    const take = takerOf(file.stream)
    const head = Buffer.from(await take(headBytes))
    const keys = [key.current, ...key.previous]
    const chunked = keys.find((each) => headOf(2, each).equals(head))
    if (chunked) {
      const prelude = Buffer.from(await take(preludeBytes))
      if (prelude.length < preludeBytes) throw new StoredFileDamaged('changed')
      const fileKey = fileKeyOf(chunked, head, prelude, storageKey)
      return openChunks(file, take, fileKey, sizeIn(prelude))
    }
    const first = keys.find((each) => headOf(1, each).equals(head))
    if (!first) throw new StoredFileDamaged(head.length < headBytes ? 'changed' : 'locked')
    const plain = unsealWhole(first, storageKey, head, await take(file.size))
    return { size: plain.length, stream: Readable.from([plain], { objectMode: false }) }
  }
  const sealing: DocumentStore = {
    async put(storageKey, ...parts) {
      const { current } = key
      const head = headOf(2, current)
      const size = parts.reduce((sum, part) => sum + part.byteLength, 0)
      const prelude = preludeOf(nonce(), size)
      const sealed = sealChunks(fileKeyOf(current, head, prelude, storageKey), parts)
      await store.put(storageKey, head, prelude, sealed)
      release(sealed)
    },
    async open(storageKey) {
      const file = await store.open(storageKey)
      try {
        return await unseal(storageKey, file)
      } catch (error) {
        file.stream.destroy()
        throw error
      }
    },
    get: async (storageKey) => wholeOf(await sealing.open(storageKey)),
    delete: (storageKey) => store.delete(storageKey),
    list: () => store.list(),
  }
  return sealing
}
