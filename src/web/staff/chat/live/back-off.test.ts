import { expect, test } from 'vitest'
import { waitAfter } from './back-off.ts'

test('each wait is at most twice the one before, and never longer than fifteen seconds', () => {
  const longest = [1, 2, 3, 4, 5, 6, 60].map((ends) => waitAfter(ends, 1))
  expect(longest).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
})

test('chance halves it at most', () => {
  expect(waitAfter(1, 0)).toBe(500)
  expect(waitAfter(5, 0)).toBe(7500)
})
