import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../../test/support/always.ts'
import { everyCookie, onlyEssential, readPreferences, refusedCookies } from './cookie.ts'

describe('what the browser kept of a choice', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{analytics'],
    ['a list', '[true]'],
    ['a word', '"analytics"'],
    ['null', 'null'],
    ['words instead of yes', '{"analytics":"true","marketing":1,"functional":{}}'],
    ['essential refused', '{"essential":false}'],
  ])('%s allows nothing but what is essential', (_, kept) => {
    expect(readPreferences(kept)).toEqual(onlyEssential)
  })

  test('a choice comes back as it was made', () => {
    always(
      fc.record({ analytics: fc.boolean(), marketing: fc.boolean(), functional: fc.boolean() }),
      (choice) => {
        const preferences = { essential: true, ...choice } as const
        expect(readPreferences(JSON.stringify(preferences))).toEqual(preferences)
      },
    )
  })

  test('never throws and never gives essential up', () => {
    always(fc.string(), (kept) => {
      expect(readPreferences(kept).essential).toBe(true)
    })
  })
})

const names = ['traveller', '_ga', '_ga_X1', '_gid', '_fbp', '_gcl_au', 'language', '_gaiters']

test.each([
  ['all are allowed', everyCookie, []],
  ['only essential ones are', onlyEssential, ['_ga', '_ga_X1', '_gid', '_fbp', '_gcl_au']],
  ['analytics alone is refused', { ...everyCookie, analytics: false }, ['_ga', '_ga_X1', '_gid']],
  ['marketing alone is refused', { ...everyCookie, marketing: false }, ['_fbp', '_gcl_au']],
  ['functional alone is refused', { ...everyCookie, functional: false }, []],
])('cookies that are taken away when %s', (_, allowed, gone) => {
  expect(refusedCookies(names, allowed)).toEqual(gone)
})
