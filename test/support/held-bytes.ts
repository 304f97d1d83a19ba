import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Bytes of buffers still in use, after a garbage collection. */
export function heldBytes(): number {
  collect()
  return process.memoryUsage().arrayBuffers
}
