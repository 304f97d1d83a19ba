import landmarksManifest from '@vladmandic/face-api/model/face_landmark_68_tiny_model-weights_manifest.json'
import detectorManifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json'
import { findFaces } from './faces.ts'
import { unpackWeights } from './net.ts'
import type { Pixels } from './pixels.ts'

/** A picture to look for faces in, and the files of both nets: this thread may fetch nothing itself. */
export type Task = Readonly<{ pixels: Pixels; detector: Uint8Array; landmarks: Uint8Array }>

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const { pixels, detector, landmarks } = data
  postMessage(
    findFaces(pixels, {
      detector: unpackWeights(detectorManifest, detector),
      landmarks: unpackWeights(landmarksManifest, landmarks),
    }),
  )
})
