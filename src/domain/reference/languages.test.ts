import { expect, test } from 'vitest'
import { readPath } from './languages.ts'

test.each([
  ['/', 'en', '/'],
  ['/status', 'en', '/status'],
  ['/tr', 'tr', '/'],
  ['/ar/cookie-policy', 'ar', '/cookie-policy'],
  // English has no prefix; what looks like one is part of the page's name.
  ['/en/status', 'en', '/en/status'],
  ['/xx/status', 'en', '/xx/status'],
  ['/trial', 'en', '/trial'],
  ['/tr-status', 'en', '/tr-status'],
] as const)('%s is, in %s, the page %s', (path, language, page) => {
  expect(readPath(path)).toEqual({ language, page })
})
