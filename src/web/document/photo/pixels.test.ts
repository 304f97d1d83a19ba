import fc from 'fast-check'
import { expect, test } from 'vitest'
import { always } from '../../../../test/support/always.ts'
import { brightness, type Pixels, resample, turned } from './pixels.ts'

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) =>
    fc
      .uint8ClampedArray({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data): Pixels => ({ width, height, data })),
  )

test('four quarters are none, and two are twice one', () => {
  always(pictures, (picture) => {
    expect(turned(turned(picture, 3), 1)).toEqual(picture)
    expect(turned(turned(picture, 1), 1)).toEqual(turned(picture, 2))
    expect(turned(picture, 5)).toEqual(turned(picture, 1))
  })
})

/** Two by one: black, then white. */
const bytes = Uint8ClampedArray.from([0, 0, 0, 255, 255, 255, 255, 255])
const pair: Pixels = { width: 2, height: 1, data: bytes }

test('a quarter turns clockwise', () => {
  const { width, height, data } = turned(pair, 1)
  expect([width, height, data[0], data[4]]).toEqual([1, 2, 0, 255])
  expect(turned(pair, 2).data[0]).toBe(255)
})

test('what becomes smaller is the mean of what it covers, and nothing lies outside', () => {
  const all = { x: 0, y: 0, width: 2, height: 1 }
  const [grey] = brightness(resample(pair, all, { width: 1, height: 1 }))
  expect(grey).toBeCloseTo(127.5, 3)
  const beside = { x: -2, y: 0, width: 4, height: 1 }
  const values = brightness(resample(pair, beside, { width: 4, height: 1 }, 9))
  expect([...values].map(Math.round)).toEqual([9, 9, 0, 255])
})
