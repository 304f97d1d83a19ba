import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writeAll } from '../../platform/disk.ts'
import { beginsBackup, headerBytes } from './passphrase.ts'
import type { Sink } from './pieces.ts'
import { BackupProblem } from './problem.ts'

/** A file untouched for so long was abandoned. */
const abandonedMs = 12 * 3_600_000

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** A mistyped name must not cost a file: only a backup or an empty file is replaced. Throws BackupProblem. */
async function checkReplaced(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (!found || (found.isFile() && found.size === 0)) return
  if (found.isDirectory()) throw new BackupProblem(`${path} is a folder: name a file`)
  if (found.isFile()) {
    const head = async () => {
      const file = await open(path, 'r')
      const { buffer, bytesRead } = await file
        .read(Buffer.alloc(headerBytes))
        .finally(() => file.close())
      return buffer.subarray(0, bytesRead)
    }
    const begins = await head().catch((error: NodeJS.ErrnoException) => {
      throw new BackupProblem(`${path} cannot be read (${error.code}): name another file`)
    })
    if (beginsBackup(begins)) return
  }
  throw new BackupProblem(`${path} is no backup: name another file`)
}

/** Deletes files of killed runs; one in progress stays. */
async function removeAbandoned(path: string, now: Date): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.part')) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > abandonedMs) await rm(join(folder, name))
  }
}

/**
 * Writes a file as `part`, a unique name, and renames it once it is on disk: either the old file or
 * the complete new one exists. Created with the first bytes, so that an early refusal touches
 * nothing. Throws BackupProblem.
 */
export async function writeAtomically<T>(
  { path, part, now }: { path: string; part: string; now: Date },
  work: (sink: Sink) => Promise<T>,
): Promise<T> {
  const told = (error: NodeJS.ErrnoException): never => {
    throw new BackupProblem(`${part} cannot be written (${error.code})`)
  }
  await checkReplaced(path)
  const own: { handle?: FileHandle } = {}
  const begun = async () => {
    if (!own.handle) await removeAbandoned(path, now).catch(told)
    own.handle ??= await open(part, 'wx', 0o600).catch(told)
    return own.handle
  }
  try {
    const made = await work({
      write: async (bytes) => writeAll(await begun(), [bytes]).catch(told),
    })
    const handle = await begun()
    await handle.sync().catch(told)
    await handle.close()
    await rename(part, path).catch(told)
    await syncFolder(dirname(path)).catch(told)
    return made
  } catch (error) {
    await own.handle?.close().catch(() => {})
    if (own.handle) await rm(part, { force: true }).catch(() => {})
    throw error
  }
}
