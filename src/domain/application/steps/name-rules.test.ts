import { describe, expect, it } from 'vitest'
import { tableOf } from '../../../../test/support/table.ts'
import { cleanName } from './clean.ts'
import { checkName, checkNames } from './name-rules.ts'

const codes = (name: string) => checkName('firstName', name).map(({ code }) => code)

describe('a name as in the passport', () => {
  it.each([
    ...['Ada', 'Anne-Marie', "O'Neill", 'D’Arc', 'Müller', 'Nguyễn Thị Minh', 'Þórður', 'İbrahim'],
    ...['Łukasz', 'da Silva e Souza', 'St. John', 'Ramasamy A/L Muthu', 'Abdullah @ Lim', 'Gal·la'],
    ...['Ka‘ahumanu', 'Jose\u0301', 'ＡＤＡ', 'III', 'A'.repeat(128)],
    // They only begin like words for nothing.
    ...['Nada', 'Nadia', 'Nilsson', 'Samed', 'Noname', 'Unknowles', 'Sansone', 'Dalla Nona', 'Max'],
    ...['Missy Ada', 'Herrmann', 'Dr. Ada', 'Ali Mohd', 'S. N.', 'Sir John', 'Frauke', 'Mst. Ada'],
    ...['Xx Ye', 'Nina Nina', 'No', 'Sin Ming', 'Ei Nama', 'Noah Name', 'Bez', 'Na Na', 'Na Na Ye'],
  ])('%s', (name) => expect(codes(name)).toEqual([]))

  it.each([
    ['O', 'name.short'],
    // Of Cyrillic letters that look Latin, and of one that does not.
    ...tableOf`
      Сора Petrov | name.not-latin; Cергей | name.not-latin; 山田 | name.not-latin; - | name.no-letters; 123 | name.no-letters
      Ada2 | name.symbols; MUSTER<<ADA | name.symbols; Ada_Muster | name.symbols
      Ada 😀 | name.symbols
    `,
  ])('%s: %s', (name, code) => expect(codes(name)).toEqual([code]))

  it.each([
    ...['N/A', 'none', 'XXX', 'FNU', 'LNU', 'N.A.', 'No Given Name', '(no given names)', 'Null'],
    ...['Not applicable', 'not  applicable.', 'Nil', 'xx', 'XXX XXX', 'Unknown', 'same'],
    ...['Same as above', 'Kein Vorname', 'entfällt', 'Néant', 'sans prénom', 'No aplica', 'N.N.'],
    ...['No Lastname', 'no firstname', 'Unknown Unknown', 'FNU LNU', 'N/A N/A', 'Not Provided'],
    ...['Aucun prénom', 'Sin segundo apellido', 'Ohne Nachnamen', 'utan mellannamn', 'tanpa nama'],
    ...['Walang apelyido', 'Không có', 'None given', 'keine Angaben', 'ei sukunimeä'],
    ...['Single Name', 'sin apellido', 'Não se aplica', 'nessuno', 'n.v.t.', 'Soyadı yok'],
    ...[
      'Tidak ada',
      'brak',
      'no last name on passport',
      'Surname not given',
      'not in the passport',
    ],
    ...['S/N', 'n/d', 'First name', 'Apellidos', 'ohne Angabe'],
    // Titles, which passports do not print.
    ...['Mr', 'Mrs.', 'Mr. John', 'Frau Ada', 'ADA MRS', 'Ada (Ms)'],
  ])('%s stands for none', (name) => expect(codes(name)).toEqual(['name.placeholder']))
})

it.each<readonly [string, string]>([
  ...[...'—–\u2011\u2212', '--'].map((sign) => [`Müller${sign}Lee`, 'Müller-Lee'] as const),
  ...[...'’‘`´′ʼ＇ʻ'].map((sign) => [`O${sign}Neill`, "O'Neill"] as const),
  // With Cyrillic а and С.
  ['Mаria', 'Maria'],
  ['O’Сonnor', "O'Connor"],
  ['Ada  Maria', 'Ada Maria'],
  ['Ada\u00a0Maria\u202f', 'Ada Maria'],
  ['Ada. ', 'Ada'],
  ['Ada,', 'Ada'],
  ['Muster ;', 'Muster'],
  ['Ada。', 'Ada'],
  ['Ada、', 'Ada'],
  ['Ada,.', 'Ada'],
  ['Martin, Jr.,', 'Martin, Jr.'],
  ...[...'•∙⋅‧・･'].map((sign) => [`Gal${sign}la`, 'Gal·la'] as const),
  ['Ada…', 'Ada'],
  ['Ada .', 'Ada'],
  ['Ada Maria...', 'Ada Maria'],
  ['Ada\u200b\u00adMaria', 'AdaMaria'],
  ['St. John', 'St. John'],
  ['Martin, Jr.', 'Martin, Jr.'],
  ['Ada M.', 'Ada M.'],
  ['Ma.', 'Ma.'],
  ['J.R.', 'J.R.'],
])('%j is meant as %j', (typed, meant) => {
  expect(cleanName(typed)).toBe(meant)
  expect(cleanName(meant)).toBe(meant)
  expect(codes(typed)).toEqual([])
})

it.each([
  [{ firstName: 'Ada', lastName: 'Muster' }, []],
  [{ firstName: 'Ada', lastName: '' }, ['lastName lastName.required']],
  [{ firstName: ' \u200b', lastName: 'Muster' }, ['firstName firstName.required']],
  [{}, ['firstName firstName.required', 'lastName lastName.required']],
  [{ singleName: true, firstName: 'Suharto' }, []],
  [{ singleName: true, lastName: 'Suharto', firstName: ' ' }, []],
  [{ singleName: true }, ['firstName singleName.required']],
  [{ singleName: true, firstName: 'Ada', lastName: 'Muster' }, ['lastName singleName.both']],
  [{ singleName: true, lastName: '苏哈托' }, ['lastName name.not-latin']],
])('one name or two: %j: %j', (values, expected) => {
  expect(checkNames(values).map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
})
