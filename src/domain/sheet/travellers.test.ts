import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleApplicant, exampleContext } from '../../../test/support/answers.ts'
import { computingMs } from '../../../test/support/computing.ts'
import { sheetFields } from './headings.ts'
import { asksOrder, examplePassport, type SheetRow, sheetOf, travellersOf } from './travellers.ts'

const reading = { order: null, context: exampleContext, known: {} } as const
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
    expect(unknown).toEqual(['Zimmer'])
  })

  test('are those of the template where there is no heading', () => {
    const row = sheetFields.map((field) => asRow()[field] ?? '')
    expect(sheetOf([row]).rows).toEqual([asRow()])
  })

  test('are told by what stands in them, where that is not the template either', () => {
    const ada = 'X1234567|Ada|Muster|f|1990-03-27|CH|2022-05-02|2032-05-01'
    const bruno = 'X7654321|Bruno|Muster|m|1988-01-02|DE|2021-05-02|2031-05-01'
    const { rows } = sheetOf(table(`${ada}\n${bruno}`))
    expect(rows[1]).toEqual({
      passportNumber: 'X7654321',
      firstName: 'Bruno',
      lastName: 'Muster',
      gender: 'm',
      dateOfBirth: '1988-01-02',
      nationality: 'DE',
      passportIssueDate: '2021-05-02',
      passportExpiryDate: '2031-05-01',
    })
  })

  test('a heading that comes twice counts once', () => {
    const { rows, unknown } = sheetOf(table('First name|City|City\nAda|Bern|Arusha'))
    expect(rows).toEqual([{ firstName: 'Ada', residentialCity: 'Bern' }])
    expect(unknown).toEqual(['City'])
  })

  test('the example of the template is nobody', () => {
    const { rows } = sheetOf(table(`First name|Passport no\nAda|${examplePassport}\nBruno|X1`))
    expect(rows).toHaveLength(1)
  })

  test.each([[[]], [[[]]], [[['', '']]], [[['a']]]])('%j holds nobody who is known', (cells) => {
    expect(sheetOf(cells).rows).toEqual([])
  })
})

describe('travellers', () => {
  test('complete rows have nothing against them', () => {
    expect(faults([asRow()])).toEqual([[]])
  })

  test('cells as people write them become answers', () => {
    const typed = { dateOfBirth: '27 Mar 1990', nationality: 'Swiss', gender: 'weiblich' }
    const row = asRow({ ...typed, passportIssuingCountry: '', residentialCountry: '' })
    const [traveller] = travellersOf([row], reading)
    expect(traveller?.faults).toEqual([])
    expect(traveller?.answers).toMatchObject({
      dateOfBirth: '1990-03-27',
      nationality: 'CH',
      gender: 'female',
      passportIssuingCountry: 'CH',
      residentialCountry: 'CH',
    })
  })

  test('what cannot be understood is said once, and what breaks a rule by that rule', () => {
    const row = asRow({ nationality: 'Atlantis', passportNumber: 'Ж1', dateOfBirth: '31.2.1990' })
    expect(faults([{ ...row, passportIssuingCountry: 'CH' }])).toEqual([
      ['dateOfBirth unread', 'nationality unread', 'passportNumber passportNumber.symbols'],
    ])
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

  test('what is known already stands where nobody says anything', () => {
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
})

test('whatever stands in a sheet, nothing throws and nobody appears twice', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('Name', 'DOB', 'Ada', 'CH', 'm', '3/4/1990', '32959', 'X1234567', ''),
  )
  const cells = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 })
  fc.assert(
    fc.property(cells, (given) => {
      const { rows } = sheetOf(given)
      expect(rows.length).toBeLessThanOrEqual(given.length)
      expect(travellersOf(rows, reading)).toHaveLength(rows.length)
    }),
  )
})

test('two hundred rows are understood well within a second', () => {
  const cells = [
    [...sheetFields],
    ...Array.from({ length: 200 }, (_, index) =>
      sheetFields.map(
        (field) => asRow({ passportNumber: `X1${index}`, dateOfBirth: '3/27/1990' })[field] ?? '',
      ),
    ),
  ]
  const took = computingMs(() => {
    const { rows } = sheetOf(cells)
    expect(travellersOf(rows, reading).length).toBeGreaterThanOrEqual(200)
  })
  expect(took).toBeLessThan(1000)
})
