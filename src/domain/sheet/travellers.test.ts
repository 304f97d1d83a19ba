import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { exampleApplicant, exampleContext } from '../../../test/support/answers.ts'
import { tableOf } from '../../../test/support/table.ts'
import { sheetFields } from './headings.ts'
import { asksOrder, examplePassport, type SheetRow, sheetOf, travellersOf } from './travellers.ts'

const reading = { order: null, context: exampleContext, known: {}, headings: null } as const
const table = (text: string) => text.split('\n').map((line) => line.split('|'))
const faults = (rows: ReturnType<typeof sheetOf>['rows']) =>
  travellersOf(rows, reading).map(({ faults }) =>
    faults.map(
      ({ field, finding }) => `${field} ${typeof finding === 'string' ? finding : finding.code}`,
    ),
  )
const example: Readonly<Record<string, unknown>> = exampleApplicant()
const asRow = (changes: SheetRow = {}): SheetRow => ({
  ...Object.fromEntries(
    sheetFields.flatMap((field) => (example[field] ? [[field, String(example[field])]] : [])),
  ),
  ...changes,
})

describe('columns', () => {
  test('are found by headings of any language, in any order, below a title', () => {
    const head = 'Our group 2027||\n||\nPasaport No|Zimmer|Vorname|Nom|DOB'
    const { rows, fields, unknown } = sheetOf(table(`${head}\nX1|7|Ada|Muster|27.3.1990\n||||`))
    expect(rows).toEqual([
      { passportNumber: 'X1', firstName: 'Ada', lastName: 'Muster', dateOfBirth: '27.3.1990' },
    ])
    expect(fields).toEqual(['firstName', 'lastName', 'dateOfBirth', 'passportNumber'])
    expect(unknown).toEqual([{ column: 1, heading: 'Zimmer' }])
  })

  test('are those of the template where there is no heading', () => {
    const row = sheetFields.map((field) => asRow()[field] ?? '')
    expect(sheetOf([row]).rows).toEqual([asRow()])
  })

  test('are recognised by their content if not the template’s', () => {
    const ada = 'X1234567|Ada|Muster|f|1990-03-27|CH|2022-05-02|2032-05-01'
    const bruno = 'X7654321|Bruno|Muster|m|1988-01-02|DE|2021-05-02|2031-05-01'
    const { rows } = sheetOf(table(`${ada}\n${bruno}`))
    expect(rows[1]).toEqual({
      ...{ passportNumber: 'X7654321', firstName: 'Bruno', lastName: 'Muster', gender: 'm' },
      ...{ dateOfBirth: '1988-01-02', nationality: 'DE' },
      ...{ passportIssueDate: '2021-05-02', passportExpiryDate: '2031-05-01' },
    })
  })

  test.each([
    ['rule off the headings', 'First name|Last name|DOB\n---|:---:|---\nAda|Muster|1.2.1990'],
    ['stand in a column', 'First name|Ada\nLast name|Muster\nDOB|1.2.1990'],
  ])('are found where they %s', (_, text) => {
    expect(sheetOf(table(text)).rows).toEqual([
      { firstName: 'Ada', lastName: 'Muster', dateOfBirth: '1.2.1990' },
    ])
  })

  const ada = 'Ada|Muster|X1234567|1.2.2022|1.2.2032'
  test.each([
    ['two rows', 'First name|Last name|Passport||\n||No|Issue date|Expiry date', ada],
    ['names too', 'Name||Passport||\nFirst|Last|Number|Issued|Expires', ada],
    ['German', 'Vorname|Nachname|Reisepass||\n||Nr.|Ausstellungsdatum|gültig bis', ada],
    ['groups', 'Person||Passport details||\nFirst name|Surname|Number|Date of issue|Expiry', ada],
    ['notes', `First name|Surname|Passport|DOI|DOE\n(as in passport)|||DD/MM/YYYY|TT.MM.JJJJ`, ada],
    ['pages', 'First name|Surname|Passport|DOI|DOE', `${ada}\nFirst name|Surname|Passport|DOI|DOE`],
    ['two languages', 'First name|Surname|Passport|DOI|DOE\nVorname|Nachname|Passnummer||', ada],
  ])('are found where headings have %s', (_, headings, people) => {
    const { rows, unknown } = sheetOf(table(`${headings}\n${people}`))
    const passport = { passportNumber: 'X1234567', passportIssueDate: '1.2.2022' }
    const [firstName, lastName, passportExpiryDate] = ['Ada', 'Muster', '1.2.2032']
    expect(rows).toEqual([{ firstName, lastName, ...passport, passportExpiryDate }])
    expect(unknown).toEqual([])
  })

  test('below a title are not of its kind', () => {
    const { rows } = sheetOf(table('Passport||\nFirst name|Last name|Country\nAda|Muster|CH'))
    expect(rows).toEqual([{ firstName: 'Ada', lastName: 'Muster', residentialCountry: 'CH' }])
  })

  test('leave people whose names are headings, too', () => {
    const people = ['Kent|Born|UK', 'Nina|Land|Passport', 'Sam|Hotel|Passport']
    const { rows } = sheetOf(table(['First name|Surname|Country', ...people].join('\n')))
    expect(rows.map(({ firstName }) => firstName)).toEqual(['Kent', 'Nina', 'Sam'])
  })

  test('of a second row of headings that are not known are told', () => {
    const cells = table(
      'Vorname|Nachname|Geb.|Pass||\n||Datum|Nr.|von|bis\nAda|Muster|1.2.1990|X1|a|b',
    )
    expect(sheetOf(cells).unknown.map(({ heading }) => heading)).toEqual(['von', 'bis'])
  })

  test('of unknown headings are those of their content, and the names are asked for', () => {
    const cells = table('Etu|Suku|Syntymä|Passi\nAda|Muster|1.2.1990|X1234567')
    const { rows, unknown } = sheetOf(cells)
    expect(rows).toEqual([{ dateOfBirth: '1.2.1990', passportNumber: 'X1234567' }])
    expect(unknown.map(({ heading }) => heading)).toEqual(['Etu', 'Suku'])
    const given = new Map([[0, 'firstName']] as const)
    expect(sheetOf(cells, given).rows[0]).toMatchObject({ firstName: 'Ada' })
  })

  test('of letters that only their column explains are those of the sex', () => {
    const { rows } = sheetOf(table('Ada|P|X1234567|1.2.1990\nBruno|L|X7654321|2.3.1988'))
    expect(rows.map(({ gender }) => gender)).toEqual(['P', 'L'])
  })

  test('of a first row without its numbers belong to a person', () => {
    const { rows } = sheetOf(table('Ada|Muster|f||\nEva|Muster|f|1.2.1990|X1234567'))
    expect(rows).toHaveLength(2)
  })

  test('with two dates have the birth and the expiry', () => {
    const [row] = sheetOf(table('Ada|Muster|1.2.1990|X1234567|2.3.2030')).rows
    expect(row).toMatchObject({ dateOfBirth: '1.2.1990', passportExpiryDate: '2.3.2030' })
  })

  test('a heading that comes twice counts once', () => {
    const { rows, unknown } = sheetOf(table('First name|City|City\nAda|Bern|Arusha'))
    expect(rows).toEqual([{ firstName: 'Ada', residentialCity: 'Bern' }])
    expect(unknown).toEqual([{ column: 2, heading: 'City' }])
  })

  test.each([
    ['First name|Middle name|Last name', 'Ada|Maria|Muster', 'Ada Maria', 'Muster'],
    ['Middle name|Last name|First name', 'Maria|Muster|Ada', 'Ada Maria', 'Muster'],
    ['Vorname|Zweiter Vorname|Nachname', 'Ada|Maria|Muster', 'Ada Maria', 'Muster'],
    ['First name|Second name|Other names|Surname', 'Ada|Eva|Ida|Muster', 'Ada Eva Ida', 'Muster'],
    ['First name|Middle name|Surname', 'Ada Maria|Maria|Muster', 'Ada Maria', 'Muster'],
    ['First name|Middle name|Surname', 'Ada||Muster', 'Ada', 'Muster'],
    ['Имя|Второе имя|Фамилия', 'Ада|Мария|Мустер', 'Ада Мария', 'Мустер'],
    ['Name|Vorname|DOB', 'Muster|Ada|1.2.1990', 'Ada', 'Muster'],
    ['Name|Surname|DOB', 'Ada|Muster|1.2.1990', 'Ada', 'Muster'],
    ['Name|DOB', 'Muster, Ada Maria|1.2.1990', 'Ada Maria', 'Muster'],
    ['Full name|DOB', 'Ada Maria MUSTER|1.2.1990', 'Ada Maria', 'MUSTER'],
    ['Full name|DOB', 'VAN DER BERG Ada|1.2.1990', 'Ada', 'VAN DER BERG'],
    ['ФИО|DOB', 'Мустер, Ада|1.2.1990', 'Ада', 'Мустер'],
    ['Surname/Given names|DOB', 'MUSTER/ADA MARIA MRS|1.2.1990', 'ADA MARIA', 'MUSTER'],
    ['Pax name|DOB', 'MUSTER<<ADA<MARIA|1.2.1990', 'ADA MARIA', 'MUSTER'],
    ['Full name|DOB', 'Mrs. Ada MUSTER|1.2.1990', 'Ada', 'MUSTER'],
    ['Full name|DOB', 'MUSTER - Ada|1.2.1990', 'Ada', 'MUSTER'],
    ['Full name|DOB', 'Muster Ada, Dr.|1.2.1990', 'Muster Ada, Dr.', undefined],
    ['Full name|DOB', 'P<CHEMUSTER<<ADA<<<|1.2.1990', 'ADA', 'MUSTER'],
    ['Full name|DOB', 'Msuya Ada MUSTER|1.2.1990', 'Msuya Ada', 'MUSTER'],
    ['Full name|DOB', 'Ada A/P Omar|1.2.1990', 'Ada A/P Omar', undefined],
    ['Cognome|Nome|DOB', 'Muster|Ada|1.2.1990', 'Ada', 'Muster'],
    ['Nome|DOB', 'Ada MUSTER|1.2.1990', 'Ada', 'MUSTER'],
    ['Full name|Surname', 'Ada Maria Muster|Muster', 'Ada Maria', 'Muster'],
    ['Full name|First name', 'Muster Ada Maria|Ada Maria', 'Ada Maria', 'Muster'],
    ['Nombres|Apellido paterno|Apellido materno', 'Ada|Muster|Gil', 'Ada', 'Muster Gil'],
    ['Primer nombre|Segundo nombre|Primer apellido', 'Ada|Eva|Muster', 'Ada Eva', 'Muster'],
    ['Segundo apellido|Apellidos|Nombre', 'Gil|Muster Gil|Ada', 'Ada', 'Muster Gil'],
    ['Ruf|Middle name|Surname', 'Ada|Maria|Muster', undefined, 'Muster'],
    ['Name (as per passport)|DOB', 'Ada MUSTER|1.2.1990', 'Ada', 'MUSTER'],
    ['氏名|氏名（カナ）|氏名（ローマ字）|国籍', '亜田|アダ|MUSTER Ada|CH', 'Ada', 'MUSTER'],
    ['Full name|DOB', 'Ada Muster|1.2.1990', 'Ada Muster', undefined],
    ['Full name|DOB', 'ADA MUSTER|1.2.1990', 'ADA MUSTER', undefined],
  ])('the names below %s: %s', (headings, row, firstName, lastName) => {
    const [read] = sheetOf(table(`${headings}\n${row}`)).rows
    expect([read?.firstName, read?.lastName]).toEqual([firstName, lastName])
  })

  test('with names that cannot be split are asked for the surname', () => {
    const [found = []] = faults(sheetOf(table('Full name|DOB\nAda Muster|1.2.1990')).rows)
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^lastName /)]))
  })

  test('are those the user assigned', () => {
    const cells = table('First name|Last name|Ayah|Zimmer\nAda|Muster|Omar|7')
    const given = new Map([[2, 'middleName']] as const)
    const { rows, unknown } = sheetOf(cells, given)
    expect(rows).toEqual([{ firstName: 'Ada Omar', lastName: 'Muster' }])
    expect(unknown.map(({ heading }) => heading)).toEqual(['Ayah', 'Zimmer'])
  })

  test('the template’s example is no traveller', () => {
    const { rows } = sheetOf(table(`First name|Passport no\nAda|${examplePassport}\nBruno|X1`))
    expect(rows).toHaveLength(1)
  })

  test.each([[[]], [[[]]], [[['', '']]], [[['a']]]])('%j has no travellers', (cells) => {
    expect(sheetOf(cells).rows).toEqual([])
  })
})

