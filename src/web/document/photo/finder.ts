/// <reference types="vite/client" />
import { trustedAddress } from '../../trusted.ts'
import type { Faces } from './faces.ts'
import type { Pixels } from './pixels.ts'
import threadAddress from './worker.ts?worker&url'

/** Nobody waits longer than this for advice. */
const patienceMs = 20_000

/**
 * The faces of a picture, found in a thread of its own that ends with the answer. Null where they cannot be
 * looked for: an old browser, a lost connection, a device that is too slow. `pixels` are handed over.
 */
export function facesOf(pixels: Pixels, signal: AbortSignal): Promise<Faces | null> {
  return new Promise((resolve) => {
    let thread: Worker
    try {
      thread = new Worker(trustedAddress(threadAddress), { type: 'module' })
    } catch {
      return resolve(null)
    }
    const end = (faces: Faces | null) => {
      clearTimeout(timer)
      thread.terminate()
      resolve(faces)
    }
    const timer = setTimeout(() => end(null), patienceMs)
    signal.addEventListener('abort', () => end(null))
    thread.addEventListener('message', ({ data }: MessageEvent<Faces | null>) => end(data))
    thread.addEventListener('error', () => end(null))
    thread.postMessage(pixels, [pixels.data.buffer])
  })
}
