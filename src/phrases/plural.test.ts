import { expect, test } from 'vitest'
import { languages } from '#domain/reference/languages.ts'
import { dictionaries, translatorFor } from './compile.ts'
import { type Namespace, prefixOf, staffNamespaces } from './index.ts'
import { phraseKey } from './translate.ts'

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

/** A range of times by its parameters. */
const range = /\{(?:least|leastDays|from)\}.*\{(?:most|to|mostDays)\b/
const alike = {
  ...{ least: 13, leastDays: 13, most: 13, mostDays: 13, apart: 0 },
  ...{ from: 17, to: 17, spread: 0, hours: 9, days: 9 },
}
const unlike = { ...alike, least: 12, leastDays: 12, apart: 1, from: 16, spread: 1 }
const endsIn = (text: string) => (text.match(/1[2367]/g) ?? []).join(' ')

test.each(languages)('in %s a range with both ends alike is one number', (language) => {
  const t = translatorFor(language, () => undefined)
  const keys = Object.entries(dictionaries[language] ?? {}).flatMap(([namespace, phrases]) =>
    [...staffNamespaces, 'rule'].some((each) => each === namespace)
      ? []
      : Object.entries<string>(phrases)
          .filter(([, text]) => range.test(text))
          .map(([key]) => phraseKey(`${prefixOf(namespace as Namespace)}.${key}`)),
  )
  const both = keys.map((key) => endsIn(t(key, unlike)))
  expect(new Set(both)).toEqual(new Set(['12 13', '16 17 12 13']))
  expect(keys.map((key) => endsIn(t(key, alike)))).toEqual(
    both.map((ends) => ends.replace('12 ', '').replace('16 ', '')),
  )
})
