import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApplicationType } from '#domain/application/choice.ts'
import { always } from '../../../../test/support/always.ts'
import { tableOf } from '../../../../test/support/table.ts'
import { type ApplicantValues, emptyApplicant } from '../../form/applicant/values.ts'
import { applicantsOf, emptyValues, type WizardValues } from '../values.ts'
import { isBegun, typeFor, withOneMore, withoutOne, withPeople } from './people.ts'

const person = (of: Partial<ApplicantValues>): ApplicantValues => ({ ...emptyApplicant(), ...of })
const values = (...people: Partial<ApplicantValues>[]): WizardValues =>
  withPeople(emptyValues('family'), people.map(person))

test.each([
  [{}, false],
  [{ nationality: 'CH', passportIssuingCountry: 'CH', residentialCountry: 'CH' }, false],
  [{ intendedDateOfArrival: { day: '1', month: '2', year: '2027' } }, false],
  [{ sameAsFirst: true }, false],
  [{ firstName: 'Ada' }, true],
  [{ dateOfBirth: { day: '1', month: '', year: '' } }, true],
  [{ hasCompanion: true }, true],
])('%j is begun: %s', (changes, expected) => expect(isBegun(person(changes))).toBe(expected))

test.each(tableOf<[string, ApplicationType | '', string]>`
  1 | single | single; 2 | single | family; 8 | single | family; 9 | single | group
  9 | family | group; 3 | group | group; 1 | family | family; 50 | | group
`)('%i people of a %s application make it %s', (count, chosen, expected) => {
  expect(typeFor(Number(count), chosen)).toBe(expected)
})

describe('one more', () => {
  test('comes last, in a kind with room, and is counted', () => {
    const eight = values(...Array.from({ length: 8 }, () => ({ firstName: 'Ada' })))
    const { details, applicants } = withOneMore(eight)
    expect(details).toMatchObject({ applicationType: 'group', numberOfApplicants: '9' })
    expect(applicants).toHaveLength(9)
    expect(applicants[8]).toEqual(emptyApplicant())
  })

  test('follows the first where all others do, and is new, not one hidden by a smaller number', () => {
    const family = values({ firstName: 'Ada' }, { sameAsFirst: true })
    expect(withOneMore(family).applicants[2]).toMatchObject({ sameAsFirst: true })
    const three = values({ firstName: 'Ada' }, { firstName: 'Bruno' }, { firstName: 'Cleo' })
    const two = { ...three, details: { ...three.details, numberOfApplicants: '2' } }
    expect(withOneMore(two).applicants[2]).toMatchObject({ firstName: '' })
  })
})

describe('one fewer', () => {
  test('the last one stays', () => {
    const one = values({ firstName: 'Ada' })
    expect(withoutOne(one, 0)).toBe(one)
  })

  test('changes nobody else’s answers', () => {
    const somebody = fc.record({
      firstName: fc.constantFrom('Ada', 'Bruno', 'Cleo'),
      residentialCity: fc.constantFrom('Bern', 'Wien'),
      sameAsFirst: fc.boolean(),
    })
    always(fc.array(somebody, { minLength: 2, maxLength: 8 }), fc.nat(), (people, at) => {
      const before = values(...people)
      const index = at % people.length
      const after = withoutOne(before, index)
      const told = (all: WizardValues) =>
        applicantsOf(all).map(({ sameAsFirst: _, ...answers }) => answers)
      expect(told(after)).toEqual(told(before).filter((_, place) => place !== index))
      expect(after.details.numberOfApplicants).toBe(String(people.length - 1))
    })
  })

  test('those who followed go on following the next first, when it had followed too', () => {
    const family = values(
      { firstName: 'Ada', residentialCity: 'Bern' },
      { firstName: 'Bruno', sameAsFirst: true },
      { firstName: 'Cleo', sameAsFirst: true },
    )
    expect(withoutOne(family, 0).applicants).toMatchObject([
      { firstName: 'Bruno', residentialCity: 'Bern', sameAsFirst: false },
      { firstName: 'Cleo', sameAsFirst: true },
    ])
  })
})
