import { expect, test } from 'vitest'
import { fieldOfHeading, sheetFields } from './headings.ts'

test.each([
  ['First name', 'firstName'],
  ['  FIRST   NAME* ', 'firstName'],
  ['Given name(s)', 'firstName'],
  ['Vorname', 'firstName'],
  ['ADI', 'firstName'],
  ['Имя', 'firstName'],
  ['名（Given name）', 'firstName'],
  ['이름(Given names)', 'firstName'],
  ['Name', 'lastName'],
  ['Nom', 'lastName'],
  ['Soyadı', 'lastName'],
  ['اسم العائلة', 'lastName'],
  ['DOB', 'dateOfBirth'],
  ['Date of birth (DD/MM/YYYY)', 'dateOfBirth'],
  ['date_of_birth', 'dateOfBirth'],
  ['Né(e) le', 'dateOfBirth'],
  ['Doğum Tarihi', 'dateOfBirth'],
  ['Passport No.', 'passportNumber'],
  ['Passport Nr', 'passportNumber'],
  ['N° de passeport', 'passportNumber'],
  ['Pasaport No', 'passportNumber'],
  ['护照号码', 'passportNumber'],
  ['Date d’expiration', 'passportExpiryDate'],
  ["Date d'expiration", 'passportExpiryDate'],
  ['Passport number (optional)', 'passportNumber'],
  ['PLZ', 'residentialPostalCode'],
  ['E-Mail', 'linkEmail'],
  ['Адрес электронной почты', 'linkEmail'],
  ['', null],
  ['Room', null],
  ['constructor', null],
  ['x'.repeat(10_000), null],
])('%j is %s', (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field)
})

test('no word names two fields beyond those that come before', () => {
  // The first entry of the table wins; a heading of two fields would silently take the later.
  expect(fieldOfHeading('Adresse')).toBe('residentialAddress')
  expect(fieldOfHeading('名字')).toBe('firstName')
  expect(new Set(sheetFields).size).toBe(sheetFields.length)
})
