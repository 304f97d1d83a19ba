import { expect, test } from 'vitest'
import { nextOpen, reached } from './cursor.ts'

const lines = [
  { key: 'a', missing: null },
  { key: 'b', missing: 'not-asked' as const },
  { key: 'c', missing: null },
  { key: 'd', missing: null },
]
const ticked =
  (...keys: string[]) =>
  (key: string) =>
    keys.includes(key)

test('the next line is one that has a value and no tick, from the beginning after the end', () => {
  expect(nextOpen(lines, null, ticked())).toBe('a')
  expect(nextOpen(lines, 'a', ticked('a'))).toBe('c')
  expect(nextOpen(lines, 'd', ticked('d'))).toBe('a')
  expect(nextOpen(lines, 'a', ticked('a', 'c', 'd'))).toBeNull()
})

test.each([
  ['a', 'ArrowDown', 'c'],
  ['d', 'ArrowDown', 'd'],
  ['c', 'ArrowUp', 'a'],
  ['a', 'ArrowUp', 'a'],
  ['c', 'Home', 'a'],
  ['a', 'End', 'd'],
  ['a', 'x', null],
])('from %s, %s leads to %s', (from, key, to) => expect(reached(lines, from, key)).toBe(to))
