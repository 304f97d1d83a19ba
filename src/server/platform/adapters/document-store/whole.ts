import { release } from '../../memory.ts'
import { type StoredFile, StoredFileDamaged } from './port.ts'

/** Reads a stored file into memory. Rejects when its size is wrong. */
export async function wholeOf({ size, stream }: StoredFile): Promise<Buffer> {
  const whole = Buffer.allocUnsafeSlow(size)
  let at = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (at + chunk.length > size) throw new StoredFileDamaged('changed')
    whole.set(chunk, at)
    at += chunk.length
    release(chunk)
  }
  if (at < size) throw new StoredFileDamaged('changed')
  return whole
}
