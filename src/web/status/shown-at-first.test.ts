import { expect, test } from 'vitest'
import { shownAtFirst } from './shown-at-first.ts'

test.each([
  [1, 1],
  [9, 9],
  [12, 12],
  [13, 8],
  [50, 8],
])('of %i travellers %i stand there at first', (count, shown) => {
  expect(shownAtFirst(count)).toBe(shown)
})
