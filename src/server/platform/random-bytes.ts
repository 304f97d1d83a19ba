import { randomFillSync } from 'node:crypto'

/** Bytes fetched at a time. */
const storeBytes = 4096

/**
 * Random bytes from a store that is filled for many at once: asking for a few costs as much as for all of it. Each
 * byte is handed out once, and kept no longer.
 */
export function createRandomBytes(): (count: number) => Buffer {
  const store = Buffer.alloc(storeBytes)
  let at = storeBytes
  return (count) => {
    if (count > storeBytes) throw new RangeError('More random bytes than the store holds')
    if (at + count > storeBytes) {
      randomFillSync(store)
      at = 0
    }
    const taken = Buffer.from(store.subarray(at, at + count))
    store.fill(0, at, at + count)
    at += count
    return taken
  }
}
