import { FileRefusal } from './refusal.ts'

/**
 * The bytes of a chosen file. Throws FileRefusal if it can no longer be read: changed, moved, or in
 * an unavailable cloud.
 */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new FileRefusal('changed')
  }
}
