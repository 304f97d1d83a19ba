import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/reference/languages.ts'
import { tableOf } from '../../test/support/table.ts'
import { dictionaries } from './compile.ts'
import {
  datePartsOf,
  formatDay,
  formatList,
  formatMoney,
  formatName,
  formatPrice,
  formatSentences,
  isolated,
} from './format.ts'

test.each(tableOf<[Language, string]>`
  en | $1,234.50; tr | $1.234,50; es | 1234,50 US$; fr | 1 234,50 $US; de | 1.234,50 $
  ar | US$ 1,234.50; zh | US$1,234.50; ja | 1,234.50米ドル; ko | US$1,234.50; ru | 1 234,50 $
`)('money in %s is %s', (language, expected) => {
  const plain = formatMoney(123_450, language)
    .replace(/[\u2066\u2069]/g, '')
    .replace(/\s/g, ' ')
  expect(plain).toBe(expected)
})

test('whole dollars lose their zeros in a price, parts of a dollar keep both places', () => {
  expect(formatPrice(23_300, 'en')).toBe('$233')
  expect(formatPrice(6_250, 'en')).toBe('$62.50')
})

test('among Arabic words a sum reads from left to right, as one piece', () => {
  expect(formatPrice(23_300, 'ar')).toBe('\u2066US$\u00a0233\u2069')
  expect(formatMoney(-6_250, 'ar').replace(/\u200e/g, '')).toBe('\u2066-US$\u00a062.50\u2069')
  expect(isolated('\u200f1 Example Street', 'ar')).toBe('\u20661 Example Street\u2069')
  expect(isolated('1 Example Street', 'tr')).toBe('1 Example Street')
})

test('things and sentences follow each other as the language writes them', () => {
  expect(formatList(['a', 'b'], 'de')).toBe('a, b')
  expect(formatList(['照片', '机票'], 'zh')).toBe('照片、机票')
  expect(formatSentences(['Спасибо.', '', 'Готово.'], 'ru')).toBe('Спасибо. Готово.')
  expect(formatSentences(['谢谢。', '完成。'], 'zh')).toBe('谢谢。完成。')
})

test.each(languages)(
  'in %s a date begins with the day, in East Asia with the year, and so does its example',
  (language) => {
    const isYearFirst = ['zh', 'ja', 'ko'].includes(language)
    const order = ['day', 'month', 'year']
    expect(datePartsOf(language)).toEqual(isYearFirst ? order.toReversed() : order)
    const { apply, rule } = dictionaries[language] ?? {}
    for (const text of [apply?.['date.hint'], rule?.['date.malformed']]) {
      const [, first, , last] = /(1990|27)\D+(3)\D+(1990|27)/.exec(text ?? '') ?? []
      expect([first, last], text).toEqual(isYearFirst ? ['1990', '27'] : ['27', '1990'])
    }
  },
)

test.each(languages)('names in %s have the order of its forms', (language) => {
  const isSurnameFirst = ['zh', 'ja', 'ko'].includes(language)
  const whole = { firstName: ' Wei ', lastName: 'Zhang' }
  expect(formatName(whole, language)).toBe(isSurnameFirst ? 'Zhang Wei' : 'Wei Zhang')
  expect(formatName({ firstName: 'Suharto', lastName: '' }, language)).toBe('Suharto')
})

test.each(tableOf<[string, Language, string]>`
  2026-11-01 | fr | 1er novembre 2026; 2026-11-21 | ar | 21 نوفمبر 2026
  2026-11-11 | fr | 11 novembre 2026; 2026-11-01 | es | 1 de noviembre de 2026
  2026-11-01 | en | 1 November 2026
`)('%s in %s is %s', (day, language, text) => expect(formatDay(day, language)).toBe(text))
