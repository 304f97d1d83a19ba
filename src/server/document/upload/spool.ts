import { createCipheriv, createDecipheriv } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { maxUploadBytes } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { passingCause, refusalFor } from '../../platform/db/passing.ts'
import { isExhausted, readFully, writeAll } from '../../platform/disk.ts'
import { release } from '../../platform/memory.ts'
import type { Services } from '../../services.ts'
import type { Spool } from './port.ts'

// Fewer, larger writes: a chunk of the network is 64 KB at most.
const batchBytes = 256 * 1024
// Each file has a key of its own that never leaves the process, so one nonce serves.
const nonce = Buffer.alloc(12)

export const spoolFolder = (dataDir: string): string => join(dataDir, 'incoming')

/** A file for bytes on their way, readable by this process alone: `key` is 32 fresh random bytes. */
export async function openSpool(folder: string, name: string, key: Buffer): Promise<Spool> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  const handle = await open(path, 'wx+', 0o600)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  let batch: Buffer[] = []
  let waiting = 0
  const flush = async () => {
    const full = batch
    batch = []
    waiting = 0
    await writeAll(handle, full)
    for (const each of full) release(each)
  }
  return {
    async write(chunk) {
      batch.push(cipher.update(chunk))
      waiting += chunk.byteLength
      if (waiting >= batchBytes) await flush()
    },
    async read(buffer) {
      // In this mode the last call gives no more bytes, only the tag.
      cipher.final()
      await flush()
      const bytesRead = await readFully(handle, buffer, 0)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce)
      decipher.setAuthTag(cipher.getAuthTag())
      const plain = decipher.update(buffer.subarray(0, bytesRead))
      decipher.final()
      return plain
    },
    async remove() {
      await handle.close().catch(() => {})
      await rm(path, { force: true })
    },
  }
}

/** Shared, so that the threads that read PDFs see a file where it lies. Twice as many as pass the gate of the heavy ones. */
const places = { most: 4, taken: 0, free: [] as SharedArrayBuffer[] }

/** A place in memory for a file of at most `maxUploadBytes`; null where all are taken. */
export function holdInMemory(): Spool | null {
  if (places.taken === places.most) return null
  places.taken += 1
  let place: SharedArrayBuffer | null = places.free.pop() ?? new SharedArrayBuffer(maxUploadBytes)
  const bytes = Buffer.from(place)
  let size = 0
  return {
    async write(chunk) {
      bytes.set(chunk, size)
      size += chunk.byteLength
    },
    read: async () => bytes.subarray(0, size),
    async remove() {
      if (!place) return
      bytes.fill(0, 0, size)
      places.free.push(place)
      places.taken -= 1
      place = null
    },
  }
}

type Parts = Pick<Services, 'dataDir' | 'random' | 'log'>

/**
 * Opens the spools of uploads: the first few that come lie in memory, which is given back with the file, those
 * beside them in a file. For at most `maxUploadBytes`. Throws server.busy, server.away.
 */
export function spoolsOf(services: Parts): () => Promise<Spool> {
  const openFile = fileSpoolsOf(services)
  return async () => holdInMemory() ?? openFile()
}

/**
 * Opens spools that are files. A machine without room or handles asks the sender to come back; receiving removes
 * what was begun. Throws server.busy, server.away.
 */
export function fileSpoolsOf(services: Parts) {
  const { dataDir, random, log } = services
  const told = (err: unknown): never => {
    if (!isExhausted(err)) throw err
    log.error({ err }, 'no room for an upload')
    throw new AppError(refusalFor(passingCause(err) ?? ''))
  }
  return async (): Promise<Spool> => {
    const key = Buffer.from(random.token(), 'base64url')
    const spool = await openSpool(spoolFolder(dataDir), random.uuid(), key).catch(told)
    return {
      write: (chunk) => spool.write(chunk).catch(told),
      read: (buffer) => spool.read(buffer).catch(told),
      remove: () => spool.remove(),
    }
  }
}

/** Removes files whose upload died with its process: untouched since `before`. */
export async function sweepSpools(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  let swept = 0
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (!found || found.mtime > before) continue
    await rm(join(folder, name), { force: true })
    swept += 1
  }
  return swept
}
