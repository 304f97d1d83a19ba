import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { writeAll } from '../disk.ts'
import type { Sink } from './pieces.ts'
import { BackupProblem } from './problem.ts'

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/**
 * Writes a file beside its place and renames it there when all of it is on the disk: whatever happens, the
 * file of before stays, or the whole new one stands there. A killed run leaves `FILE.part`, which the next
 * one writes over.
 */
export async function writeAside<T>(file: string, work: (sink: Sink) => Promise<T>): Promise<T> {
  const path = resolve(file)
  if ((await stat(path).catch(() => null))?.isDirectory()) {
    throw new BackupProblem(`${file} is a folder: name a file`)
  }
  const part = `${path}.part`
  const handle = await open(part, 'w', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(`${part} cannot be written (${error.code})`)
  })
  try {
    const made = await work({ write: (bytes) => writeAll(handle, [bytes]) })
    await handle.sync()
    await handle.close()
    await rename(part, path)
    await syncFolder(dirname(path))
    return made
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}
