import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { tableOf } from '../../../test/support/table.ts'
import { isFullMatch, isReadable, matchVisa, numbersIn, visaTextOf } from './visa-match.ts'
import type { Box, PlacedText } from './visa-text.ts'

const whole: Box = [0, 0, 1, 0.1]
const run = (text: string, box: Box = whole): PlacedText => ({ text, box })
const pageOf = (text: string) => text.split('\n').map((line) => run(line))
const read = (...pages: string[]) => visaTextOf(pages.map(pageOf))

const ada = { firstName: 'Ada María', lastName: "O'Neill-Şahin", passportNumber: 'X1234567' }
const number = (text: string, holder = ada) => matchVisa(read(text), holder).number !== null
const name = (text: string, holder = ada) => matchVisa(read(text), holder).name !== null

describe('the passport number', () => {
  test.each([
    ...['Visa for passport X1234567.', 'Passport: X 123 4567', 'Passport no X-1234567'],
    ...['Passport: x1234567', 'X1234567<4UTO7408122F1204159ZE184226B<<<<<10'],
    'I<UTOX1234567<7<<<<<<<<<<<<<<<<',
  ])('is found in %s', (text) => expect(number(text)).toBe(true))

  test.each(['', 'X7654321', 'AX1234567', 'X12345678', 'X123456', '1234567'])(
    'is not found in %s',
    (text) => expect(number(text)).toBe(false),
  )

  test('is the same with O as with 0, and too short a one is never found', () => {
    expect(number('Passport XO12345', { ...ada, passportNumber: 'X012345' })).toBe(true)
    expect(number('A12', { ...ada, passportNumber: 'A12' })).toBe(false)
  })
})

describe('the name', () => {
  test.each([
    ['given names first', 'Granted to Ada Maria ONEILL SAHIN on entry'],
    ['surname first, with a comma', "O'NEILL-ŞAHİN, ADA MARÍA"],
    ['a machine zone', 'P<UTOONEILL<SAHIN<<ADA<MARIA<<<<<<<<<<<<<<<<'],
    ['over two lines', 'ADA MARÍA\nO’NEILL‑ŞAHİN'],
    ['a form, surname first', 'Surname\nONEILL SAHIN\nGiven name(s)\nADA MARIA\nSex F'],
    ['a form, given names first', 'First name: Ada María\nLast name: O’Neill-Şahin'],
    ['a title before it', 'Mrs Ada Maria Oneill-Sahin'],
  ])('is found: %s', (_, text) => expect(name(text)).toBe(true))

  test.each(tableOf`
    nothing |; only the given names | Ada María; one of the given names | Ada O’Neill-Şahin
    names of two people | Ada María Sample, John O’Neill-Şahin
    a longer surname | Ada María O’Neill-Şahinoğlu
    the end of a longer given name | Grada María O’Neill-Şahin
  `)('is not found: %s', (_, text) => expect(name(text)).toBe(false))

  test.each(tableOf`
    Jürgen | Müller | MUELLER<<JUERGEN; Jürgen | Müller | Jurgen Muller
    Jürgen | Müller | Jürgen Müller; Juergen | Mueller | Jürgen Müller
    Åse | Sørensen | SOERENSEN AASE; Łukasz | Strauß | STRAUSS LUKASZ; Peña | Núñez | NUNEZ PENA
    Иван | Щербаков | ЩЕРБАКОВ ИВАН; | Suharto | Name: SUHARTO
    Suharto |  | P<IDNSUHARTO<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<; Bo | Li | LI BO
  `)('%s %s stands in %s', (firstName, lastName, text) => {
    expect(name(text, { firstName, lastName, passportNumber: 'A1' })).toBe(true)
  })

  test('a traveller without a name is not found', () => {
    expect(name('anything', { firstName: '', lastName: '-', passportNumber: '' })).toBe(false)
  })
})

