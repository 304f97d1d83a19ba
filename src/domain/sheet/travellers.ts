import {
  type ApplicantAnswers,
  type ApplicantContext,
  checkApplicant,
} from '../application/steps/applicant.ts'
import { cleanCode, cleanName } from '../application/steps/clean.ts'
import { type Finding, finding } from '../application/steps/finding.ts'
import { cleanEmail, isEmailAddress } from '../email.ts'
import { cleanText } from '../text.ts'
import type { TypedDate } from '../time/typed-date.ts'
import { type Cells, columnsOf, type GivenColumns, type UnknownColumn } from './columns.ts'
import { isColumnOfCodes, readCountryCell } from './country-cell.ts'
import { type DayOrder, readDateCell } from './date-cell.ts'
import { type SheetColumn, type SheetField, sheetFields } from './headings.ts'
import { joinNames, splitName } from './names.ts'
import { readSexCell, sexLettersOf } from './sex-cell.ts'

/** A traveller's row, each cell as written. */
export type SheetRow = Readonly<Partial<Record<SheetField, string>>>

export type Sheet = Readonly<{
  /** Its columns, in the template's order. */
  fields: readonly SheetField[]
  rows: readonly SheetRow[]
  /** Columns ignored until the user assigns them. */
  unknown: readonly UnknownColumn[]
  headings: readonly string[] | null
}>

/** The passport number of the template's example row. */
export const examplePassport = 'X0000000'

/** The travellers of a sheet: non-empty rows without the template's example. */
export function sheetOf(cells: Cells, given?: GivenColumns): Sheet {
  const { fields, rows, unknown, headings } = columnsOf(cells, given)
  const read = rows.map((row) => rowOf(row, fields))
  const people = read.filter(
    (row) => Object.keys(row).length > 0 && cleanCode(row.passportNumber ?? '') !== examplePassport,
  )
  const held = new Set<SheetColumn | null>(fields)
  if (held.has('fullName')) held.add('firstName').add('lastName')
  return {
    fields: sheetFields.filter((field) => held.has(field)),
    rows: people,
    unknown,
    headings,
  }
}

function rowOf(row: readonly string[], fields: readonly (SheetColumn | null)[]): SheetRow {
  const texts = fields.flatMap((field, column) => {
    const text = cleanText(row[column] ?? '')
    return field && text ? [{ field, text }] : []
  })
  const saidAs = (wanted: SheetColumn) =>
    texts.flatMap(({ field, text }) => (field === wanted ? [text] : [])).join(' ')
  const {
    middleName: _,
    otherSurname: __,
    fullName,
    ...own
  } = Object.fromEntries(texts.map(({ field, text }) => [field, text])) as Partial<
    Record<SheetColumn, string>
  >
  const names = fullName ? splitName(fullName, own) : own
  // Other names alone do not make the name: the column of the first may be an unknown one.
  const firstName = names.firstName && joinNames(names.firstName, saidAs('middleName'))
  const lastName = names.lastName && joinNames(names.lastName, saidAs('otherSurname'))
  return { ...own, ...names, ...(firstName && { firstName }), ...(lastName && { lastName }) }
}

const dates = {
  dateOfBirth: 0,
  passportIssueDate: 0,
  passportExpiryDate: 30,
  intendedDateOfArrival: 2,
} as const satisfies Partial<Record<SheetField, number>>
type DateField = keyof typeof dates
const dateFields = Object.keys(dates) as DateField[]
const countryFields = ['nationality', 'passportIssuingCountry', 'residentialCountry'] as const

/** Groups of shared answers, copied from the first traveller to rows that leave a whole group empty. */
export const sharedParts = [
  ['residentialAddress', 'residentialCity', 'residentialPostalCode', 'residentialCountry'],
  ['intendedDateOfArrival'],
  ['accommodationAddress', 'accommodationCity'],
] as const satisfies readonly (readonly SheetField[])[]

export type SheetReading = Readonly<{
  order: DayOrder | null
  context: ApplicantContext
  /** Defaults for what the whole sheet leaves out: arrival, nationality. */
  known: ApplicantAnswers
  headings: Sheet['headings']
}>

/** A fault in a cell; `unread` if not understood. */
export type CellFault = Readonly<{ field: SheetField; finding: Finding | 'unread' | 'ambiguous' }>

export type SheetTraveller = Readonly<{
  answers: ApplicantAnswers
  faults: readonly CellFault[]
  /** Impossible dates as written, to be corrected in the form. */
  typed: Partial<Record<DateField, TypedDate>>
  /** Has no address, arrival or accommodation other than the first traveller's. */
  follows: boolean
}>

/** Whether any date of the sheet is ambiguous. */
export function asksOrder(rows: readonly SheetRow[]): boolean {
  return rows.some((row) =>
    dateFields.some((field) => {
      const read = readDateCell(row[field] ?? '', { order: null, latestYear: 2099 })
      return 'fault' in read && read.fault === 'ambiguous'
    }),
  )
}

