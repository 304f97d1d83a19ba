import { findFaces } from './faces.ts'
import { unpackNet } from './net.ts'
import landmarksManifest from './nets/face_landmark_68_tiny_model-weights_manifest.json'
import detectorManifest from './nets/tiny_face_detector_model-weights_manifest.json'
import type { Pixels } from './pixels.ts'

/** The picture, and the files of both nets: this worker may not fetch anything. */
export type Task = Readonly<{ pixels: Pixels; detector: Uint8Array; landmarks: Uint8Array }>

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const { pixels, detector, landmarks } = data
  postMessage(
    findFaces(pixels, {
      detector: unpackNet(detectorManifest, detector),
      landmarks: unpackNet(landmarksManifest, landmarks),
    }),
  )
})