describe('a match', () => {
  const both = 'Ada María O’Neill-Şahin, passport X1234567'
  test.each([
    [both, true],
    ['Ada María O’Neill-Şahin, passport Y7654321', false],
    ['Ada María O’Neill-Şahin', false],
    ['John Smith, passport X1234567', false],
    ['', false],
  ])('needs both: %s', (text, is) => expect(isFullMatch(matchVisa(read(text), ada))).toBe(is))

  test('of a picture, or of a scan, is none', () => {
    expect(isReadable(visaTextOf([]))).toBe(false)
    expect(isReadable(read('', ' '))).toBe(false)
    expect(isReadable(read('', 'A'))).toBe(true)
  })
})

test.each([
  ['passport Y7654321', [], 'Y7654321'],
  ['Passport No.\nY7654321', [], 'Y7654321'],
  ['Visa 9876543 for X1234567', [], null],
  ['passport X 123 4567', [], null],
  ['X1234567 and Z0000001', ['Z0000001'], 'Z0000001'],
  ['X1234567 and Z0000001', ['X1234567'], null],
] as const)('another passport: %s beside %j: %s', (text, others, expected) => {
  expect(matchVisa(read(text), ada, others).otherNumber?.number ?? null).toBe(expected)
})

describe('the place', () => {
  test('is the page and the part of the run', () => {
    const page = [run('Visa'), run('No X1234567', [0.1, 0.2, 0.55, 0.05])]
    const { number: found } = matchVisa(visaTextOf([[], page]), ada)
    expect(found?.page).toBe(2)
    const [x, y, width, height] = found?.boxes[0] ?? whole
    const place = [x, y, width, height].map((each) => each.toFixed(3))
    expect(place).toEqual(['0.243', '0.200', '0.407', '0.050'])
  })

  // Where the number begins and ends in that line of Helvetica, as fractions; Times differs by at
  // most 0.03.
  test.each([
    ['Passport no. X1234567', 0.56, 1],
    ['Passport No X1234567 Nationality TANZANIA', 0.284, 0.508],
    ['X1234567 is the number of the passport', 0, 0.256],
    ['PASSPORT NUMBER: X1234567', 0.695, 1],
  ])('is where print sets the letters: %s', (text, from, until) => {
    const { number: found } = matchVisa(visaTextOf([[run(text, [0, 0, 1, 0.1])]]), ada)
    const [x = 1, , width = 1] = found?.boxes[0] ?? []
    expect(Math.abs(x - from)).toBeLessThan(0.02)
    expect(Math.abs(x + width - until)).toBeLessThan(0.02)
  })

  test('of a name over two runs is both', () => {
    const page = [run('Ada María', [0, 0, 0.3, 0.1]), run('O’Neill-Şahin', [0.4, 0, 0.3, 0.1])]
    const boxes = page.map(({ box }) => box)
    expect(matchVisa(visaTextOf([page]), ada).name?.boxes).toEqual(boxes)
  })

  test('is within its run on any page', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 8 })
    always(texts, texts, (before, behind) => {
      const page = [...before, 'X1234567', ...behind].map((text) => run(text))
      const { number: found } = matchVisa(visaTextOf([page]), ada)
      expect(found?.page).toBe(1)
      for (const [x, , width] of found?.boxes ?? []) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(1.000_001)
      }
    })
  })
})

test('what could be a number is whatever has a digit, in up to three groups', () => {
  expect(numbersIn(read('Visa of X 123 4567'))).toContain('X1234567')
  expect(numbersIn(read('Ada Muster'))).toEqual([])
  expect(numbersIn(read('A12345 '.repeat(9_000))).length).toBeLessThanOrEqual(2_000)
})

test('a long document is read', () => {
  const text = visaTextOf(Array.from({ length: 15 }, () => pageOf('Ada Ada Ada '.repeat(600))))
  expect(matchVisa(text, ada)).toEqual({ number: null, name: null, otherNumber: null })
})
