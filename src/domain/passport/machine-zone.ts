import type { Gender } from '../application/choice.ts'
import { countryInZone, zoneCodes } from '../reference/zone-countries.ts'
import { addMonths, ageOn, type CalendarDate, isCalendarDate } from '../time/calendar.ts'
import type { PassportFields, ZoneLines } from './reading.ts'

/** Characters per line of a passport's machine zone (ICAO Doc 9303 part 4, "TD3"). */
export const lineLength = 44

const digits = '0123456789'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** All characters of a zone, the filler first. */
export const zoneCharacters = `<${digits}${letters}`

const values: ReadonlyMap<string, number> = new Map([
  ...[...digits, ...letters].map((character, value): [string, number] => [character, value]),
  ['<', 0],
])
const weights = [7, 3, 1] as const

/** The check digit of a text (0 to 9). Throws RangeError for an invalid character. */
export function checkDigit(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) {
    const value = values.get(text[at] ?? '')
    if (value === undefined) throw new RangeError('Not a character of a machine zone')
    sum += value * (weights[at % 3] ?? 1)
  }
  return sum % 10
}

/** Positions of each part in its line: start and exclusive end. */
export const firstLine = { state: [2, 5], names: [5, 44] } as const
export const secondLine = {
  number: [0, 9],
  nationality: [10, 13],
  birth: [13, 19],
  sex: [20, 21],
  expiry: [21, 27],
  optional: [28, 42],
} as const

/** Characters allowed at a position (from 0) of a line. */
export function charactersAt(line: 0 | 1, at: number): string {
  if (line === 0) return at === 0 ? 'P' : `<${letters}`
  if (at < 9 || (at >= 28 && at < 42)) return zoneCharacters
  if (at >= 10 && at < 13) return `<${letters}`
  if (at === 20) return '<FM'
  // Some issuers use a filler as check digit of an empty optional part.
  return at === 42 ? `<${digits}` : digits
}

export type ZoneChecks = Readonly<
  Record<'number' | 'birth' | 'expiry' | 'optional' | 'composite', boolean>
>

/** Whether the check digit matches; a filler only does for empty text. */
export function holds(text: string, digit: string): boolean {
  return digit === '<' ? /^<*$/.test(text) : String(checkDigit(text)) === digit
}

/** Which check digits of a second line of 44 characters match. */
export function checksOf(line: string): ZoneChecks {
  const strict = (text: string, at: number) => line[at] !== '<' && holds(text, line[at] ?? '')
  return {
    number: strict(line.slice(0, 9), 9),
    birth: strict(line.slice(13, 19), 19),
    expiry: strict(line.slice(21, 27), 27),
    optional: holds(line.slice(28, 42), line[42] ?? ''),
    composite: strict(compositeOf(line), 43),
  }
}

/** The text of the last check digit: number, birth, expiry and optional part with their check digits. */
export function compositeOf(line: string): string {
  return line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43)
}

/** Maximum age in years. */
const oldest = 120
/** Range of expiry dates around today, in years. */
const expiredAtMost = 20
const validAtMost = 15

/** The birth date of YYMMDD: not in the future, and less than 120 years ago. */
export function birthDate(text: string, today: CalendarDate): CalendarDate | null {
  const inThisCentury = dayOf(text, '20')
  if (inThisCentury && inThisCentury <= today) return inThisCentury
  const inTheLast = dayOf(text, '19')
  return inTheLast && ageOn(inTheLast, today) < oldest ? inTheLast : null
}

/** The expiry date of YYMMDD: at most 20 years ago or 15 ahead. */
export function expiryDate(text: string, today: CalendarDate): CalendarDate | null {
  const earliest = addMonths(today, -12 * expiredAtMost)
  const latest = addMonths(today, 12 * validAtMost)
  const fits = (day: CalendarDate | null) => day !== null && day >= earliest && day <= latest
  return ['20', '19', '21'].map((century) => dayOf(text, century)).find(fits) ?? null
}

function dayOf(text: string, century: string): CalendarDate | null {
  const day = `${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`
  return text.length === 6 && isCalendarDate(day) ? day : null
}

const known = new Set(zoneCodes)

/** Whether three characters are a known state code, padded with fillers. */
export function isState(text: string): boolean {
  return known.has(withoutFillers(text))
}

const withoutFillers = (text: string) => text.replace(/<+$/, '')

/** The names in the 39 characters of the first line. */
export function namesIn(text: string): Pick<PassportFields, 'surname' | 'givenNames' | 'namesCut'> {
  const namesCut = !text.endsWith('<')
  const [surname = '', ...given] = withoutFillers(text).split('<<')
  const spaced = (part: string) => part.replaceAll('<', ' ').trim()
  // A surname that fills the line may have displaced the given names.
  const hasGiven = given.length > 0 || !namesCut
  return {
    surname: spaced(surname) || null,
    givenNames: hasGiven ? spaced(given.join(' ')) : null,
    namesCut,
  }
}

/** The passport number without trailing fillers; null if empty or with inner fillers. */
export function numberIn(text: string): string | null {
  const number = withoutFillers(text)
  return number === '' || number.includes('<') ? null : number
}

/** The sex by its letter; null for a filler (unspecified). */
export function sexIn(letter: string): Gender | null {
  if (letter === 'M') return 'male'
  return letter === 'F' ? 'female' : null
}

/**
 * Parses both lines. Fields whose check digit fails are null; names, states and sex have none and
 * are taken as read.
 */
export function fieldsOf([first, second]: ZoneLines, today: CalendarDate): PassportFields {
  const checks = checksOf(second)
  const part = (of: readonly [number, number]) => second.slice(...of)
  return {
    ...namesIn(first.slice(...firstLine.names)),
    number: checks.number ? numberIn(part(secondLine.number)) : null,
    issuingCountry: countryInZone(withoutFillers(first.slice(...firstLine.state))),
    nationality: countryInZone(withoutFillers(part(secondLine.nationality))),
    dateOfBirth: checks.birth ? birthDate(part(secondLine.birth), today) : null,
    sex: sexIn(part(secondLine.sex)),
    expiryDate: checks.expiry ? expiryDate(part(secondLine.expiry), today) : null,
  }
}
