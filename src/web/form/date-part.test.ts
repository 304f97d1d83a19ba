import { expect, test } from 'vitest'
import { isPartComplete } from './date-part.ts'

test.each([
  ['day', '3', false],
  ['day', '4', true],
  ['day', '0', false],
  ['day', '04', true],
  ['day', '31', true],
  ['month', '1', false],
  ['month', '2', true],
  ['month', '12', true],
  ['month', '0', false],
  ['month', 'ma', false],
  ['month', 'March', false],
  ['year', '199', false],
  ['year', '1990', true],
  ['day', '٤', true],
  ['year', '١٩٩٠', true],
] as const)('%s %j: %j', (part, typed, isComplete) => {
  expect(isPartComplete(part, typed)).toBe(isComplete)
})
