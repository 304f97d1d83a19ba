import { describe, expect, test } from 'vitest'
import { barsOf, ticksOf, topOf } from './chart-scale.ts'

test.each([
  [[], 1],
  [[0, 0], 1],
  [[1], 1],
  [[3, 12], 20],
  [[20], 20],
  [[21], 50],
  [[233.5], 500],
  [[99_000], 100_000],
  [[0.4], 0.5],
])('the top of a chart of %j is %d', (values, top) => expect(topOf(values)).toBeCloseTo(top))

test.each([
  [20, [20, 10, 0]],
  [5, [5, 0]],
  [0.5, [0.5, 0]],
])('the axis up to %d says %j', (top, ticks) => expect(ticksOf(top)).toEqual(ticks))

describe('bars', () => {
  const box = { width: 100, height: 50, gap: 2 }

  test('stand evenly and do not touch', () => {
    const bars = barsOf([1, 1, 1, 1], box)
    expect(bars.map(({ x }) => x)).toEqual([1, 26, 51, 76])
    expect(bars.every(({ width }) => width === 23)).toBe(true)
  })

  test('stand on the ground, as high as their value', () => {
    expect(barsOf([5, 10], box).map(({ y, height }) => [y, height])).toEqual([
      [25, 25],
      [0, 50],
    ])
  })

  test('of a little can be seen, of nothing cannot', () => {
    expect(barsOf([1, 100_000, 0], box).map(({ height }) => height)).toEqual([1, 50, 0])
  })

  test('keep a width when there are more of them than room', () => {
    const bars = barsOf(
      Array.from({ length: 366 }, () => 1),
      box,
    )
    expect(bars.every(({ width }) => width > 0)).toBe(true)
  })
})
