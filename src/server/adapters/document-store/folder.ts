import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
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
async function writeDurably(
  folder: string,
  name: string,
  parts: readonly Uint8Array[],
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, name + partSuffix)
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      for (const bytes of parts) await handle.write(bytes)
      await handle.sync()
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

/** Documents as files of a folder, for an installation of one machine. */
export function createFolderStore(folder: string): DocumentStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const pathOf = (key: string): string => {
    if (!/^[\w-]+$/.test(key)) throw new Error('A key is letters, digits, hyphens')
    return key
  }
  return {
    ...createDriveStore(disk),
    // flydrive writes in place and does not flush; a crash would show half a file.
    put: async (key, ...parts) => writeDurably(folder, pathOf(key), parts),
    get: async (key) => readFile(join(folder, pathOf(key))),
  }
}
