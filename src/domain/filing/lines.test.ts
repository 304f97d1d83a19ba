import { describe, expect, test } from 'vitest'
import { plainLatin, zoneText } from '../passport/transliteration.ts'
import { shippedRules } from '../rules/shipped.ts'
import { defaultForm } from './default-form.ts'
import {
  askedLines,
  type FilingForm,
  type FilingLine,
  formFault,
  hasLine,
  maxAskedLines,
} from './form.ts'
import { type FiledApplication, type FiledTraveller, portalLines } from './lines.ts'
import { formatsOf, type LineFormat } from './sources.ts'
import { valueIn } from './value.ts'

const application: FiledApplication = {
  ...{ id: 42, visaType: 'tourist', portOfEntry: 'air-znz' },
  ...{ contactPhone: '+905321234567', companyEmail: 'help@karibu.example' },
}
const ada: FiledTraveller = {
  ...{ position: 1, firstName: 'Ada Zoë', lastName: 'Müller-Lüdenscheidt', singleName: false },
  ...{ zoneNames: null, gender: 'female', dateOfBirth: '1990-02-03', placeOfBirth: 'Köln' },
  ...{ nationality: 'TR', occupation: null, passportNumber: 'X1234567' },
  ...{ passportIssuingCountry: 'TR', passportIssueDate: '2020-01-02' },
  ...{ passportExpiryDate: '2030-01-01', intendedDateOfArrival: '2026-12-24', portOfEntry: null },
  ...{ residentialAddress: 'Straße 1', residentialCity: 'İzmir', residentialPostalCode: null },
  ...{ residentialCountry: 'TR', accommodationAddress: 'Beach Road 5' },
  ...{ accommodationCity: 'Zanzibar', companionName: null, keptAnswers: new Map() },
}
const lineOf = (key: string, traveller = ada, others: readonly FiledTraveller[] = []) =>
  portalLines(shippedRules, defaultForm, application, traveller, others).find(
    (line) => line.key === key,
  )

test.each(['Иван', 'محمد', '王伟', 'Γιώργος', 'Ada 王'])('%s cannot be written', (lastName) => {
  expect([zoneText(lastName), plainLatin(lastName)]).toEqual([null, null])
  const line = { value: '', missing: 'other-script' }
  expect(lineOf('surname', { ...ada, lastName })).toMatchObject(line)
})

test.each([
  ['present-postal-code', {}, true],
  ['companion', {}, true],
  ['companion', { companionName: '海' }, false],
  ['occupation', { occupation: null }, false],
  ['surname', {}, false],
  ['marital-status', {}, false],
])('%s of %o may stay empty: %s', (key, answers, isOptional) => {
  expect(lineOf(key, { ...ada, ...answers })?.isOptional).toBe(isOptional)
})

test.each([
  ['employer', 'Employer', true],
  ['employer', 'Employer or school', false],
  ['nothing', 'Employer', false],
  ['funds', 'Funds', false],
])('the form has %s as “%s”: %s', (line, label, has) => {
  expect(hasLine(defaultForm, { line, label })).toBe(has)
})

describe('formats', () => {
  const as = (source: FilingLine['source'], format: LineFormat, answer: string) =>
    valueIn({ source, format, values: undefined }, answer)
  test.each([
    ['DD/MM/YYYY', '03/02/1990'],
    ['DD-MM-YYYY', '03-02-1990'],
    ['DD.MM.YYYY', '03.02.1990'],
    ['DD MMM YYYY', '03 Feb 1990'],
    ['MM/DD/YYYY', '02/03/1990'],
    ['YYYY-MM-DD', '1990-02-03'],
  ] as const)('a date as %s is %s', (format, written) => {
    expect(as('date-of-birth', format, '1990-02-03')).toBe(written)
  })
  test.each([
    ['name', 'Switzerland'],
    ['name-capitals', 'SWITZERLAND'],
    ['alpha-3', 'CHE'],
    ['alpha-2', 'CH'],
  ] as const)('a country as %s', (format, text) =>
    expect(as('nationality', format, 'CH')).toBe(text),
  )
  test.each([
    ['plus', '+905321234567'],
    ['zeros', '00905321234567'],
    ['digits', '905321234567'],
  ] as const)('a phone number with %s', (format, written) => {
    expect(as('phone', format, '+905321234567')).toBe(written)
  })
  test('the portal’s own word takes the place of ours', () => {
    const line = { source: 'nationality', format: 'name', values: { CI: 'Ivory Coast' } } as const
    expect(valueIn(line, 'CI')).toBe('Ivory Coast')
  })
})

