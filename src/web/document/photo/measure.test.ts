import { describe, expect, test } from 'vitest'
import type { Standing } from './crop.ts'
import { faceBox, lookOf, sharpnessOf } from './measure.ts'
import type { Pixels } from './pixels.ts'

type Paint = (x: number, y: number) => number
const even = (shade: number) => () => shade

function paint(width: number, height: number, at: Paint): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      data.fill(at(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  return { width, height, data }
}

const side = 200
const grey = (at: Paint) =>
  Float32Array.from({ length: side * side }, (_, index) =>
    at(index % side, Math.floor(index / side)),
  )

/** A wave of that length in pixels: longer is softer. */
const wave = (length: number, strength = 60) =>
  grey((x, y) => 128 + strength * Math.sin((x * 2 * Math.PI) / length) * Math.cos(y / length))

describe('sharpness', () => {
  test('falls as edges become softer', () => {
    const all = [4, 8, 16, 32, 64].map((length) => sharpnessOf(wave(length), side))
    expect(all).toEqual(all.toSorted((a, b) => b - a))
  })

  test('is the same in strong and in faint light', () => {
    expect(sharpnessOf(wave(8, 10), side)).toBeCloseTo(sharpnessOf(wave(8, 100), side), 3)
  })

  test('of nothing is none', () => expect(sharpnessOf(grey(even(90)), side)).toBe(0))
})

const [width, height] = [480, 540]
const standing: Standing = { head: 0.6, offCentre: 0, crown: 0.16, eyes: 0.48, chin: 0.76, tilt: 0 }

/** A face as a disc before a wall; both may vary by position. */
const photo = (wall: Paint, face: Paint) =>
  paint(width, height, (x, y) =>
    Math.hypot((x - 240) / 120, (y - 248) / 162) < 1 ? face(x, y) : wall(x, y),
  )

const look = (picture: Pixels) => lookOf(picture, faceBox(standing, picture))

describe('light and wall', () => {
  test('an even face before an even wall', () => {
    const seen = look(photo(even(230), even(120)))
    expect(seen.face).toBeGreaterThan(110)
    expect(seen.oneSided).toBeLessThan(0.02)
    expect(seen.backgroundSpread).toBeLessThan(1)
    expect(seen.background).toBeCloseTo(230, 0)
    expect(seen.glare).toBe(0)
  })

  test('half a face in shadow', () => {
    const seen = look(photo(even(230), (x) => (x < 240 ? 160 : 60)))
    expect(seen.oneSided).toBeGreaterThan(0.6)
  })

  test('a wall with stripes', () => {
    const seen = look(photo((x) => (x % 60 < 30 ? 240 : 120), even(120)))
    expect(seen.backgroundSpread).toBeGreaterThan(22)
  })

  test('light that drowns the face', () => {
    const seen = look(photo(even(230), (_, y) => (y < 260 ? 255 : 150)))
    expect(seen.glare).toBeGreaterThan(0.2)
  })

  test('shoulders beside the chin are no background', () => {
    const seen = look(photo((_, y) => (y > 420 ? 20 : 235), even(120)))
    expect(seen.backgroundSpread).toBeLessThan(1)
  })
})
