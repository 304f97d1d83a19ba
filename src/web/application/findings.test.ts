import { expect, test } from 'vitest'
import { shippedRules } from '#domain/rules/shipped.ts'
import { monthNamesOf } from '#domain/time/month-names.ts'
import { exampleContext } from '../../../test/support/answers.ts'
import { type ApplicantValues, emptyApplicant } from '../form/applicant/values.ts'
import { adviceOf, findingsOf, isReadable } from './findings.ts'
import { emptyValues, type WizardValues } from './values.ts'

const english = { monthNames: monthNamesOf('en'), language: 'en' } as const
const reading = { context: exampleContext, ...english }

const typed = (day: string, month: string, year: string) => ({ day, month, year })

const complete: ApplicantValues = {
  ...emptyApplicant(),
  ...{ firstName: 'Asha', lastName: 'Mwangi', dateOfBirth: typed('4', 'May', '1990') },
  ...{ nationality: 'NO', gender: 'female', passportNumber: 'N12345678' },
  ...{ passportIssueDate: typed('1', '2', '2022'), passportExpiryDate: typed('1', '2', '2032') },
  ...{ passportIssuingCountry: 'NO', intendedDateOfArrival: typed('10', 'January', '2027') },
  ...{ residentialAddress: 'Storgata 12 B', residentialCity: 'Oslo', residentialCountry: 'NO' },
}

function withApplicants(...applicants: ApplicantValues[]): WizardValues {
  const values = emptyValues('family')
  values.details.numberOfApplicants = String(applicants.length)
  return { ...values, applicants }
}

const codes = (values: WizardValues, step: 'details' | 'applicants' = 'applicants') =>
  findingsOf(step, values, reading).map(({ path, code }) => `${path} ${code}`)

test('a date that cannot be read says which part is wrong, not that it is missing', () => {
  const wrong = withApplicants({ ...complete, dateOfBirth: typed('4', 'Mayy', '1990') })
  expect(findingsOf('applicants', wrong, reading)).toMatchObject([
    { path: 'applicants.0.dateOfBirth', code: 'date.month', part: 'month' },
  ])
})

test('a nationality that needs no visa goes on by an explicit choice only', () => {
  const kenyan = { ...complete, nationality: 'KE' }
  expect(codes(withApplicants(kenyan))).toEqual([
    'applicants.0.nationality nationality.visa-free',
    'applicants.0.goesOnVisaFree visaFree.unconfirmed',
  ])
  expect(codes(withApplicants({ ...kenyan, goesOnVisaFree: true }))).toEqual([
    'applicants.0.nationality nationality.visa-free',
  ])
})

const soon = { ...complete, intendedDateOfArrival: typed('25', '11', '2026') }
const advised = ['short-notice', 'too-soon'].map(
  (code) => `applicants.0.intendedDateOfArrival intendedDateOfArrival.${code}`,
)
const unchosen = (index: number) =>
  `applicants.${index}.acceptsLateDecision lateDecision.unconfirmed`

test('an arrival too soon for every speed goes on by an explicit choice only', () => {
  expect(codes(withApplicants(soon))).toEqual([...advised, unchosen(0)])
  expect(codes(withApplicants({ ...soon, acceptsLateDecision: true }))).toEqual(advised)
})

test('who shares the trip shares the choice, who is referred makes an own one', () => {
  const left = (...applicants: ApplicantValues[]) =>
    codes(withApplicants(...applicants)).filter((line) => line.endsWith('lateDecision.unconfirmed'))
  const other = { ...complete, passportNumber: 'N7654321', sameAsFirst: true }
  const referred = { ...other, nationality: 'NG', passportIssuingCountry: 'NG' }
  expect(left(soon, other)).toEqual([unchosen(0)])
  expect(left({ ...soon, acceptsLateDecision: true }, other)).toEqual([])
  expect(left(complete, referred)).toEqual([unchosen(1)])
})

test('a faster speed that makes the date is advice alone', () => {
  const late = { ...complete, intendedDateOfArrival: typed('5', '12', '2026') }
  expect(codes(withApplicants(late))).toEqual([
    'applicants.0.intendedDateOfArrival intendedDateOfArrival.before-decision',
  ])
})

test('advice comes before anybody asks to go on, beside the nationality', () => {
  const american = withApplicants({ ...emptyApplicant(), nationality: 'US' })
  american.details.visaType = 'tourist'
  expect(adviceOf('applicants', american, reading)).toMatchObject([
    { path: 'applicants.0.nationality', code: 'visaType.multiple-required' },
  ])
  const zanzibar = emptyValues('single')
  zanzibar.details.portOfEntry = 'air-znz'
  expect(adviceOf('details', zanzibar, reading)).toMatchObject([
    { path: 'portOfEntry', code: 'portOfEntry.zanzibar-insurance' },
  ])
})

test('findings come applicant by applicant, in the order of the screen', () => {
  const lacking = { ...complete, residentialCity: '', firstName: '', passportNumber: 'P9' }
  // Of the first, who is complete, there is none.
  expect(codes(withApplicants(complete, { ...lacking, passportIssuingCountry: '' }))).toEqual([
    'applicants.1.firstName firstName.required',
    'applicants.1.passportNumber passportNumber.too-short',
    'applicants.1.passportIssuingCountry passportIssuingCountry.required',
    'applicants.1.residentialCity residentialCity.required',
  ])
  const nameless = withApplicants({ ...complete, firstName: '', lastName: '' })
  const first = (language: 'en' | 'ja') =>
    findingsOf('applicants', nameless, { ...reading, language })[0]?.path
  expect([first('en'), first('ja')]).toEqual(['applicants.0.firstName', 'applicants.0.lastName'])
})

test.each(['abc', '', '0', '2.5'])(
  '%j as the number of travellers stops the first step',
  (typed) => {
    const values = emptyValues('group')
    values.details.numberOfApplicants = typed
    expect(codes(values, 'details')).toContain('numberOfApplicants numberOfApplicants.too-few')
  },
)

test('a year that no date may have is said at once, in the field of the year', () => {
  const late = withApplicants({ ...complete, passportExpiryDate: typed('1', '2', '2320') })
  const path = 'applicants.0.passportExpiryDate'
  const expected = { path, code: 'date.year-range', part: 'year' }
  expect(adviceOf('applicants', late, reading)).toMatchObject([expected])
  expect(findingsOf('applicants', late, reading)).toMatchObject([expected])
})

test('the agreement waits for a name, an address, a telephone and both boxes, and for nothing else', () => {
  const contact = {
    ...{ contactName: 'Asha Mwangi', contactEmail: 'asha@example.org' },
    ...{ contactPhone: '+41 44 668 18 00', privacyPolicyAccepted: true },
    termsOfServiceAccepted: true,
  }
  const details = { ...emptyValues('single').details, ...contact }
  expect(isReadable(shippedRules, details)).toBe(true)
  for (const name of Object.keys(contact)) {
    const empty = typeof contact[name as keyof typeof contact] === 'string' ? '' : false
    expect([name, isReadable(shippedRules, { ...details, [name]: empty })]).toEqual([name, false])
  }
})