describe('lines', () => {
  test('stand in the order of the form, with what we do not ask', () => {
    const lines = portalLines(shippedRules, defaultForm, application, ada)
    expect(lines.slice(0, 5).map(({ key, value }) => [key, value])).toEqual([
      ['start-email', 'help@karibu.example'],
      ['start-passport-number', 'X1234567'],
      ['start-passport-country', expect.any(String)],
      ['given-names', 'ADA ZOE'],
      ['surname', 'MUELLER LUEDENSCHEIDT'],
    ])
    expect(lineOf('marital-status')).toMatchObject({ value: '', missing: 'not-asked' })
    expect(lineOf('occupation')).toMatchObject({ value: '', missing: 'empty' })
    expect(lineOf('port')?.value).toBe('Zanzibar Abeid Amani Karume International Airport')
    expect(lineOf('father-name')).toBeUndefined()
  })

  test('the spelling of the machine zone wins as long as it is the same name', () => {
    const zoneNames = { surname: 'MULLER LUDENSCHEIDT', givenNames: 'ADA ZOE' }
    expect(lineOf('surname', { ...ada, zoneNames })?.value).toBe('MULLER LUDENSCHEIDT')
    const corrected = { ...ada, lastName: 'Schmidt', zoneNames }
    expect(lineOf('surname', corrected)?.value).toBe('SCHMIDT')
  })

  test('a kept answer fills what is empty, and gives way to what the application says', () => {
    const keptAnswers = new Map([
      ['marital-status', 'Single'],
      ['sex', 'None'],
    ])
    const traveller = { ...ada, keptAnswers }
    const status = (of = ada) => lineOf('marital-status', of)
    expect(status(traveller)).toMatchObject({ value: 'Single', missing: null, isKept: true })
    expect(lineOf('sex', traveller)).toMatchObject({ value: 'Female', isKept: false })
    expect(status()).toMatchObject({ value: '', missing: 'not-asked', isKept: false })
  })

  test('a single name is the surname', () => {
    const single = { ...ada, singleName: true, firstName: 'Suharto', lastName: '' }
    expect(lineOf('surname', single)?.value).toBe('SUHARTO')
    expect(lineOf('given-names', single)?.missing).toBe('empty')
  })

  test('only what all have in common is shared, and never what tells persons apart', () => {
    const ben = { ...ada, position: 2, firstName: 'Ben', residentialCity: 'Ankara' }
    const shared = portalLines(shippedRules, defaultForm, application, ada, [ben])
      .filter(({ isShared }) => isShared)
      .map(({ key }) => key)
    expect(shared).toEqual(expect.arrayContaining(['present-address', 'arrival']))
    for (const own of ['present-city', 'nationality', 'surname']) expect(shared).not.toContain(own)
    const alone = portalLines(shippedRules, defaultForm, application, ada)
    expect(alone.some(({ isShared }) => isShared)).toBe(false)
  })

  test('those are answered along whose lines are as empty, or answered alike, and tell nobody apart', () => {
    const withAnswers = (position: number, answers: Record<string, string>) => ({
      ...{ ...ada, position, accommodationCity: position === 5 ? 'Arusha' : null },
      keptAnswers: new Map(Object.entries(answers)),
    })
    const answered = { 'host-name': 'Reef Hotel', 'marital-status': 'Single' }
    const [first, ...others] = [
      withAnswers(1, answered),
      withAnswers(2, answered),
      withAnswers(3, { ...answered, 'host-name': 'Palm Hotel' }),
      withAnswers(4, {}),
      withAnswers(5, { departure: '24 Dec' }),
    ] as const
    const lines = portalLines(shippedRules, defaultForm, application, first, others)
    const alike = (key: string) => lines.find((line) => line.key === key)?.alike
    expect(alike('host-name')).toEqual([2, 4, 5])
    expect(alike('departure')).toEqual([2, 3, 4])
    expect(alike('first-destination')).toEqual([2, 3, 4])
    expect(alike('marital-status')).toEqual([])
    // The application answers it.
    expect(alike('present-city')).toEqual([])
    const pair = portalLines(shippedRules, defaultForm, application, first, others.slice(0, 1))
    const isShared = (key: string) => pair.find((line) => line.key === key)?.isShared
    expect([isShared('host-name'), isShared('marital-status')]).toEqual([true, false])
  })

  test('each traveller may have an address of their own', () => {
    const form = { ...defaultForm, mailbox: 'visa+{reference}-{traveller}@karibu.example' }
    const [line] = portalLines(shippedRules, form, application, { ...ada, position: 3 })
    expect(line?.value).toBe('visa+TZ-000042-3@karibu.example')
  })
})

describe('a form', () => {
  const first = defaultForm.sections[0]?.lines[0] as FilingLine
  const withLine = (line: Partial<FilingLine>): FilingForm => ({
    ...defaultForm,
    sections: [{ key: 'only', label: 'Only', lines: [{ ...first, ...line }] }],
  })
  const notAsked = { ...first, source: 'not-asked', format: 'as-written', isAsked: true } as const
  const withAsked = (count: number): FilingForm => {
    const lines = Array.from({ length: count }, (_, at) => ({ ...notAsked, key: `line-${at}` }))
    return { ...defaultForm, sections: [{ key: 'only', label: 'Only', lines }] }
  }
  test('asks travellers what is switched on, is on, and has no other source', () => {
    expect(askedLines(defaultForm)).toEqual([])
    expect(formFault(withAsked(maxAskedLines))).toBeNull()
    const [asked] = withAsked(1).sections
    const others = [{ isOn: false }, { source: 'sex' as const }, { isAsked: undefined }]
    const lines = others.map((other, at) => ({ ...notAsked, ...other, key: `other-${at}` }))
    const form = { sections: asked ? [{ ...asked, lines: [...lines, ...asked.lines] }] : [] }
    expect(askedLines(form)).toEqual([{ key: 'line-0', label: first.label }])
    const [line] = portalLines(shippedRules, withAsked(1), application, ada)
    expect(line?.missing).toBe('empty')
  })
  test('that is shipped can be used', () => expect(formFault(defaultForm)).toBeNull())
  test.each([
    ['format.other-kind', withLine({ format: 'DD/MM/YYYY' })],
    ['value.unknown', withLine({ source: 'sex', values: { robot: 'Robot' } })],
    ['value.unknown', withLine({ source: 'nationality', format: 'name', values: { xx: 'X' } })],
    ['line.none', withLine({ isOn: false })],
    ['key.twice', withLine({ key: 'only' })],
    ['asked.too-many', withAsked(maxAskedLines + 1)],
  ])('with %s cannot', (fault, form) => expect(formFault(form)).toBe(fault))
  test('every kind has a format', () => {
    for (const formats of Object.values(formatsOf)) expect(formats.length).toBeGreaterThan(0)
  })
})
