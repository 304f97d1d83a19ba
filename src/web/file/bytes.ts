import { FileRefusal } from './refusal.ts'

/**
 * The bytes of a chosen file. Throws FileRefusal where the device does not give them any more: it was changed, moved or
 * lies in a cloud that is away, and has to be chosen again.
 */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new FileRefusal('changed')
  }
}
