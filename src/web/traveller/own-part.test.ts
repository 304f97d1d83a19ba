import { expect, test } from 'vitest'
import { exampleContext } from '../../../test/support/answers.ts'
import { findingsOf, formValues, readFragment } from './own-part.ts'

const reading = { context: exampleContext, monthNames: [], language: 'en' } as const
const part = {
  order: { visaType: 'tourist', processingType: 'normal', portOfEntry: 'air-jro' },
  hasCompanions: false,
} as const
const id = '6f8a5a30-3f4e-4f43-9a45-0d2c9a3e7f11'

test.each([
  [`#${id}.abc-_D`, { token: `${id}.abc-_D` }],
  [`#${id}`, { id }],
  ['#main', null],
  ['', null],
  [`#${id}.`, null],
])('the fragment of the page: %s', (hash, found) => expect(readFragment(hash)).toEqual(found))

test('incompatible fields are ignored', () => {
  const { own } = formValues({ firstName: 'Can', lastName: 7, dateOfBirth: 'x', strange: true })
  expect(own).toMatchObject({ firstName: 'Can', lastName: '', dateOfBirth: { day: '' } })
  expect(own).not.toHaveProperty('strange')
})

test('answers shared with the first traveller are not asked for', () => {
  const paths = (sameAsFirst: boolean) =>
    findingsOf(formValues({ sameAsFirst }), part, reading).map(({ path }) => path)
  expect(paths(false)).toEqual(
    expect.arrayContaining(['firstName', 'residentialAddress', 'intendedDateOfArrival']),
  )
  expect(paths(true)).toContain('firstName')
  expect(paths(true)).not.toContain('residentialAddress')
  expect(paths(true)).not.toContain('intendedDateOfArrival')
})

test('who needs no visa has to want one, a date that cannot be read is not missing; in a list nobody is missing companions', () => {
  const dateOfBirth = { day: '31', month: '13', year: '1990' }
  const values = formValues({ nationality: 'KE', hasCompanion: true, dateOfBirth })
  const codes = (hasCompanions: boolean) =>
    findingsOf(values, { ...part, hasCompanions }, reading).map(
      (each) => `${each.path} ${each.code}`,
    )
  expect(codes(false)).toContain('goesOnVisaFree visaFree.unconfirmed')
  expect(codes(false)).toContain('dateOfBirth date.month')
  expect(codes(false)).not.toContain('dateOfBirth dateOfBirth.required')
  expect(codes(false)).toContain('companionName companionName.missing')
  expect(codes(true).join()).not.toContain('companionName')
})

test('errors come in the order of the form', () => {
  const errors = findingsOf(formValues({}), part, reading).filter(
    ({ severity }) => severity === 'error',
  )
  expect(errors.map(({ path }) => path)).toEqual([
    ...['firstName', 'lastName', 'dateOfBirth', 'nationality', 'gender', 'passportNumber'],
    ...['passportExpiryDate', 'passportIssueDate', 'passportIssuingCountry'],
    ...['residentialAddress', 'residentialCity', 'residentialCountry', 'intendedDateOfArrival'],
  ])
})
