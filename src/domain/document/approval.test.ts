import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, namesApplicant } from './approval.ts'

const ada = { firstName: 'Ada María', lastName: "O'Neill-Şahin", passportNumber: 'X 1234567' }

describe('names in an approval document', () => {
  test.each([
    ['the passport number', 'Visa for passport X1234567.'],
    ['the number with spaces in the text', 'Passport: X 123 4567'],
    ['given names first', 'Granted to Ada Maria ONEILL SAHIN on entry'],
    ['surname first, as in the machine-readable line', 'P<UTOONEILL<SAHIN<<ADA<MARIA<<<<<<<<'],
    ['over two lines', 'ADA MARÍA\nO’NEILL‑ŞAHİN'],
  ])('finds %s', (_, text) => {
    expect(namesApplicant(text, [ada])).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['another number', 'Passport X7654321'],
    ['only the given names', 'Ada María'],
    ['names of two people', 'Ada María Sample, John O’Neill-Şahin'],
  ])('does not take %s for it', (_, text) => {
    expect(namesApplicant(text, [ada])).toBe(false)
  })

  test('other scripts, and people with one name', () => {
    const ivan = { firstName: 'Иван', lastName: 'Щербаков', passportNumber: '75 1234567' }
    expect(namesApplicant('ЩЕРБАКОВ ИВАН', [ivan])).toBe(true)
    const single = { firstName: '', lastName: 'Suharto', passportNumber: 'B1' }
    expect(namesApplicant('Name: SUHARTO', [single])).toBe(true)
    expect(namesApplicant('B1', [single])).toBe(false)
  })

  test('one of many is enough, none is not', () => {
    const others = [{ firstName: 'Li', lastName: 'Wei', passportNumber: 'E87654321' }, ada]
    expect(namesApplicant('visa E87654321', others)).toBe(true)
    expect(namesApplicant('visa', others)).toBe(false)
    expect(namesApplicant('visa', [])).toBe(false)
  })

  test('folding is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})
