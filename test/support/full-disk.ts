import { execFile } from 'node:child_process'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A file system of limited size; null without permission to mount one. */
export async function smallDisk(
  bytes: number,
): Promise<{ folder: string; remove(): Promise<void> } | null> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true, force: true })
    return null
  }
  const remove = async () => {
    await run('umount', [folder])
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, remove }
}

/**
 * Opens files on a simulated disk with limited room: a write is accepted as far as it fits, and the
 * next one fails, as in POSIX.
 */
export function openOnFullDisk(room: number) {
  let left = room
  const takeUpTo = (wanted: number) => {
    if (left === 0 && wanted > 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    const taken = Math.min(left, wanted)
    left -= taken
    return taken
  }
  return async (path: string): Promise<FileHandle> => {
    const handle = await open(path, 'w+', 0o600)
    const write = async (bytes: Uint8Array, at = 0, length = bytes.byteLength - at) => {
      const taken = takeUpTo(length)
      await handle.write(bytes, at, taken)
      return { bytesWritten: taken, buffer: bytes }
    }
    const writev = async (parts: readonly Uint8Array[]) => {
      const whole = Buffer.concat(parts)
      return { ...(await write(whole)), buffers: parts }
    }
    return new Proxy(handle, {
      get(target, name) {
        if (name === 'write') return write
        if (name === 'writev') return writev
        const value = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
}