/** The travellers of the rows, each with its faults by the rules of an application. */
export function travellersOf(rows: readonly SheetRow[], reading: SheetReading): SheetTraveller[] {
  const columns = columnsIn(rows, reading.headings ?? [])
  let first: ApplicantAnswers = reading.known
  return rows.map((row, index) => {
    const read = readRow(row, reading, columns)
    const answers = { ...read.answers, ...shared(row, first) }
    const whole = { ...answers, ...fromNationality(answers) }
    if (index === 0) first = whole
    const follows =
      index > 0 &&
      sharedParts.flat().every((field) => (whole[field] ?? '') === (first[field] ?? ''))
    const faults = faultsOf(row, whole, read.unread, follows, reading)
    return { answers: whole, faults, typed: read.typed, follows }
  })
}

const noName = /^[-–—]+$/

/** What a column's cells say of one another. */
function columnsIn(rows: readonly SheetRow[], headings: readonly string[]) {
  const ofCodes = new Set(
    countryFields.filter((field) => isColumnOfCodes(rows.map((row) => row[field] ?? ''))),
  )
  const nationalities = rows.map(({ nationality = '' }) =>
    readCountryCell(nationality, ofCodes.has('nationality')),
  )
  const letters = sexLettersOf(
    rows.map(({ gender = '' }) => gender),
    nationalities,
    headings,
  )
  return { letters, ofCodes }
}

type Unread = ReadonlyMap<SheetField, CellFault['finding']>

function readRow(
  row: SheetRow,
  { order, context }: SheetReading,
  { letters, ofCodes }: ReturnType<typeof columnsIn>,
) {
  const unread = new Map<SheetField, CellFault['finding']>()
  const typed: Partial<Record<DateField, TypedDate>> = {}
  const answers: Record<string, string> = { ...row }
  const put = (field: SheetField, value: string | null) => {
    if (value === null) unread.set(field, 'unread')
    answers[field] = value ?? ''
  }
  for (const field of dateFields) {
    const text = row[field]
    if (!text) continue
    const latestYear = Number(context.today.slice(0, 4)) + dates[field]
    const read = readDateCell(text, { order, latestYear })
    if ('fault' in read && read.fault === 'ambiguous') unread.set(field, 'ambiguous')
    else put(field, 'date' in read ? read.date : null)
    if ('fault' in read) answers[field] = ''
    if (!('typed' in read)) continue
    const { month, days } = read
    typed[field] = read.typed
    unread.set(field, finding(field, 'date.no-such-day', { month, year: read.typed.year, days }))
  }
  for (const field of countryFields) {
    if (row[field]) put(field, readCountryCell(row[field], ofCodes.has(field)))
  }
  for (const field of ['firstName', 'lastName'] as const) {
    if (row[field]) put(field, cleanName(row[field]))
  }
  if (row.gender) put('gender', readSexCell(row.gender, letters))
  if (row.linkEmail) {
    answers.linkEmail = cleanEmail(row.linkEmail)
    if (!isEmailAddress(answers.linkEmail)) unread.set('linkEmail', 'unread')
  }
  // A dash: the passport has no surname.
  const single = noName.test(row.lastName ?? '') ? { lastName: '', singleName: true } : {}
  return { answers: { ...answers, ...single } as ApplicantAnswers, unread: unread as Unread, typed }
}

/** The first traveller's answers for each group that a row leaves empty. */
function shared(row: SheetRow, first: ApplicantAnswers): ApplicantAnswers {
  const silent = sharedParts.filter((part) => part.every((field) => !row[field]))
  return Object.fromEntries(silent.flat().map((field) => [field, first[field] ?? '']))
}

/** Defaults the countries of residence and issue to the nationality: true for most people. */
function fromNationality(answers: ApplicantAnswers): ApplicantAnswers {
  const { nationality = '', passportIssuingCountry, residentialCountry } = answers
  return {
    passportIssuingCountry: passportIssuingCountry || nationality,
    residentialCountry: residentialCountry || nationality,
  }
}

const isSheetField = (path: string): path is SheetField =>
  sheetFields.some((field) => field === path)

function faultsOf(
  row: SheetRow,
  answers: ApplicantAnswers,
  unread: Unread,
  follows: boolean,
  { context }: SheetReading,
): CellFault[] {
  const parts: readonly string[] = sharedParts.flat()
  const found = checkApplicant(answers, context).flatMap((finding): CellFault[] => {
    const field = finding.path
    if (!isSheetField(field) || unread.has(field)) return []
    // Fields that default to an unread nationality are not reported again.
    const isFollowing = field === 'passportIssuingCountry' || field === 'residentialCountry'
    if (isFollowing && unread.has('nationality') && !row[field]) return []
    // Reported once, for the first traveller.
    if (follows && parts.includes(field) && !row[field]) return []
    return [{ field, finding }]
  })
  return [...[...unread].map(([field, finding]) => ({ field, finding })), ...found]
}
