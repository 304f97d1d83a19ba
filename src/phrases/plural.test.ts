import { expect, test } from 'vitest'
import { languages } from '#domain/reference/languages.ts'
import { translatorFor } from './compile.ts'
import { type Namespace, prefixOf } from './index.ts'
import { messagesIn } from './test-support.ts'
import { phraseKey } from './translate.ts'

/** Languages whose nouns follow a number; in the others a count may stand as it is. */
const numbered = ['en', 'ar', 'de', 'es', 'fr', 'ru'] as const

/** A count by its name: the beginning of a range is none, its end is. */
const counted =
  '(?!least|from)(?:\\w*(?:days|hours|minutes|seconds|weeks|months|years)|people|travellers|most)'
const bare = new RegExp(`\\{${counted}\\}[ \\u00a0\\u202f-]*\\p{L}`, 'iu')

test.each(numbered)('in %s a changed number changes no grammar', (language) => {
  expect(messagesIn(language).filter(([, text]) => bare.test(text))).toEqual([])
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
  const keys = messagesIn(language).flatMap(([key, text]) => {
    const [namespace = '', ...rest] = key.split('.')
    const prefix = prefixOf(namespace as Namespace)
    return namespace !== 'rule' && range.test(text)
      ? [phraseKey(`${prefix}.${rest.join('.')}`)]
      : []
  })
  const both = keys.map((key) => endsIn(t(key, unlike)))
  expect(new Set(both)).toEqual(new Set(['12 13', '16 17 12 13']))
  expect(keys.map((key) => endsIn(t(key, alike)))).toEqual(
    both.map((ends) => ends.replace('12 ', '').replace('16 ', '')),
  )
})
