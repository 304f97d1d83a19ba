import { expect, test } from 'vitest'
import { ruleCodes } from '#domain/application/steps/rule-code.ts'
import { rule } from './rule.ts'

// Sentences that the product promises word for word.
const exact = [
  ...['Please enter a valid email address', 'Name must be at least 2 characters'],
  ...['Phone number must be at least 8 characters', 'Please select port of entry'],
  'Communication ID must be at least 3 characters',
  'You must accept the Privacy Policy to continue',
  ...['You must accept the Terms of Service to continue', 'Please fill all required fields'],
  ...['First name is required', 'Last name is required', 'Passport number is required'],
  ...['Date of birth is required', 'Please select your nationality', 'Please select gender'],
  ...['Passport issue date is required', 'Passport expiry date is required'],
  ...['Please select passport issuing country', 'Address is required', 'City is required'],
  ...['Please select your country', 'Intended arrival date is required'],
  ...['Date of birth cannot be in the future', 'Applicant must be at least 1 year old'],
  'Passport has already expired. Please renew your passport first.',
  'You must accept the Privacy Policy to proceed with payment',
  'You must accept the Terms of Service to proceed with payment',
  'Digital signature is required to proceed with payment',
  'Incomplete Signature - Please complete your signature before proceeding.',
]
const texts = Object.values<string>(rule)

test('each has one message', () => expect(Object.keys(rule).sort()).toEqual([...ruleCodes].sort()))

test('what was promised word for word is said so, and all else in our own voice', () => {
  expect(texts).toEqual(expect.arrayContaining(exact))
  expect(rule['name.short']).toMatch(/^Must be at least 2 characters/)
  expect(rule['intendedDateOfArrival.short-notice']).toMatch(/^Short notice travel/)
  const foreign = /invalid|please|sorry|oops|!|required/i
  expect(texts.filter((text) => !exact.includes(text) && foreign.test(text))).toEqual([])
})
