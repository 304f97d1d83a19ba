import { describe, expect, it } from 'vitest'
import { cleanName } from './clean.ts'
import { checkName, checkNames } from './name-rules.ts'

const codes = (name: string) => checkName('firstName', name).map(({ code }) => code)

describe('a name as in the passport', () => {
  it.each([
    'Ada',
    'Anne-Marie',
    "O'Neill",
    'D’Arc',
    'Müller',
    'Nguyễn Thị Minh',
    'Þórður',
    'İbrahim',
    'Łukasz',
    'da Silva e Souza',
    'St. John',
    'Ramasamy A/L Muthu',
    'Abdullah @ Lim',
    'Gal·la',
    'Ka‘ahumanu',
    'Jose\u0301',
    'ＡＤＡ',
    'III',
    'A'.repeat(44),
    'A'.repeat(128),
    'Null',
  ])('%s', (name) => {
    const expected = name === 'Null' ? ['name.placeholder'] : []
    expect(codes(name)).toEqual(expected)
  })

  it.each([
    ['O', 'name.short'],
    ['Ж', 'name.not-latin'],
    ['Мария', 'name.not-latin'],
    ['Mаria', 'name.not-latin'],
    ['山田', 'name.not-latin'],
    ['やまだ', 'name.not-latin'],
    ['김민준', 'name.not-latin'],
    ['محمد', 'name.not-latin'],
    ['Παπαδόπουλος', 'name.not-latin'],
    ['-', 'name.no-letters'],
    ['...', 'name.no-letters'],
    ['123', 'name.no-letters'],
    ['Ada2', 'name.symbols'],
    ['MUSTER<<ADA', 'name.symbols'],
    ['Ada_Muster', 'name.symbols'],
    ['Ada 😀', 'name.symbols'],
    ['N/A', 'name.placeholder'],
    ['none', 'name.placeholder'],
    ['XXX', 'name.placeholder'],
    ['FNU', 'name.placeholder'],
    ['LNU', 'name.placeholder'],
    ['N.A.', 'name.placeholder'],
    ['No Given Name', 'name.placeholder'],
    ['(no given names)', 'name.placeholder'],
    ['Not applicable', 'name.placeholder'],
    ['not  applicable.', 'name.placeholder'],
    ['Nil', 'name.placeholder'],
    ['xx', 'name.placeholder'],
    ['XXX XXX', 'name.placeholder'],
    ['Unknown', 'name.placeholder'],
    ['same', 'name.placeholder'],
    ['Same as above', 'name.placeholder'],
    ['Kein Vorname', 'name.placeholder'],
    ['entfällt', 'name.placeholder'],
    ['Néant', 'name.placeholder'],
    ['sans prénom', 'name.placeholder'],
    ['No aplica', 'name.placeholder'],
    ['sin apellido', 'name.placeholder'],
    ['Não se aplica', 'name.placeholder'],
    ['nessuno', 'name.placeholder'],
    ['n.v.t.', 'name.placeholder'],
    ['Soyadı yok', 'name.placeholder'],
    ['Tidak ada', 'name.placeholder'],
    ['brak', 'name.placeholder'],
    ['–', 'name.no-letters'],
  ])('%s: %s', (name, code) => {
    expect(codes(name)).toEqual([code])
  })
})

it.each([
  [
    'Nada',
    'Nadia',
    'Nilsson',
    'Samed',
    'Noname',
    'Unknowles',
    'Sansone',
    'Dalla Nona',
    'Max',
    'Xx Ye',
  ],
])('%j are names', (...names) => {
  expect(names.flatMap(codes)).toEqual([])
})

it.each([
  ['Müller—Lee', 'Müller-Lee'],
  ['Müller–Lee', 'Müller-Lee'],
  ['Müller--Lee', 'Müller-Lee'],
  ['Müller\u2011Lee', 'Müller-Lee'],
  ['Müller\u2212Lee', 'Müller-Lee'],
  ['O’Neill', "O'Neill"],
  ['O‘Neill', "O'Neill"],
  ['O`Neill', "O'Neill"],
  ['O´Neill', "O'Neill"],
  ['O′Neill', "O'Neill"],
  ['OʼNeill', "O'Neill"],
  ['O＇Neill', "O'Neill"],
  ['Kaʻiulani', "Ka'iulani"],
  ['Ada  Maria', 'Ada Maria'],
  ['Ada\u00a0Maria\u202f', 'Ada Maria'],
  ['Ada. ', 'Ada'],
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
