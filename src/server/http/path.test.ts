import { expect, test } from 'vitest'
import { computingMs } from '../../../test/support/computing.ts'
import { withoutSlashes } from './path.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a/b///', '/a/b'],
  ['///a', '///a'],
])('%s is %s', (path, expected) => {
  expect(withoutSlashes(path)).toBe(expected)
})

test('as many slashes as a request line holds cost nothing', () => {
  const path = `${'/'.repeat(16_000)}x`
  expect(computingMs(() => expect(withoutSlashes(path)).toBe(path))).toBeLessThan(200)
})
