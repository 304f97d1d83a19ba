import type { FileHandle } from 'node:fs/promises'

/** The part of a file handle that writing needs; tests pass one with a full disk. */
export type Writes = Pick<FileHandle, 'write' | 'writev'>

async function writeRest(handle: Writes, part: Uint8Array, from: number): Promise<void> {
  let at = from
  while (at < part.byteLength) {
    const { bytesWritten } = await handle.write(part, at, part.byteLength - at)
    // Neither bytes nor an error: it would loop for ever.
    if (bytesWritten === 0) throw Object.assign(new Error('Nothing is written'), { code: 'EIO' })
    at += bytesWritten
  }
}

/**
 * Writes every byte. A nearly full disk accepts a part and says so only by the count; writing the
 * rest then fails with ENOSPC.
 */
export async function writeAll(handle: Writes, parts: readonly Uint8Array[]): Promise<void> {
  if (parts.length === 0) return
  let { bytesWritten: done } = await handle.writev([...parts])
  for (const part of parts) {
    await writeRest(handle, part, Math.min(done, part.byteLength))
    done = Math.max(0, done - part.byteLength)
  }
}

/** Reads from `position` until `into` is full or the file ends; returns the number of bytes. */
export async function readFully(
  handle: Pick<FileHandle, 'read'>,
  into: Uint8Array,
  position: number,
): Promise<number> {
  let at = 0
  while (at < into.byteLength) {
    const { bytesRead } = await handle.read(into, at, into.byteLength - at, position + at)
    if (bytesRead === 0) break
    at += bytesRead
  }
  return at
}

/** Takes a number of bytes from a stream at a time; fewer only at its end. */
export function takerOf(stream: AsyncIterable<Buffer>): (wanted: number) => Promise<Buffer> {
  const chunks = stream[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  let ended = false
  return async (wanted) => {
    const pieces = [held]
    let size = held.length
    while (size < wanted && !ended) {
      const next = await chunks.next()
      if (next.done) ended = true
      else {
        pieces.push(next.value)
        size += next.value.length
      }
    }
    const all = pieces.length > 1 ? Buffer.concat(pieces) : held
    held = all.subarray(wanted)
    return all.subarray(0, wanted)
  }
}

const exhausted = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO', 'EROFS', 'ENOMEM']

/** Whether the machine is out of space, handles or working disks: transient, and not the caller's fault. */
export function isExhausted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && exhausted.includes(String(error.code))
}
