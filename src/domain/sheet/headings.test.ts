import { expect, test } from 'vitest'
import { fieldOfHeading, sheetFields } from './headings.ts'

test.each([
  ['firstName', ['First name', '  FIRST   NAME* ', 'Given name(s)', 'Vorname', 'ADI', 'Имя']],
  ['firstName', ['firstName', '1. First name', '2) Vorname']],
  ['dateOfBirth', ['dateOfBirth', 'DoB', '12. Date of birth']],
  ['firstName', ['名（Given name）', '이름(Given names)', '名字', 'Имя латиницей']],
  ['firstName', ['Given name / Prénom', 'First Name / Vorname', '名/Given name', 'Nombre(s)']],
  [
    'firstName',
    ['Primer nombre', 'First & Middle Name', 'First name(s) & middle name(s)', '1er prénom'],
  ],
  ['lastName', ['姓/Surname', 'Surname (as in passport)', 'Фамилия как в загранпаспорте']],
  ['lastName', ['SURNAME/姓', 'Apellido paterno', 'Primer apellido', '拼音姓']],
  ['otherSurname', ['Apellido materno', 'Segundo apellido', '2º apellido']],
  [
    'fullName',
    ['Nom / Prénom', 'Surname, First name', 'Full Name as per Passport', '姓名（拼音）'],
  ],
  ['fullName', ['Name / Surname', 'Name/Vorname', 'Surname/Given names', 'Nome completo', '拼音']],
  ['lastName', ['Cognome', 'Achternaam', 'Name / 名前']],
  ['dateOfBirth', ['Data di nascita', 'Geboortedatum', 'Data urodzenia', 'Fødselsdato']],
  ['passportIssueDate', ['DOI']],
  ['passportExpiryDate', ['DOE', 'Vence', 'Scadenza', 'Geldig tot']],
  ['fullName', ['Passenger name', 'ФИО полностью', '氏名（ローマ字）', '영문 성명']],
  ['lastName', ['Name', 'Nom', 'Soyadı', 'اسم العائلة']],
  ['dateOfBirth', ['DOB', 'Date of birth (DD/MM/YYYY)', 'date_of_birth', 'Doğum Tarihi']],
  ['dateOfBirth', ['Né(e) le']],
  ['passportNumber', ['Passport No.', 'Passport Nr', 'N° de passeport', 'Pasaport No']],
  ['passportNumber', ['护照号码', 'Passport number (optional)']],
  ['passportExpiryDate', ['Date d’expiration', "Date d'expiration"]],
  ['passportNumber', ['Passport N°', 'PP No', 'Nro. pasaporte', 'Reisepassnr.', 'パスポートNo']],
  ['passportExpiryDate', ['Exp. date', 'Valid to', 'PP expiry']],
  ['nationality', ['Citizenship/Nationality', 'Country of citizenship']],
  ['residentialCity', ['Town/City']],
  ['residentialPostalCode', ['PLZ', 'ZIP/Postal code']],
  // Of two fields that it may name, the first one of the table.
  ['residentialAddress', ['Adresse']],
  ['linkEmail', ['E-Mail', 'Адрес электронной почты']],
  [null, ['氏名（漢字）', '氏名（カナ）', '中文姓名', 'Place / date of birth', 'City, State', '/']],
  // On visa forms a former name.
  [null, ['Father’s name', 'Other surname(s)', 'Otros apellidos']],
  [null, ['', 'Room', 'constructor', 'x'.repeat(10_000)]],
])('%s stands below %j', (field, headings) => {
  expect(headings.map(fieldOfHeading)).toEqual(headings.map(() => field))
})

test('each field has one column', () => expect(new Set(sheetFields).size).toBe(sheetFields.length))
