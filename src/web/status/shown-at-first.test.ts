import { expect, test } from 'vitest'
import { shownAtFirst } from './shown-at-first.ts'

test('of many travellers the first eight stand there at first', () => {
  expect([1, 9, 12, 13, 50].map(shownAtFirst)).toEqual([1, 9, 12, 8, 8])
})
