import { createCipheriv, createDecipheriv } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { maxUploadBytes } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { refusalFor, transientCause } from '../../platform/db/transient-error.ts'
import { isExhausted, readFully, writeAll } from '../../platform/disk.ts'
import { release } from '../../platform/memory.ts'
import type { Services } from '../../services.ts'
import type { Spool } from './port.ts'

// Fewer, larger writes: a network chunk is at most 64 KB.
const batchBytes = 256 * 1024
// Each file has its own in-memory key, so one nonce suffices.
const nonce = Buffer.alloc(12)

export const spoolFolder = (dataDir: string): string => join(dataDir, 'incoming')

/** A temporary file readable only by this process: `key` is 32 fresh random bytes. */
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
      // In this mode the last call yields only the tag.
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

/** Shared memory, so that PDF threads need no copy. Twice the number of heavy files in progress. */
const places = { most: 4, taken: 0, free: [] as SharedArrayBuffer[] }

/** Memory for a file of at most `maxUploadBytes`; null when all is taken. */
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
 * Opens spools for uploads: the first few in memory, others in a file. Up to `maxUploadBytes`.
 * Throws server.busy, server.away.
 */
export function spoolsOf(services: Parts): () => Promise<Spool> {
  const openFile = fileSpoolsOf(services)
  return async () => holdInMemory() ?? openFile()
}

/**
 * Opens spools in files. A machine without space or handles asks the sender to retry; leftovers are
 * removed by the receiver. Throws server.busy, server.away.
 */
export function fileSpoolsOf(services: Parts) {
  const { dataDir, random, log } = services
  const told = (err: unknown): never => {
    if (!isExhausted(err)) throw err
    log.error({ err }, 'no room for an upload')
    throw new AppError(refusalFor(transientCause(err) ?? ''))
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

/** Deletes files of dead processes: untouched since `before`. */
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
