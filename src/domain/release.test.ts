import { expect, test } from 'vitest'
import { tableOf } from '../../test/support/table.ts'
import { isLater, isRelease, versionOf } from './release.ts'

test.each(tableOf`
  2026.11.28 | 2026.11.27 | later; 2026.11.28 | 2026.11.28 |; 2026.11.28 | 2026.11.28+3f2a9c1d |
  2026.11.9 | 2026.11.28 |; 2026.12.1 | 2026.11.28+3f2a9c1d | later; 2027.1.2 | 2026.12.31 | later
  2026.11.28 | 0.1.0 | later
`)('%s is later than %s: %s', (release, version, later) => {
  expect(isLater(release, version)).toBe(later === 'later')
})

test('a release is named by its day', () => {
  const others = ['2026.11', '2026.11.28+3f2a9c1d', 'v2026.11.28', '2026.11.28\n', '<html>']
  expect(['2026.11.28', ...others].filter(isRelease)).toEqual(['2026.11.28'])
})

test('two builds of one release are two versions', () => {
  expect(versionOf('2026.11.28', null)).toBe('2026.11.28')
  expect(versionOf('2026.11.28', '3f2a9c1d00000000')).toBe('2026.11.28+3f2a9c1d')
  expect(versionOf('2026.11.28', '77aa9c1d00000000')).toBe('2026.11.28+77aa9c1d')
})
