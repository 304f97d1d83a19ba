import { createCipheriv, createDecipheriv } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

// Each file has a key of its own that never leaves the process, so one nonce serves.
const nonce = Buffer.alloc(12)

export type Spool = {
  write(chunk: Uint8Array): Promise<void>
  /** Everything written, once; nothing can be written afterwards. */
  read(): Promise<Buffer>
  /** Closes and removes the file, whatever state it is in. */
  remove(): Promise<void>
}

export const spoolFolder = (dataDir: string): string => join(dataDir, 'incoming')

/** A file for bytes on their way, readable by this process alone: `key` is 32 fresh random bytes. */
export async function openSpool(folder: string, name: string, key: Buffer): Promise<Spool> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  const handle = await open(path, 'wx', 0o600)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return {
    async write(chunk) {
      await handle.write(cipher.update(chunk))
    },
    async read() {
      await handle.write(cipher.final())
      await handle.close()
      const decipher = createDecipheriv('aes-256-gcm', key, nonce)
      decipher.setAuthTag(cipher.getAuthTag())
      const plain = decipher.update(await readFile(path))
      decipher.final()
      return plain
    },
    async remove() {
      await handle.close().catch(() => {})
      await rm(path, { force: true })
    },
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