describe('travellers', () => {
  test('an address is cleaned as in the form', () => {
    const [read] = travellersOf([asRow({ linkEmail: 'mailto:ada@example.com' })], reading)
    expect(read).toMatchObject({ answers: { linkEmail: 'ada@example.com' }, faults: [] })
  })

  test('cells as people write them become answers', () => {
    const typed = { dateOfBirth: '27 Mar 1990', nationality: 'Swiss', gender: 'weiblich' }
    const row = asRow({ ...typed, passportIssuingCountry: '', residentialCountry: '' })
    const [traveller] = travellersOf([row], reading)
    expect(traveller?.faults).toEqual([])
    expect(traveller?.answers).toMatchObject({
      ...{ dateOfBirth: '1990-03-27', nationality: 'CH', gender: 'female' },
      ...{ passportIssuingCountry: 'CH', residentialCountry: 'CH' },
    })
  })

  test('what cannot be understood is said once, and what breaks a rule by that rule', () => {
    const row = asRow({ nationality: 'Atlantis', passportNumber: 'Ж1', dateOfBirth: '31.2.1990' })
    const unread = ['dateOfBirth date.no-such-day', 'nationality unread']
    const found = [...unread, 'passportNumber passportNumber.symbols']
    expect(faults([{ ...row, passportIssuingCountry: 'CH' }])).toEqual([found])
  })

  test('a date that can be read both ways waits for the order', () => {
    const rows = [asRow({ dateOfBirth: '3/4/1990' })]
    expect(asksOrder(rows)).toBe(true)
    expect(faults(rows)).toEqual([['dateOfBirth ambiguous']])
    const [read] = travellersOf(rows, { ...reading, order: 'month-first' })
    expect(read?.answers.dateOfBirth).toBe('1990-03-04')
  })

  test('address and trip come from the first, and are complained of there alone', () => {
    const bare = { residentialAddress: '', residentialCity: '', residentialCountry: '' }
    const rows = [
      asRow({ ...bare, residentialCity: 'Bern', residentialAddress: '' }),
      asRow({ ...bare, intendedDateOfArrival: '', passportNumber: 'X7654321' }),
    ]
    const [, second] = travellersOf(rows, reading)
    expect(second?.answers).toMatchObject({
      residentialCity: 'Bern',
      residentialCountry: 'CH',
      intendedDateOfArrival: '2027-02-10',
    })
    expect(second?.follows).toBe(true)
    expect(faults(rows)).toEqual([['residentialAddress residentialAddress.required'], []])
  })

  test('who says something of their own does not follow', () => {
    const rows = [asRow(), asRow({ residentialCity: 'Wien', residentialAddress: 'Ring 1' })]
    expect(travellersOf(rows, reading)[1]?.follows).toBe(false)
  })

  test('defaults fill what the sheet leaves out', () => {
    const known = { intendedDateOfArrival: '2027-02-10' }
    const [one] = travellersOf([asRow({ intendedDateOfArrival: '' })], { ...reading, known })
    expect(one?.answers.intendedDateOfArrival).toBe('2027-02-10')
  })

  test('a dash for a surname says that the passport has none', () => {
    const [one] = travellersOf([asRow({ lastName: '—' })], reading)
    expect(one).toMatchObject({ answers: { lastName: '', singleName: true }, faults: [] })
  })

  test('in a column with H, M is mujer', () => {
    const rows = [asRow({ gender: 'H' }), asRow({ gender: 'M' })]
    const read = travellersOf(rows, reading).map(({ answers }) => answers.gender)
    expect(read).toEqual(['male', 'female'])
  })

  test.each([
    ...tableOf`
      Nederlandse, German | | female, male; BE | | female, male; Spanish | | male, female
      ES, MX | Voornaam, Geslacht | female, male; NL | Nombre, Sexo | male, female
    `,
    // Either.
    ...tableOf`NL, ES | | , ; Kenya | Name, Sex | , `,
  ])('V and M of %j below %j are %j', (nationalities, headings, expected) => {
    const [first = '', second = ''] = nationalities.split(', ')
    const rows = [
      asRow({ gender: 'V', nationality: first }),
      asRow({ gender: 'M', nationality: second }),
    ]
    const read = travellersOf(rows, { ...reading, headings: headings.split(', ') })
    expect(
      read
        .map(({ answers }) => answers.gender)
        .join(', ')
        .trim(),
    ).toBe(expected)
  })
})

