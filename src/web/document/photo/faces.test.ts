import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { noise } from '../../../../test/support/document-samples.ts'
import { pixelsOf, portrait, severalPeople } from '../../../../test/support/portrait.ts'
import { frameAround, standingIn } from './crop.ts'
import { type FaceNets, findFaces } from './faces.ts'
import { unpackNet } from './net.ts'
import { turned } from './pixels.ts'

async function load(name: string) {
  const [manifest, file] = await Promise.all(
    ['-weights_manifest.json', '.bin'].map((ending) =>
      readFile(new URL(`./nets/${name}_model${ending}`, import.meta.url)),
    ),
  )
  if (!manifest || !file) throw new Error('No net')
  return unpackNet(JSON.parse(manifest.toString()), file)
}

const nets: FaceNets = {
  detector: await load('tiny_face_detector'),
  landmarks: await load('face_landmark_68_tiny'),
}

describe('a single person', () => {
  const portraitFound = pixelsOf(portrait()).then((pixels) => findFaces(pixels, nets))

  test('is found, upright, where she is', async () => {
    const { quarters, faces } = await portraitFound
    expect([quarters, faces.length]).toEqual([0, 1])
    const [face] = faces
    // Measured by hand: the eyes of the photograph.
    expect(face?.leftEye.x).toBeCloseTo(0.39, 1)
    expect(face?.rightEye.x).toBeCloseTo(0.5, 1)
    expect(face?.leftEye.y).toBeCloseTo(0.42, 1)
  })

  test('is found when she lies', async () => {
    const lying = turned(await pixelsOf(portrait()), 1)
    expect(findFaces(lying, nets)).toMatchObject({ quarters: 3 })
  })

  test('is straightened', async () => {
    const { data } = await portrait().png().toBuffer({ resolveWithObject: true })
    const [upright] = (await portraitFound).faces
    const askew = await pixelsOf(sharp(data).rotate(-14, { background: '#888' }))
    const [face] = findFaces(askew, nets).faces
    if (!face || !upright) throw new Error('No face')
    const tiltOf = (seen: typeof face, size: { width: number; height: number }) =>
      (frameAround(seen, size).angle * 180) / Math.PI
    const natural = tiltOf(upright, { width: 774, height: 774 })
    expect(Math.abs(tiltOf(face, askew) - natural + 14)).toBeLessThan(4)
    expect(standingIn(frameAround(face, askew), face, askew).tilt).toBeCloseTo(0, 6)
  })

  test('is found in dim light, half as large', async () => {
    const dim = await pixelsOf(portrait().linear(0.3, 0).resize(387))
    expect(findFaces(dim, nets).faces).toHaveLength(1)
  })
})

test('several are several', async () => {
  const { faces } = findFaces(await pixelsOf(severalPeople()), nets)
  expect(faces.length).toBeGreaterThan(1)
})

test('nobody is found in noise', async () => {
  expect(findFaces(await pixelsOf(noise(400, 500)), nets)).toEqual({ quarters: 0, faces: [] })
})

test('a file of weights that is too short is no net', () => {
  const quantization = { scale: 1, min: 0 }
  const manifest = [{ weights: [{ name: 'a/weights', shape: [2, 3], quantization }] }]
  const net = unpackNet(manifest, new Uint8Array(6))
  expect(net.layers.get('a')).toMatchObject({ inputs: 2, outputs: 3 })
  expect(() => unpackNet(manifest, new Uint8Array(5))).toThrow(RangeError)
})
