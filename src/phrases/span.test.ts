import { expect, test } from 'vitest'
import { weekdaysIn } from './span.ts'

test.each([
  [[1, 2, 3, 4, 5], 'Monday – Friday'],
  [[0, 1, 2, 3, 4], 'Sunday – Thursday'],
  // Across the end of a week.
  [[0, 1, 2, 3, 6], 'Saturday – Wednesday'],
  [[1, 3, 5], 'Monday, Wednesday, and Friday'],
  [[1, 2], 'Monday and Tuesday'],
  [[0, 1, 2, 3, 4, 5, 6], 'Sunday – Saturday'],
])('the days %j are %s', (days, words) => {
  expect(weekdaysIn('en')(days).replaceAll(/\s/g, ' ')).toBe(words)
})
