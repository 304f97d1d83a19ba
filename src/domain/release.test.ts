import { expect, test } from 'vitest'
import { isLater, isRelease, versionOf } from './release.ts'

test.each([
  ['2026.11.28', '2026.11.27', true],
  ['2026.11.28', '2026.11.28', false],
  ['2026.11.28', '2026.11.28+3f2a9c1d', false],
  ['2026.11.9', '2026.11.28', false],
  ['2026.12.1', '2026.11.28+3f2a9c1d', true],
  ['2027.1.2', '2026.12.31', true],
  ['2026.11.28', '0.1.0', true],
])('%s is later than %s: %s', (release, version, later) => {
  expect(isLater(release, version)).toBe(later)
})

test.each([
  ['2026.11.28', true],
  ['2026.11', false],
  ['2026.11.28+3f2a9c1d', false],
  ['v2026.11.28', false],
  ['2026.11.28\n', false],
  ['<html>', false],
])('%j is the name of a release: %s', (text, is) => expect(isRelease(text)).toBe(is))

test('two builds of one release are two versions', () => {
  expect(versionOf('2026.11.28', null)).toBe('2026.11.28')
  expect(versionOf('2026.11.28', '3f2a9c1d00000000')).toBe('2026.11.28+3f2a9c1d')
  expect(versionOf('2026.11.28', '77aa9c1d00000000')).toBe('2026.11.28+77aa9c1d')
})
