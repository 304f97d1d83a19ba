import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What buffers hold that something still needs: how soon the others are collected is the machine's matter. */
export function heldBytes(): number {
  collect()
  return process.memoryUsage().arrayBuffers
}
