import { expect, test } from 'vitest'
import { withoutSlashes } from './path.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a/b///', '/a/b'],
  ['///a', '///a'],
  [`${'/'.repeat(16_000)}x`, `${'/'.repeat(16_000)}x`],
])('%s is %s', (path, expected) => {
  expect(withoutSlashes(path)).toBe(expected)
})
