import { describe, expect, test } from 'vitest'
import { countries } from '../reference/countries.ts'
import { namesIn } from '../reference/country-search.ts'
import { languages } from '../reference/languages.ts'
import { readCountryCell } from './country-cell.ts'
import { readSexCell } from './sex-cell.ts'

test.each([
  ...['CH', 'che', 'Swiss', 'Suisse', 'İsviçre', 'Швейцария', 'سويسرا', '瑞士', 'スイス', '스위스'],
])('%s is Switzerland', (text) => expect(readCountryCell(text)).toBe('CH'))

test.each([
  ['deutsch', 'DE'],
  ['British', 'GB'],
  ['UK', 'GB'],
  ['U.S.A.', 'US'],
  ['The Netherlands', 'NL'],
  ['Türkiye Cumhuriyeti', 'TR'],
  ['T.C.', null],
  ['TC', null],
  ['Cote d’Ivoire', 'CI'],
  ['Niger', 'NE'],
  ['Nigeria', 'NG'],
  ['Atlantis', null],
  ['', null],
  ['x'.repeat(10_000), null],
])('%j is %s', (text, code) => expect(readCountryCell(text)).toBe(code))

describe('every country', () => {
  test('is known by both codes and its English name', () => {
    const lost = countries.filter(({ code, alpha3, name }) =>
      [code, alpha3, name].some((text) => text !== 'TC' && readCountryCell(text) !== code),
    )
    expect(lost).toEqual([])
  })

  test('is never taken for another one by a name of any language', () => {
    const wrong = languages.flatMap((language) => {
      const nameOf = namesIn(language)
      return countries.filter(({ code }) => readCountryCell(nameOf(code)) !== code)
    })
    // A name shared by two countries means the one it belongs to in English, or neither.
    expect(wrong.length).toBeLessThan(5)
  })
})

test.each([
  ['M', false, 'male'],
  ['f', false, 'female'],
  ['Männlich', false, 'male'],
  ['w', false, 'female'],
  ['Mme', false, null],
  ['Kadın', false, 'female'],
  ['ERKEK', false, 'male'],
  ['муж.', false, 'male'],
  ['أنثى', false, 'female'],
  ['女', false, 'female'],
  ['남', false, 'male'],
  ['H', true, 'male'],
  ['M', true, 'female'],
  ['X', false, null],
  ['', false, null],
])('%j (with H in the column: %s) is %s', (text, hasH, gender) => {
  expect(readSexCell(text, hasH)).toBe(gender)
})
