import { expect, test } from 'vitest'
import type { ApplicationType } from '#domain/application/choice.ts'
import { monthNamesOf } from '#domain/time/month-names.ts'
import { tableOf } from '../../../test/support/table.ts'
import { applicantAnswers, emptyApplicant } from '../form/applicant/values.ts'
import { contentOf, valuesOf } from './draft.ts'
import {
  applicantsOf,
  countAfterChange,
  countOf,
  detailsAnswers,
  emptyValues,
  withApplicants,
} from './values.ts'

const months = monthNamesOf('en')
const key = '0b6f3d0e-2a5c-4b0e-8a51-0f4a2c1f6f10'

test('a number that is none has one form, but is not taken for an answer', () => {
  expect(countOf({ numberOfApplicants: '' })).toBe(1)
  expect(countOf({ numberOfApplicants: '2.5' })).toBe(1)
  expect(countOf({ numberOfApplicants: ' ٣ ' })).toBe(3)
  expect(countOf({ numberOfApplicants: 'three' })).toBe(1)
  expect(countOf({ numberOfApplicants: '400' })).toBe(50)
  const answered = (numberOfApplicants: string) =>
    detailsAnswers({ ...emptyValues('group').details, numberOfApplicants }).numberOfApplicants
  for (const typed of ['abc', '', '2.5', '-3', '3 people']) expect(answered(typed)).toBeNaN()
  expect(answered(' 12 ')).toBe(12)
  expect(answered('٣')).toBe(3)
})

test.each(tableOf<[ApplicationType, string, string]>`
  single | 7 | 1; family | 1 | 2; family | 5 | 5; family | 30 | 2; group | 1 | 10; group | 6 | 6
`)('as %s, %s becomes a number that it may have: %s', (kind, before, after) => {
  expect(countAfterChange(kind, before)).toBe(after)
})

test('fewer applicants are asked about, but nothing typed is thrown away', () => {
  const family = emptyValues('family')
  const [first, second] = family.applicants
  const typed = {
    ...family,
    applicants: [first, { ...second, firstName: 'Neema' }],
  } as typeof family
  const alone = { ...typed, details: { ...typed.details, numberOfApplicants: '1' } }
  expect(applicantsOf(alone)).toHaveLength(1)
  expect(withApplicants(alone).applicants[1]?.firstName).toBe('Neema')
})

test('fellow travellers share the first one’s address and trip, not the passport', () => {
  const values = emptyValues('family')
  const [first, second] = values.applicants
  if (!first || !second) throw new Error('A family has two')
  Object.assign(first, { residentialCity: 'Oslo', passportNumber: 'A1234567' })
  first.intendedDateOfArrival = { day: '3', month: 'march', year: '2027' }
  Object.assign(second, {
    sameAsFirst: true,
    residentialCity: 'Rom',
    passportNumber: 'B7654321',
  })
  const [, shared] = applicantsOf(values)
  expect(shared).toMatchObject({
    residentialCity: 'Oslo',
    passportNumber: 'B7654321',
    intendedDateOfArrival: { month: 'march' },
  })
})

test('typed dates become calendar dates, companions only when there is one', () => {
  const answers = applicantAnswers(
    {
      ...emptyApplicant(),
      dateOfBirth: { day: '28', month: 'Feb', year: '1990' },
      passportExpiryDate: { day: '31', month: '2', year: '2030' },
      passportIssueDate: { day: '1', month: '13', year: '2020' },
      companionName: 'Left over',
    },
    months,
  )
  expect(answers).toMatchObject({
    ...{ dateOfBirth: '1990-02-28', passportExpiryDate: '', passportIssueDate: '' },
    companionName: '',
  })
  expect(answers).not.toHaveProperty('sameAsFirst')
  expect(answers).not.toHaveProperty('goesOnVisaFree')
})

test('a draft restores typed values, and nothing unknown', () => {
  const values = emptyValues('family')
  values.details.contactName = 'Asha'
  values.billing.country = 'NO'
  const content = contentOf(values, 2, key, 1)
  expect(valuesOf(JSON.parse(JSON.stringify(content)))).toEqual(values)
  const strange = valuesOf({
    details: { contactName: 7, hasESim: 'yes', intruder: 'x', visaType: 'transit' },
    applicants: [{ dateOfBirth: 'soon', firstName: 'Juma' }],
  })
  expect(strange.details).toEqual({ ...emptyValues().details, visaType: 'transit' })
  expect(strange.applicants).toEqual([{ ...emptyApplicant(), firstName: 'Juma' }])
})
