import { expect, test } from 'vitest'
import { displayNameOf } from './display-name.ts'

test.each([
  ['Ann Mushi', null, 'Ann'],
  ['  Ann   Maria Mushi', null, 'Ann'],
  ['Mushi, Ann Maria', null, 'Ann'],
  ['Mushi,', null, 'Mushi'],
  ['Ann', null, 'Ann'],
  [',', null, ','],
  ['Ann Mushi', 'Visa desk', 'Visa desk'],
  ['a'.repeat(100), null, 'a'.repeat(64)],
])('%s with %j is %s before travellers', (name, displayName, expected) => {
  expect(displayNameOf({ name, displayName })).toBe(expected)
})
