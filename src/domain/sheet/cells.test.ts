import { describe, expect, test } from 'vitest'
import { countries } from '../reference/countries.ts'
import { namesIn } from '../reference/country-search.ts'
import { languages } from '../reference/languages.ts'
import { readCountryCell } from './country-cell.ts'
import { readSexCell, sexLettersOf } from './sex-cell.ts'

test.each([
  ...['CH', 'che', 'Swiss', 'Suisse', 'İsviçre', 'Швейцария', 'سويسرا', '瑞士', 'スイス', '스위스'],
])('%s is Switzerland', (text) => expect(readCountryCell(text)).toBe('CH'))

test.each<[string, string | null]>([
  ['deutsch', 'DE'],
  ['British', 'GB'],
  ['UK', 'GB'],
  ['U.S.A.', 'US'],
  ['The Netherlands', 'NL'],
  ['Türkiye Cumhuriyeti', 'TR'],
  // Also the code of another country.
  ...['T.C.', 'TC', 'S.A.', 'SA', 'ČR', 'Swiss / Italian', 'Hong Kong / UK'].map(
    (text): [string, null] => [text, null],
  ),
  ['Malaysian', 'MY'],
  ['GERMAN CITIZEN', 'DE'],
  ['Germany (DEU)', 'DE'],
  ['DE - Germany', 'DE'],
  ['Germany/Deutschland', 'DE'],
  ['D<<', 'DE'],
  ['🇩🇪', 'DE'],
  ['🇩🇪 Germany', 'DE'],
  ['Duitsland', 'DE'],
  ['德國', 'DE'],
  ['Korea, Republic of', 'KR'],
  ['Korea, North', 'KP'],
  ['Congo, The Democratic Republic of the', 'CD'],
  ['St. Kitts & Nevis', 'KN'],
  ['Bosnia & Herzegovina', 'BA'],
  ['Česká republika', 'CZ'],
  ['P.R. China', 'CN'],
  ['KSA', 'SA'],
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
      [code, alpha3, name].some(
        (text) => !['TC', 'SA'].includes(text) && readCountryCell(text) !== code,
      ),
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
  ['M', [], 'male'],
  ['f', [], 'female'],
  ['Männlich', [], 'male'],
  ['w', [], 'female'],
  ['Mme', [], 'female'],
  ['Sr.', [], 'male'],
  ['Fem.', [], 'female'],
  ['Kadın', [], 'female'],
  ['ERKEK', [], 'male'],
  ['муж.', [], 'male'],
  ['أنثى', [], 'female'],
  ['女', [], 'female'],
  ['남', [], 'male'],
  ['kobieta', [], 'female'],
  ['♂', [], 'male'],
  ['M (male)', [], 'male'],
  ['F - Female', [], 'female'],
  ['M/F', [], null],
  // Vrouw in Dutch, varón in Spanish.
  ['V', [], null],
  ['V', ['M'], null],
  ['M', ['V'], null],
  ['V', ['F'], 'male'],
  ['H', ['M'], 'male'],
  ['M', ['H'], 'female'],
  ['M', ['Hombre'], 'female'],
  // Férfi and nő in Hungarian, or a slip.
  ['F', ['N'], null],
  ['F', ['N', 'M'], 'female'],
  ['N', ['F'], null],
  ['no', ['F'], null],
  ['N', ['M'], null],
  // Laki-laki and perempuan, or pria and wanita, in Indonesian.
  ['L', ['P'], 'male'],
  ['P', ['L'], 'female'],
  ['P (perempuan)', [], 'female'],
  ['P', ['W'], 'male'],
  ['W', ['P'], 'female'],
  ['P', ['W', 'M'], null],
  ['P', ['W', 'L'], null],
  ['P', [], null],
  ['L', [], null],
  ['P', ['M'], null],
  ['Pria', [], 'male'],
  ['Wanita', [], 'female'],
  ['X', [], null],
  ['', [], null],
] as const)('%j beside %j in its column is %s', (text, others, gender) => {
  expect(readSexCell(text, sexLettersOf([...others, text]))).toBe(gender)
})
