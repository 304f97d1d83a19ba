import { expect, test } from 'vitest'
import { fieldOfHeading, sheetFields } from './headings.ts'

test.each([
  ['firstName', ['First name', '  FIRST   NAME* ', 'Given name(s)', 'Vorname', 'ADI', 'Имя']],
  ['firstName', ['名（Given name）', '이름(Given names)', '名字']],
  ['lastName', ['Name', 'Nom', 'Soyadı', 'اسم العائلة']],
  ['dateOfBirth', ['DOB', 'Date of birth (DD/MM/YYYY)', 'date_of_birth', 'Doğum Tarihi']],
  ['dateOfBirth', ['Né(e) le']],
  ['passportNumber', ['Passport No.', 'Passport Nr', 'N° de passeport', 'Pasaport No']],
  ['passportNumber', ['护照号码', 'Passport number (optional)']],
  ['passportExpiryDate', ['Date d’expiration', "Date d'expiration"]],
  ['residentialPostalCode', ['PLZ']],
  // Of two fields that it may name, the first one of the table.
  ['residentialAddress', ['Adresse']],
  ['linkEmail', ['E-Mail', 'Адрес электронной почты']],
  [null, ['', 'Room', 'constructor', 'x'.repeat(10_000)]],
])('%s stands below %j', (field, headings) => {
  expect(headings.map(fieldOfHeading)).toEqual(headings.map(() => field))
})

test('each field has one column', () => expect(new Set(sheetFields).size).toBe(sheetFields.length))
