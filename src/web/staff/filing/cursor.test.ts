import { expect, test } from 'vitest'
import { nextOpen, nextUndone, reached } from './cursor.ts'

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

test('what comes after an answer has no value, or no tick', () => {
  expect(nextUndone(lines, 'a', ticked('c'))).toBe('b')
  expect(nextUndone(lines, 'b', ticked('a', 'c'))).toBe('d')
  const answered = lines.map((line) => ({ ...line, missing: null }))
  expect(nextUndone(answered, 'b', ticked('a', 'c', 'd'))).toBe('b')
  expect(nextUndone(answered, 'b', ticked('a', 'b', 'c', 'd'))).toBeNull()
})

test.each([
  ['a', 'ArrowDown', 'b'],
  ['d', 'ArrowDown', 'd'],
  ['c', 'ArrowUp', 'b'],
  ['a', 'ArrowUp', 'a'],
  ['c', 'Home', 'a'],
  ['a', 'End', 'd'],
  ['a', 'x', null],
])('from %s, %s leads to %s', (from, key, to) => expect(reached(lines, from, key)).toBe(to))
