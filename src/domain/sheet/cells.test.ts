import { describe, expect, test } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { countries } from '../reference/countries.ts'
import { namesIn } from '../reference/country-search.ts'
import { languages } from '../reference/languages.ts'
import { readCountryCell } from './country-cell.ts'
import { readSexCell, sexLettersOf } from './sex-cell.ts'

test.each([
  ...['CH', 'che', 'Swiss', 'Suisse', 'İsviçre', 'Швейцария', 'سويسرا', '瑞士', 'スイス', '스위스'],
])('%s is Switzerland', (text) => expect(readCountryCell(text)).toBe('CH'))

test.each(tableOf`
  deutsch | DE; British | GB; UK | GB; U.S.A. | US; The Netherlands | NL; Türkiye Cumhuriyeti | TR
  Malaysian | MY; GERMAN CITIZEN | DE; Germany (DEU) | DE; DE - Germany | DE
  Germany/Deutschland | DE; D<< | DE; 🇩🇪 | DE; 🇩🇪 Germany | DE; Duitsland | DE; 德國 | DE
  Korea, Republic of | KR; Korea, North | KP; Congo, The Democratic Republic of the | CD
  St. Kitts & Nevis | KN; Bosnia & Herzegovina | BA; Česká republika | CZ; P.R. China | CN; KSA | SA
  Cote d’Ivoire | CI; Niger | NE; Nigeria | NG; Atlantis |
`)('%j is %s', (text, code) => expect(readCountryCell(text) ?? '').toBe(code))

// Also the code of another country, or no country alone.
test.each([
  ...['T.C.', 'TC', 'S.A.', 'SA', 'ČR', 'Swiss / Italian', 'Hong Kong / UK'],
  ...['', 'x'.repeat(10_000)],
])('%j is none', (text) => expect(readCountryCell(text)).toBeNull())

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
  ...tableOf`
    M | | male; f | | female; Männlich | | male; w | | female; Mme | | female; Sr. | | male
    Fem. | | female; Kadın | | female; ERKEK | | male; муж. | | male; أنثى | | female; 女 | | female
    남 | | male; kobieta | | female; ♂ | | male; M (male) | | male; F - Female | | female; M/F | |
  `,
  // Vrouw in Dutch, varón in Spanish.
  ...tableOf`
    V | |; V | M |; M | V |; V | F | male; H | M | male; M | H | female; M | Hombre | female
  `,
  // Férfi and nő in Hungarian, or a slip.
  ...tableOf`
    F | N |; F | N M | female; N | F |; no | F |; N | M |
  `,
  // Laki-laki and perempuan, or pria and wanita, in Indonesian.
  ...tableOf`
    L | P | male; P | L | female; P (perempuan) | | female; P | W | male; W | P | female; P | W M |
    P | W L |; P | |; L | |; P | M |; Pria | | male; Wanita | | female; X | |;  | |
  `,
])('%j beside %j in its column is %s', (text, others, gender) => {
  const letters = [...others.split(' ').filter(Boolean), text]
  expect(readSexCell(text, sexLettersOf(letters)) ?? '').toBe(gender)
})
