/**
 * Frees memory at once: megabytes of transient buffers outrun the garbage collector, which then
 * runs full cycles. Only for the last owner: the bytes are gone. Slices of shared memory are left
 * to the collector.
 */
export function release(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes
  const isWhole = byteLength > 0 && byteLength === buffer.byteLength
  if (isWhole && buffer instanceof ArrayBuffer) buffer.transfer(0)
}

/** The bytes in memory of their own, transferable to a thread; small buffers share a pool. */
export const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes)
