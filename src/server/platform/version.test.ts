import { expect, test } from 'vitest'
import { isRelease } from '#domain/release.ts'
import { buildIn, ownVersion } from './version.ts'

test.each([
  ['/srv/karibu/dist/server/3f2a9c1d4b5e6f70', '3f2a9c1d4b5e6f70'],
  ['/srv/karibu/src/server', null],
  ['/srv/3f2a9c1d4b5e6f70/src/server', null],
])('of %s the build is %s', (folder, build) => {
  expect(buildIn(folder)).toBe(build)
})

test('the manifest names a release', async () => {
  expect(isRelease(await ownVersion())).toBe(true)
})
