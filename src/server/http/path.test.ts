import { expect, test } from 'vitest'
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
  const before = process.threadCpuUsage()
  expect(withoutSlashes(path)).toBe(path)
  expect(process.threadCpuUsage(before).user).toBeLessThan(20_000)
})
