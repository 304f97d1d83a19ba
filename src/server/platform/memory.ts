/**
 * Gives memory back at once. Megabytes passing through outrun the garbage collector, which then
 * looks through everything again and again. The bytes are gone: only for their last owner. Pieces
 * of memory that is shared with others are left to the collector.
 */
export function release(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes
  const isWhole = byteLength > 0 && byteLength === buffer.byteLength
  if (isWhole && buffer instanceof ArrayBuffer) buffer.transfer(0)
}

/** The bytes in memory of their own, which can be handed to a thread; small ones share it with others. */
export const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes)
