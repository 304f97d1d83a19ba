/// <reference types="vite/client" />

import { trustedAddress } from '../../trusted.ts'
import type { Faces } from './faces.ts'
import landmarksAddress from './nets/face_landmark_68_tiny_model.bin?url'
import detectorAddress from './nets/tiny_face_detector_model.bin?url'
import type { Pixels } from './pixels.ts'
import type { Task } from './worker.ts'
import threadAddress from './worker.ts?worker&url'

/**
 * The faces of a picture, found in a dedicated worker. Null if impossible: an old browser, a lost
 * connection, an aborted signal.
 */
export async function facesOf(pixels: Pixels, signal: AbortSignal): Promise<Faces | null> {
  try {
    const [detector, landmarks] = await Promise.all(
      [detectorAddress, landmarksAddress].map((address) => load(address, signal)),
    )
    if (!detector || !landmarks) return null
    return await ask({ pixels, detector, landmarks }, signal)
  } catch {
    // Staff look at photos that are not checked here.
    return null
  }
}

async function load(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error('A net did not load')
  return new Uint8Array(await response.arrayBuffer())
}

function ask(task: Task, signal: AbortSignal): Promise<Faces | null> {
  const thread = new Worker(trustedAddress(threadAddress), { type: 'module' })
  const answer = new Promise<Faces | null>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null))
    thread.addEventListener('message', ({ data }: MessageEvent<Faces>) => resolve(data))
    thread.addEventListener('error', reject)
  })
  const { pixels, detector, landmarks } = task
  thread.postMessage(task, [pixels.data.buffer, detector.buffer, landmarks.buffer])
  return answer.finally(() => thread.terminate())
}
