import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readFully, type Writes, writeAll } from '../../disk.ts'
import { release } from '../../memory.ts'
import { PeerFailure } from '../../peer-failure.ts'
import { type DocumentStore, StoredFileDamaged } from './port.ts'
import { wholeOf } from './whole.ts'

const partSuffix = '.part'
const pieceBytes = 256 * 1024

type Code = { code?: string }
const isMissing = (error: unknown): boolean => (error as Code).code === 'ENOENT'

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* piecesOf(path: string, size: number): AsyncGenerator<Buffer> {
  const handle = await open(path, 'r')
  try {
    for (let at = 0; at < size; at += pieceBytes) {
      const piece = Buffer.allocUnsafeSlow(Math.min(pieceBytes, size - at))
      const read = await readFully(handle, piece, at)
      if (read < piece.length) throw new StoredFileDamaged('changed')
      yield piece
    }
  } finally {
    await handle.close()
  }
}

/** Reads the file back and compares it. Throws where size or bytes differ. */
async function checkWritten(handle: FileHandle, parts: readonly Uint8Array[]): Promise<void> {
  const wanted = parts.reduce((sum, part) => sum + part.byteLength, 0)
  const { size } = await handle.stat()
  if (size !== wanted) throw new PeerFailure('The disk', 'kept-part')
  const piece = Buffer.allocUnsafeSlow(pieceBytes)
  let start = 0
  for (const part of parts) {
    for (let at = 0; at < part.byteLength; at += pieceBytes) {
      const given = part.subarray(at, at + pieceBytes)
      const found = piece.subarray(0, given.byteLength)
      const read = await readFully(handle, found, start + at)
      if (read < found.length || !found.equals(given)) {
        throw new PeerFailure('The disk', 'kept-other')
      }
    }
    start += part.byteLength
  }
  release(piece)
}

/** Opens a file for writing; tests pass a full disk. */
export type OpenFile = (path: string) => Promise<FileHandle & Writes>
const openFile: OpenFile = (path) => open(path, 'w+', 0o600)

/**
 * Writes a temporary file, flushes, reads it back and renames it: a key has all of its bytes or
 * does not exist. Leftovers of an interrupted write are listed like any key, so the sweeper finds
 * them.
 */
async function writeDurably(
  folder: string,
  name: string,
  parts: readonly Uint8Array[],
  openPart: OpenFile,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, name + partSuffix)
  try {
    const handle = await openPart(part)
    try {
      await writeAll(handle, parts)
      await handle.sync()
      await checkWritten(handle, parts)
    } finally {
      await handle.close()
    }
    await rename(part, join(folder, name))
    await syncFolder(folder)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}

/** Stores documents as files in a folder, for an installation on one machine. */
export function createFolderStore(folder: string, openPart: OpenFile = openFile): DocumentStore {
  const pathOf = (key: string): string => {
    if (!/^[\w-]+(\.part)?$/.test(key)) throw new Error('A key is letters, digits, hyphens')
    return join(folder, key)
  }
  const store: DocumentStore = {
    put: async (key, ...parts) => {
      if (key.endsWith(partSuffix)) throw new Error('A key is letters, digits, hyphens')
      pathOf(key)
      await writeDurably(folder, key, parts, openPart)
    },
    async open(key) {
      const path = pathOf(key)
      const { size } = await stat(path).catch((error) => {
        throw isMissing(error) ? new StoredFileDamaged('missing') : error
      })
      // Opened by the first read: an unread stream holds no handle.
      return { size, stream: Readable.from(piecesOf(path, size), { objectMode: false }) }
    },
    get: async (key) => wholeOf(await store.open(key)),
    delete: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const names = await readdir(folder).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const key of names) {
        const found = await stat(join(folder, key)).catch(() => null)
        if (found?.isFile()) yield { key, storedAt: found.mtime }
      }
    },
  }
  return store
}
