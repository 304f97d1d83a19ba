import { cleanCode } from '../application/steps/clean.ts'
import { cleanEmail, isEmailAddress } from '../email.ts'
import { readCountryCell } from './country-cell.ts'
import { readDateCell } from './date-cell.ts'
import {
  fieldOfHeading,
  isAnyName,
  isLatinName,
  type SheetColumn,
  type SheetField,
  sheetFields,
} from './headings.ts'
import { isSexCell } from './sex-cell.ts'

/** The cells of a sheet as text, by row. */
export type Cells = readonly (readonly string[])[]

/** Columns assigned by the user. */
export type GivenColumns = ReadonlyMap<number, SheetColumn>

export type UnknownColumn = Readonly<{ column: number; heading: string }>

/** The field of each column, or null; and the rows below the headings. */
export type Columns = Readonly<{
  fields: readonly (SheetColumn | null)[]
  rows: Cells
  /** Columns with unrecognised headings, whatever the user assigned. */
  unknown: readonly UnknownColumn[]
  /** Null if there are none. */
  headings: readonly string[] | null
}>

/** Maximum rows above the headings: a title, a date, an empty line. */
const rowsAbove = 10

/** Finds columns by heading; without headings by the template's order or by content. */
export function columnsOf(cells: Cells, given: GivenColumns = new Map()): Columns {
  // Rows of nothing but dashes rule off the headings.
  const filled = cells.filter((row) => row.some((cell) => /[^\s\-–—:=_+|]/.test(cell)))
  const at = filled.slice(0, rowsAbove).findIndex(isHeading)
  if (at >= 0) {
    const [first = [], second = []] = filled.slice(at)
    const isTwo = isSecondRow(first, second)
    const headings = isTwo ? joined(first, second) : inGroups(filled[at - 1] ?? [], first)
    // Pages repeat them; a name or a kind of document may be a heading's word, too.
    const repeated = new Set(filled.slice(at, isTwo ? at + 2 : at + 1).map(wordsOf))
    const people = filled.slice(at + repeated.size).filter((row) => !repeated.has(wordsOf(row)))
    return withHeadings(headings, people, given)
  }
  const turned = turnedOf(filled)
  if (isHeading(turned[0] ?? [])) return withHeadings(turned[0] ?? [], turned.slice(1), given)
  const [first = [], ...below] = filled
  if (isUnknownHeading(first, below)) return withHeadings(first, below, given)
  const width = Math.max(0, ...filled.map((row) => row.length))
  const inOrder = Array.from({ length: width }, (_, index) => sheetFields[index] ?? null)
  const fields = fits(inOrder, filled) ? inOrder : byContent(width, filled)
  // A single column is text, not a list of travellers.
  const isList = fields.filter((field) => field !== null).length >= 2
  return { fields, rows: isList ? filled : [], unknown: [], headings: null }
}

const wordsOf = (row: readonly string[]): string =>
  row
    .map((cell) => cell.trim())
    .join('\n')
    .trimEnd()

function isHeading(row: readonly string[]): boolean {
  const named = row.filter((cell) => fieldOfHeading(cell) !== null).length
  return named >= 2 && named * 2 >= row.filter((cell) => cell.trim() !== '').length
}

/** '(as in passport)' and 'DD/MM/YYYY' below a heading. */
const isNote = (cell: string) =>
  /^[([][^)\]]*[)\]]$|^(\p{L})\1{0,3}([./ -])(\p{L})\3{0,3}\2(\p{L})\4{0,3}$/u.test(cell.trim())

/** 'Passport' above 'No', 'Issue date' and 'Expiry date', whose cells are merged. */
const isSecondRow = (first: readonly string[], second: readonly string[]): boolean => {
  const cells = second.flatMap((cell, at) => (cell.trim() === '' ? [] : [{ cell, at }]))
  const both = joined(first, second)
  const isKnown = ({ cell, at }: (typeof cells)[number]) => {
    const isOwn = both[at] !== first[at] && fieldOfHeading(both[at] ?? '') !== null
    return isOwn || isNote(cell) || fieldOfHeading(cell) !== null
  }
  const [known, others] = [cells.filter(isKnown), cells.filter((cell) => !isKnown(cell))]
  const isMost = known.length * 2 >= cells.length && known.length > 1
  const isAll = known.length > 0 && others.length === 0
  // Below a heading that is known by itself stand answers.
  const isAnswered = others.some(({ at }) => fieldOfHeading(first[at] ?? '') !== null)
  return (isMost || isAll) && !isAnswered && !cells.some(({ cell }) => /\p{Nd}/u.test(cell))
}

/** Headings below a row of groups, not below a title. */
function inGroups(groups: readonly string[], headings: readonly string[]): readonly string[] {
  if (groups.filter((cell) => cell.trim() !== '').length < 2) return headings
  const both = joined(groups, headings)
  return headings.map((heading, at) => (heading.trim() === '' ? heading : (both[at] ?? heading)))
}

/** Headings of two rows: of each the lower one, with the upper one where that says of what. */
function joined(upper: readonly string[], lower: readonly string[]): readonly string[] {
  const width = Math.max(upper.length, lower.length)
  let group = ''
  return Array.from({ length: width }, (_, at) => {
    const [above = '', below = ''] = [upper[at]?.trim(), lower[at]?.trim()]
    if (above !== '') group = above.replace(/ *\b(?:details?|data|info|information|daten)$/i, '')
    if (below === '' || isNote(below)) return above
    const both = `${group} ${below}`
    if (group !== '' && fieldOfHeading(both) !== null) return both
    return fieldOfHeading(below) === null && fieldOfHeading(above) !== null ? above : below
  })
}

