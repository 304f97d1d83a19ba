import { randomFillSync } from 'node:crypto'

/** Bytes fetched at a time. */
const storeBytes = 4096

/** Random bytes from a buffer: one system call for many requests. Each byte is handed out once and then erased. */
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
