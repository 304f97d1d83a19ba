import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { createDriveStore } from './drive.ts'
import type { DocumentStore } from './port.ts'

const partSuffix = '.part'

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes beside, flushes, then renames: a key shows all of its bytes or does not exist. What an
 * interrupted write leaves beside it is listed like any key, so the sweeper finds it.
 */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}${partSuffix}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

class DurableFolder extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return writeDurably(join(this.#folder, key), Buffer.from(contents as Uint8Array))
  }

  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#folder, key))
  }
}

/** Documents as files of a folder, for an installation of one machine. */
export function createFolderStore(folder: string): DocumentStore {
  return createDriveStore(new Disk(new DurableFolder(folder)))
}
