import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../../../../test/support/always.ts'
import {
  drawnSize,
  type Frame,
  frameAround,
  frameInside,
  keepInside,
  move,
  photoRatio,
  type Size,
  standingIn,
  zoom,
} from './crop.ts'
import type { Face } from './faces.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const side = fc.integer({ min: 20, max: 6000 })
const pictures = fc.record({ width: side, height: side })
const angles = fc.double({ min: -0.5, max: 0.5, noNaN: true })
const frames = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
  height: fc.double({ min: 1, max: 20_000, noNaN: true }),
  angle: angles,
})

/** A face with its chin below its eyes, at any angle and position. */
const faces = fc
  .record({
    ...{ x: share, y: share, size: fc.double({ min: 0.01, max: 0.5, noNaN: true }), angle: angles },
  })
  .map((of) => faceAt(of))

type At = { x: number; y: number; size: number; angle: number }

/** In a square picture. */
function faceAt({ x, y, size, angle }: At): Face {
  const at = (across: number, down: number) => ({
    x: x + (across * Math.cos(angle) - down * Math.sin(angle)) * size,
    y: y + (across * Math.sin(angle) + down * Math.cos(angle)) * size,
  })
  return { leftEye: at(-0.5, 0), rightEye: at(0.5, 0), chin: at(0, 1.7) }
}

function corners({ x, y, height, angle }: Frame) {
  const half = { x: (height * photoRatio) / 2, y: height / 2 }
  return [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => ({
      x: x + across * half.x * Math.cos(angle) - down * half.y * Math.sin(angle),
      y: y + across * half.x * Math.sin(angle) + down * half.y * Math.cos(angle),
    })),
  )
}

function expectInside(frame: Frame, { width, height }: Size): void {
  const slack = 1e-6 * Math.max(width, height)
  for (const { x, y } of corners(frame)) {
    expect(x).toBeGreaterThanOrEqual(-slack)
    expect(y).toBeGreaterThanOrEqual(-slack)
    expect(x).toBeLessThanOrEqual(width + slack)
    expect(y).toBeLessThanOrEqual(height + slack)
  }
}

describe('a frame stays in its picture', () => {
  test('wherever a face is', () => {
    always(faces, pictures, (face, picture) => expectInside(frameAround(face, picture), picture))
  })

  test('wherever it is moved and however large it is made', () => {
    const steps = fc.record({
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: fc.double({ min: -3, max: 3, noNaN: true }),
      times: fc.double({ min: 0.01, max: 100, noNaN: true }),
    })
    always(frames, pictures, fc.array(steps, { maxLength: 5 }), (start, picture, all) => {
      let frame = keepInside(start, picture)
      for (const { x, y, times } of all) {
        frame = zoom(move(frame, { x, y }, picture), times, picture)
        expectInside(frame, picture)
      }
      expect(frame.angle).toBe(start.angle)
    })
  })

  test('and is left alone where it does already', () => {
    always(frames, pictures, (start, picture) => {
      const once = keepInside(start, picture)
      const twice = keepInside(once, picture)
      for (const of of ['x', 'y', 'height'] as const) expect(twice[of]).toBeCloseTo(once[of], 6)
    })
  })

  test('without a face it is the largest there is', () => {
    expect(frameInside({ width: 800, height: 2000 }).height).toBe(900)
    expect(frameInside({ width: 2000, height: 900 }).height).toBe(900)
  })
})

test('a head with room around it comes upright into its place', () => {
  const picture = { width: 4000, height: 4000 }
  const heads = fc.record({
    x: fc.double({ min: 0.4, max: 0.6, noNaN: true }),
    y: fc.double({ min: 0.4, max: 0.6, noNaN: true }),
    size: fc.double({ min: 0.03, max: 0.05, noNaN: true }),
    angle: angles,
  })
  always(heads, (at) => {
    const face = faceAt(at)
    const standing = standingIn(frameAround(face, picture), face, picture)
    expect(standing.head).toBeCloseTo(0.6, 6)
    expect(standing.crown).toBeCloseTo(0.16, 6)
    expect(standing.chin).toBeCloseTo(0.76, 6)
    expect(standing.offCentre).toBeCloseTo(0, 6)
    expect(standing.tilt).toBeCloseTo(0, 6)
  })
})

test('a head at the edge is as near its place as the picture reaches, and it is known how far that is', () => {
  const picture = { width: 1000, height: 1000 }
  const face = faceAt({ x: 0.12, y: 0.2, size: 0.1, angle: 0 })
  const standing = standingIn(frameAround(face, picture), face, picture)
  expect(standing.head).toBeCloseTo(0.6, 6)
  expect(standing.offCentre).toBeLessThan(-0.1)
  expect(standing.crown).toBeLessThan(0.16)
})

test('what a finger drags follows it', () => {
  const picture = { width: 1000, height: 1000 }
  const frame = { x: 500, y: 500, height: 300, angle: 0 }
  expect(move(frame, { x: 0.1, y: -0.2 }, picture)).toEqual({ ...frame, x: 470, y: 560 })
})

test.each([
  [90, 80, 90],
  [1000, 888, 999],
  [5000, 960, 1080],
  [3, 8, 9],
])('a frame of %d pixels is drawn 8 by 9: %d x %d', (height, width, drawnHeight) => {
  expect(drawnSize({ x: 0, y: 0, height, angle: 0 })).toEqual({ width, height: drawnHeight })
})
