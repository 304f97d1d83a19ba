/// <reference types="vite/client" />
import landmarksAddress from '@vladmandic/face-api/model/face_landmark_68_tiny_model.bin?url'
import detectorAddress from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url'
import { trustedAddress } from '../../trusted.ts'
import type { Faces } from './faces.ts'
import type { Pixels } from './pixels.ts'
import type { Task } from './worker.ts'
import threadAddress from './worker.ts?worker&url'

/** Nobody waits longer than this for advice. */
const patienceMs = 25_000

/**
 * The faces of a picture, found in a thread of its own that ends with the answer. Null where they cannot be
 * looked for: an old browser, a lost connection, a device that is too slow, nobody who waits any more.
 */
export async function facesOf(pixels: Pixels, signal: AbortSignal): Promise<Faces | null> {
  const patience = new AbortController()
  const end = () => patience.abort()
  signal.addEventListener('abort', end)
  const timer = setTimeout(end, patienceMs)
  try {
    const [detector, landmarks] = await Promise.all(
      [detectorAddress, landmarksAddress].map((address) => load(address, patience.signal)),
    )
    if (!detector || !landmarks) return null
    return await ask({ pixels, detector, landmarks }, patience.signal)
  } catch {
    // A photo that is not looked at here is looked at by staff.
    return null
  } finally {
    clearTimeout(timer)
  }
}

async function load(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error('A net did not load')
  return new Uint8Array(await response.arrayBuffer())
}

function ask(task: Task, patience: AbortSignal): Promise<Faces | null> {
  const thread = new Worker(trustedAddress(threadAddress), { type: 'module' })
  const answer = new Promise<Faces | null>((resolve, reject) => {
    patience.addEventListener('abort', () => resolve(null))
    thread.addEventListener('message', ({ data }: MessageEvent<Faces>) => resolve(data))
    thread.addEventListener('error', reject)
  })
  const { pixels, detector, landmarks } = task
  thread.postMessage(task, [pixels.data.buffer, detector.buffer, landmarks.buffer])
  return answer.finally(() => thread.terminate())
}