test.each([
  // The codes of Saudi Arabia and the Turks and Caicos Islands beside other codes alone.
  [['SA', 'AE'], 'SA'],
  [['TC', 'tc', 'GB', ''], 'TC'],
  // Otherwise perhaps South Africa and Türkiye.
  [['SA'], ''],
  [['TC', 'TC'], ''],
  [['SA', 'Kenya'], ''],
  [['SA', 'USA'], ''],
  [['SA', 'UK'], ''],
])('the first of the countries %j is %j', (cells, code) => {
  const rows = cells.map((nationality) => asRow({ nationality }))
  expect(travellersOf(rows, reading)[0]?.answers.nationality).toBe(code)
})

test('any sheet: nothing throws, and no traveller appears twice', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('Name', 'DOB', 'Ada', 'CH', 'm', '3/4/1990', '32959', 'X1234567', ''),
  )
  const cells = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 })
  always(cells, (given) => {
    const { rows } = sheetOf(given)
    expect(rows.length).toBeLessThanOrEqual(given.length)
    expect(travellersOf(rows, reading)).toHaveLength(rows.length)
  })
})

test.each(tableOf`
  31.02.2015 | 31 | 2 | 28; 2015-02-31 | 31 | 2 | 28; 31/4/2015 | 31 | 4 | 30
  31 février 2015 | 31 | 2 | 28; 31.02.15 | 31 | 2 | 28; 20150431 | 31 | 4 | 30
  2015年2月31日 | 31 | 2 | 28; 2/30/2015 | 30 | 2 | 28
`)('%s, a day its month does not have, is passed on', (dateOfBirth, day, month, days) => {
  const [read] = travellersOf([asRow({ dateOfBirth })], reading)
  expect(read?.typed).toEqual({ dateOfBirth: { day, month, year: '2015' } })
  const params = { month: Number(month), year: '2015', days: Number(days) }
  const finding = { code: 'date.no-such-day', params }
  expect(read?.faults).toMatchObject([{ field: 'dateOfBirth', finding }])
})