/** A sheet for one person, or with a column for each. */
function turnedOf(rows: Cells): Cells {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ''))
}

/** Headings of a language that we do not know: no digits, above columns full of them. */
function isUnknownHeading(row: readonly string[], below: Cells): boolean {
  const words = row.filter((cell) => cell.trim() !== '')
  if (words.length < 3 || words.some((cell) => /\p{Nd}/u.test(cell))) return false
  const isOver = (cell: string, at: number) =>
    cell.trim() !== '' && holds(below, at, (each) => /\p{Nd}{2}/u.test(each), false)
  const numbers = row.filter(isOver)
  return numbers.length >= 2
}

function withHeadings(headings: readonly string[], rows: Cells, given: GivenColumns): Columns {
  const wanted = withAnyName(headings)
  const hasBoth = wanted.includes('firstName') && wanted.includes('lastName')
  // Of two 'City' columns the first counts, of names the one in Latin letters; other names may
  // span several.
  const columnOf = (field: SheetColumn) => {
    const all = wanted.flatMap((each, index) => (each === field ? [index] : []))
    return all.find((index) => isLatinName(headings[index] ?? '')) ?? all[0]
  }
  const found = wanted.map((field, index) => {
    if (field === null || (field === 'fullName' && hasBoth)) return null
    const isMany = field === 'middleName' || field === 'otherSurname'
    return isMany || columnOf(field) === index ? field : null
  })
  // Names are not guessed: which is the surname?
  const isStrange = found.every((field) => field === null)
  const guessed = isStrange ? byContent(headings.length, rows, []) : found
  const unknown = headings.flatMap((heading, column) =>
    heading.trim() !== '' && guessed[column] === null ? [{ column, heading: heading.trim() }] : [],
  )
  const fields = guessed.map((field, column) => given.get(column) ?? field)
  return { fields, rows, unknown, headings }
}

/** 'Name' is the surname beside 'Vorname', the given names beside 'Surname', and the full name alone. */
function withAnyName(headings: readonly string[]): (SheetColumn | null)[] {
  const wanted = headings.map((heading) => (isAnyName(heading) ? null : fieldOfHeading(heading)))
  const [hasFirst, hasLast] = [wanted.includes('firstName'), wanted.includes('lastName')]
  const all: SheetColumn = hasFirst ? 'lastName' : hasLast ? 'firstName' : 'fullName'
  const isOpen = !(hasFirst && hasLast) && !wanted.includes('fullName')
  return wanted.map((field, at) => (isOpen && isAnyName(headings[at] ?? '') ? all : field))
}

const year = 2099
const reading = { order: 'day-first', latestYear: year } as const
const isDate = (cell: string) => !/^\d{1,5}$/.test(cell) && 'date' in readDateCell(cell, reading)
const isPassport = (cell: string) => /^(?=.*\d)[A-Z0-9]{6,12}$/.test(cleanCode(cell))

const kinds: readonly [kind: RegExp, holds: (cell: string) => boolean][] = [
  [/Date/i, isDate],
  [/^gender$/, isSexCell],
  [/^nationality$|Country$/, (cell) => readCountryCell(cell) !== null],
  [/^passportNumber$/, (cell) => isPassport(cell) && !isDate(cell)],
  [/^linkEmail$/, (cell) => isEmailAddress(cleanEmail(cell))],
]

const filledIn = (rows: Cells, column: number) =>
  rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')

/** Whether most cells of a column match. `isEmptyFine`: so does an empty column. */
function holds(rows: Cells, column: number, test: (cell: string) => boolean, isEmptyFine: boolean) {
  const found = filledIn(rows, column)
  if (found.length === 0) return isEmptyFine
  return found.filter(test).length >= found.length * 0.6
}

function fits(fields: readonly (SheetField | null)[], rows: Cells): boolean {
  const checked = fields.flatMap((field, column) => {
    const kind = kinds.find(([pattern]) => field && pattern.test(field))
    return kind ? [holds(rows, column, kind[1], true)] : []
  })
  return checked.length >= 3 && checked.every(Boolean)
}

/** The usual order of similar columns. */
const usual: readonly (readonly SheetField[])[] = [
  ['dateOfBirth', 'passportIssueDate', 'passportExpiryDate', 'intendedDateOfArrival'],
  ['gender'],
  ['nationality', 'passportIssuingCountry', 'residentialCountry'],
  ['passportNumber'],
  ['linkEmail'],
]

const usualTexts: readonly SheetField[] = [
  'firstName',
  'lastName',
  'residentialAddress',
  'residentialCity',
]

function byContent(
  width: number,
  rows: Cells,
  textFields: readonly SheetField[] = usualTexts,
): (SheetField | null)[] {
  const free = usual.map((fields) => [...fields])
  const texts = [...textFields]
  const dates = Array.from({ length: width }, (_, at) => at).filter((at) =>
    holds(rows, at, isDate, false),
  )
  // Of two dates the second is the expiry, which matters more than the issue.
  if (dates.length === 2) free[0] = ['dateOfBirth', 'passportExpiryDate']
  return Array.from({ length: width }, (_, column) => {
    const kind = kinds.findIndex(([, test]) => holds(rows, column, test, false))
    if (kind >= 0) return free[kind]?.shift() ?? null
    const isText = holds(rows, column, (cell) => /\p{L}/u.test(cell), false)
    return isText ? (texts.shift() ?? null) : null
  })
}
