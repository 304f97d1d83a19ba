import { expect, test } from 'vitest'
import { dictionaries } from './compile.ts'
import { staffNamespaces } from './index.ts'

/** Languages whose nouns follow a number; in the others a count may stand as it is. */
const numbered = ['en', 'ar', 'de', 'es', 'fr', 'ru'] as const

/** A count by its name: the beginning of a range is none, its end is. */
const counted =
  '(?!least|from)(?:\\w*(?:days|hours|minutes|seconds|weeks|months|years)|people|travellers|most)'
const bare = new RegExp(`\\{${counted}\\}[ \\u00a0\\u202f-]*\\p{L}`, 'iu')

test.each(numbered)('in %s a changed number changes no grammar', (language) => {
  const texts = Object.entries(dictionaries[language] ?? {}).flatMap(([namespace, phrases]) =>
    staffNamespaces.some((each) => each === namespace)
      ? []
      : Object.entries(phrases).map(([key, text]) => [`${namespace}.${key}`, text] as const),
  )
  expect(texts.filter(([, text]) => bare.test(text))).toEqual([])
})

test('a count before a word is found, the beginning of a range is not', () => {
  expect(bare.test('within {days} days')).toBe(true)
  expect(bare.test('{most} рабочих дней')).toBe(true)
  expect(bare.test('{least} to {most, plural, one {# day} other {# days}}')).toBe(false)
  expect(bare.test('within {days, plural, one {# day} other {# days}}')).toBe(false)
})
