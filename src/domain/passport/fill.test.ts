import { describe, expect, it } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { fillingOf, hintOnNames } from './fill.ts'
import type { PassportFields } from './reading.ts'
import { germanPassport as passport } from './test-support.ts'

type Typed = Parameters<typeof fillingOf>[1]
const standings = (fields: PassportFields, typed: Typed = {}): Record<string, string> =>
  Object.fromEntries(fillingOf(fields, typed).offers.map((each) => [each.field, each.standing]))

const offered = (fields: PassportFields) =>
  Object.fromEntries(fillingOf(fields, {}).offers.map(({ field, says }) => [field, says]))

const says = {
  ...{ firstName: 'MARIA LUISA', lastName: 'MUELLER', dateOfBirth: '1990-03-27' },
  ...({ nationality: 'DE', gender: 'female', passportNumber: 'C01X00T47' } as const),
  ...{ passportExpiryDate: '2032-05-01', passportIssuingCountry: 'DE' },
}
const each = (standing: string) =>
  Object.fromEntries(Object.keys(says).map((field) => [field, standing]))

describe('what a passport fills in', () => {
  it('is everything where nothing was typed, names in capitals as it prints them', () => {
    expect(standings(passport())).toEqual(each('filled'))
    expect(offered(passport())).toEqual(says)
  })

  it.each(tableOf`
    surname | lastName; givenNames | firstName; number | passportNumber
    issuingCountry | passportIssuingCountry; nationality | nationality; dateOfBirth | dateOfBirth
    sex | gender; expiryDate | passportExpiryDate
  `)('leaves a field whose %s could not be read', (part, field) => {
    const read = passport({ [part]: null })
    expect(standings(read)).toEqual({ ...each('filled'), [field]: 'left' })
    expect(standings(read, { [field]: 'typed' })[field]).toBe('left')
  })

  const names = { firstName: 'Maria Luisa', lastName: 'Müller' }
  const typed = { ...says, ...names, passportNumber: 'CO1XOOT47' }

  it('keeps what was typed and says the same: small letters, marks, O for 0', () => {
    expect(standings(passport(), typed)).toEqual(each('same'))
  })

  it.each([
    ...tableOf`
      firstName | Marie; lastName | Meier; dateOfBirth | 1990-03-28; nationality | CH; gender | male
      passportNumber | C01X00T48; passportExpiryDate | 2032-05-02; passportIssuingCountry | AT
    `,
    // Has no transliteration to compare: the traveller decides.
    ['lastName', '山田'],
  ])('asks where %s was typed as %s, and nowhere else', (field, value) => {
    const changed = { ...typed, [field]: value }
    expect(standings(passport(), changed)).toEqual({ ...each('same'), [field]: 'asked' })
    expect(standings(passport(), { [field]: value })).toMatchObject({ [field]: 'asked' })
  })

  it('has one name as the first, where the passport has one only', () => {
    const one = passport({ surname: 'SUKARNO', givenNames: '' })
    expect(fillingOf(one, {}).singleName).toBe(true)
    expect(standings(one)).toMatchObject({ firstName: 'filled', lastName: 'same' })
    expect(offered(one)).toMatchObject({ firstName: 'SUKARNO', lastName: '' })
    const asOne = { firstName: 'Sukarno', singleName: true }
    expect(standings(one, asOne)).toMatchObject({ firstName: 'same', lastName: 'same' })
    expect(standings(one, { ...asOne, firstName: 'Suharto' })).toMatchObject({ firstName: 'asked' })
    expect(fillingOf(one, { firstName: 'Suharto' }).singleName).toBe(false)
  })
})

it.each([
  [{ namesCut: true }, 'cut'],
  [{}, 'spelling'],
  [{ issuingCountry: 'US', nationality: 'US' }, null],
  [{ issuingCountry: 'US', nationality: 'TR' }, 'spelling'],
  [{ issuingCountry: null, nationality: null }, null],
  [{ surname: null, givenNames: null, namesCut: true }, null],
] as const)('the hint beside names: %j: %s', (changes, hint) =>
  expect(hintOnNames(passport(changes))).toBe(hint),
)
