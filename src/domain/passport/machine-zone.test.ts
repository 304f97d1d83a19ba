import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { tableOf } from '../../../test/support/table.ts'
import { countries } from '../reference/countries.ts'
import { countryInZone, mayBeOf, zoneCodes } from '../reference/zone-countries.ts'
import {
  birthDate,
  charactersAt,
  checkDigit,
  checksOf,
  expiryDate,
  fieldsOf,
  holds,
  isState,
  lineLength,
  namesIn,
  numberIn,
  zoneCharacters,
} from './machine-zone.ts'
import type { ZoneLines } from './reading.ts'

const today = '2026-11-22'
/** Specimen of ICAO Doc 9303 part 4. */
const specimen: ZoneLines = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
]
const text = (length: number) =>
  fc.string({ unit: fc.constantFrom(...zoneCharacters), minLength: length, maxLength: length })

describe('check digits', () => {
  it('are the weighted sum', () => {
    expect(['520727', 'AB2134<<<', ''].map(checkDigit)).toEqual([3, 5, 0])
  })

  it('all hold in the specimen, and each fails alone', () => {
    const all = { number: true, birth: true, expiry: true, optional: true, composite: true }
    expect(checksOf(specimen[1])).toEqual(all)
    const changed = (at: number, to: string) =>
      checksOf(specimen[1].slice(0, at) + to + specimen[1].slice(at + 1))
    expect(changed(2, '7')).toEqual({ ...all, number: false, composite: false })
    expect(changed(14, '5')).toEqual({ ...all, birth: false, composite: false })
    expect(changed(22, '3')).toEqual({ ...all, expiry: false, composite: false })
    expect(changed(29, 'F')).toEqual({ ...all, optional: false, composite: false })
    expect(changed(43, '1')).toEqual({ ...all, composite: false })
    expect(changed(43, '<')).toEqual({ ...all, composite: false })
  })

  it('of an empty optional part may be a filler or 0, of another one never a filler', () => {
    expect(holds('<<<<<<<<<<<<<<', '<')).toBe(true)
    expect(holds('<<<<<<<<<<<<<<', '0')).toBe(true)
    expect(holds('Q<<<<<<<<<<<<<', '<')).toBe(false)
  })

  it('refuse what no zone holds', () => {
    expect(() => checkDigit('a')).toThrow(RangeError)
    expect(() => checkDigit('Ä')).toThrow(RangeError)
  })

  it('tell any one changed character, but where its value is the same modulo 10', () => {
    const value = (character: string) => checkDigit(`${'<'.repeat(2)}${character}`)
    always(text(9), fc.nat(8), text(1), (number, at, character) => {
      const changed = number.slice(0, at) + character + number.slice(at + 1)
      const isTold = value(character) !== value(number[at] ?? '')
      expect(checkDigit(changed) !== checkDigit(number)).toBe(isTold)
    })
  })
})

describe('dates of two digits', () => {
  it.each(tableOf`
    740812 | 1974-08-12; 261122 | 2026-11-22; 261123 | 1926-11-23; 061231 | 2006-12-31
    071122 | 2007-11-22; 000229 | 2000-02-29; 010229 |; 750230 |; 751301 |; 7508<< |; |
  `)('born %s: %s', (of, day) => expect(birthDate(of, today) ?? '').toBe(day))

  it.each(tableOf`
    120415 | 2012-04-15; 411122 | 2041-11-22; 411123 |; 061122 | 2006-11-22; 061121 |; 990101 |
    280229 | 2028-02-29; 270229 |
  `)('valid until %s: %s', (of, day) => expect(expiryDate(of, today) ?? '').toBe(day))

  it('near a turn of the century take the one that fits', () => {
    expect(expiryDate('990101', '2010-01-01')).toBe('1999-01-01')
    expect(expiryDate('050101', '2095-01-01')).toBe('2105-01-01')
  })
})

const long = 'POPOCATEPETLIXTACCIHUATLNEVADODETOLUCAS'
const names = (of: string) => Object.values(namesIn(of.padEnd(39, '<')))
it.each([
  ['ERIKSSON<<ANNA<MARIA', 'ERIKSSON', 'ANNA MARIA', false],
  ['VAN<DER<MUELLEN<<HILBERT<PIETER', 'VAN DER MUELLEN', 'HILBERT PIETER', false],
  ['ARKFREITH', 'ARKFREITH', '', false],
  ['SMITH<<JOHN<<PAUL', 'SMITH', 'JOHN PAUL', false],
  ['<<GIVEN<ONLY', null, 'GIVEN ONLY', false],
  ['NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K', 'NILAVADHANANANDA', 'CHAYAPA DEJTHAMRONG K', true],
  [long, long, null, true],
  ['', null, '', false],
])('names %s', (of, surname, givenNames, namesCut) => {
  expect(names(of)).toEqual([surname, givenNames, namesCut])
})

describe('what both lines say', () => {
  it('is the specimen of ICAO, whose state is none', () => {
    expect(fieldsOf(specimen, today)).toEqual({
      ...{ surname: 'ERIKSSON', givenNames: 'ANNA MARIA', namesCut: false, sex: 'female' },
      ...{ number: 'L898902C3', issuingCountry: null, nationality: null },
      ...{ dateOfBirth: '1974-08-12', expiryDate: '2012-04-15' },
    })
  })

  it('leaves out a field whose own check digit fails', () => {
    const wrong = 'L898902C46UTO7408132<1204169ZE184226B<<<<<10'
    const left = { number: null, dateOfBirth: null, sex: null, expiryDate: null }
    expect(fieldsOf([specimen[0], wrong], today)).toMatchObject(left)
  })

  it.each(tableOf`
    AB1234567 | AB1234567; AB2134<<< | AB2134; AB<134567 |; <<<<<<<<< |
  `)('the number %s: %s', (of, number) => expect(numberIn(of) ?? '').toBe(number))

  it('stands only in characters that may be there', () => {
    for (const line of [0, 1] as const) {
      for (let at = 0; at < lineLength; at += 1) {
        expect(charactersAt(line, at)).toContain(specimen[line][at])
      }
    }
    expect(charactersAt(1, 20)).not.toContain('X')
    expect(charactersAt(1, 13)).not.toContain('<')
  })
})

describe('states', () => {
  it.each(tableOf`
    D | DE; RKS | XK; GBN | GB; USA | US; GBD |; XXA |; UTO |; DEU |; ZZZ |
  `)('%s: %s', (code, country) => expect(countryInZone(code) ?? '').toBe(country))

  it('are told from what is none', () => {
    expect(['D<<', 'USA', 'UTO', 'XXA'].filter(isState)).toHaveLength(4)
    expect(['DEU', 'D<A', '<<<', 'QQQ'].filter(isState)).toEqual([])
  })

  it('know every country of the table', () => {
    expect(new Set(zoneCodes.map(countryInZone))).toEqual(
      new Set([null, ...countries.map(({ code }) => code)]),
    )
  })

  it('let Hong Kong and Macao say China, and nobody else', () => {
    const chinese = ['HK', 'MO', 'CN']
    expect([...chinese, 'TW'].filter((code) => mayBeOf('CN', code))).toEqual(chinese)
    expect([mayBeOf('HK', 'CN'), mayBeOf('GB', 'GG')]).toEqual([false, false])
  })
})
