import { expect, test } from 'vitest'
import { readPath } from './languages.ts'

test.each([
  ['/', 'en', '/'],
  ['/status', 'en', '/status'],
  ['/tr', 'tr', '/'],
  ['/ar/cookie-policy', 'ar', '/cookie-policy'],
  // English has no prefix, and what only looks like one is a part of the page's own name.
  ['/en/status', 'en', '/en/status'],
  ['/xx/status', 'en', '/xx/status'],
  ['/trial', 'en', '/trial'],
  ['/tr-status', 'en', '/tr-status'],
] as const)('%s is, in %s, the page %s', (path, language, page) => {
  expect(readPath(path)).toEqual({ language, page })
})
