/// <reference types="vite/client" />
import landmarksAddress from '@vladmandic/face-api/model/face_landmark_68_tiny_model.bin?url'
import landmarksManifest from '@vladmandic/face-api/model/face_landmark_68_tiny_model-weights_manifest.json'
import detectorAddress from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url'
import detectorManifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json'
import { findFaces } from './faces.ts'
import { unpackWeights } from './net.ts'
import type { Pixels } from './pixels.ts'

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(new URL(address, location.origin))
  if (!response.ok) throw new Error('The weights of a net did not load')
  return new Uint8Array(await response.arrayBuffer())
}

const weights = Promise.all([load(detectorAddress), load(landmarksAddress)]).then(
  ([detector, landmarks]) => ({
    detector: unpackWeights(detectorManifest, detector),
    landmarks: unpackWeights(landmarksManifest, landmarks),
  }),
)

// A picture in, its faces out, or null where the nets did not load.
addEventListener('message', async ({ data }: MessageEvent<Pixels>) => {
  const loaded = await weights.catch(() => null)
  postMessage(loaded && findFaces(data, loaded))
})
