import {
  birthDate,
  expiryDate,
  fieldsOf,
  firstLine,
  namesIn,
  numberIn,
  sexIn,
} from '#domain/passport/machine-zone.ts'
import type { PassportFields, ZoneLines } from '#domain/passport/reading.ts'
import { countryInZone } from '#domain/reference/zone-countries.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Candidate } from './candidates.ts'
import type { Interpretation } from './interpretation.ts'

/**
 * Certainty required of a reading, in nats: maximum cost of its changes, minimum gap to the next
 * valid one, margin of characters without a check digit, and how implausible a character may look
 * in its place.
 */
type Limits = {
  readonly cost: number
  readonly gap: number
  readonly margin: number
  readonly strange: number
  /** Below it this is no machine zone, even if check digits match by chance. */
  readonly fit: number
}

const whole: Limits = { cost: 3, gap: 1.5, margin: 1.5, strange: 1.5, fit: -25 }
/** Margins above this are far from any limit. */
const clear = 3.5
/** One check digit alone proves less than five. */
const single: Limits = { cost: 0.8, gap: 3, margin: 2, strange: 0.5, fit: -20 }
/** What is certain: both lines, some fields, or nothing (null). */
export type Judgement =
  | { readonly outcome: 'sure'; readonly fields: PassportFields; readonly lines: ZoneLines }
  | { readonly outcome: 'partly'; readonly fields: PassportFields; readonly lines: null }

/** Whether the search may end: a valid reading of a plausible zone. */
export function isGoodEnough({ whole: reading, fit }: Interpretation): boolean {
  return reading !== null && reading.cost < 4 && fit > -14
}

/** Whether no value is near its limit, so that another look would not change it. */
export function isClear(reading: Interpretation): boolean {
  const least = Math.min(...Object.values(reading.margins), reading.whole?.gap ?? 0)
  return isSure(reading) && least > clear && (reading.whole?.cost ?? clear) === 0
}

/** The part of a reading that may be shown. */
export function judge(reading: Interpretation, today: CalendarDate): Judgement | null {
  if (isSure(reading)) {
    return { outcome: 'sure', fields: fieldsOf(reading.lines, today), lines: reading.lines }
  }
  const fields = certainFields(reading, today)
  return fields && { outcome: 'partly', fields, lines: null }
}

function isSure({ whole: reading, margins, strange, areStates, fit }: Interpretation): boolean {
  return (
    reading !== null &&
    reading.cost < whole.cost &&
    reading.gap > whole.gap + reading.cost &&
    areStates &&
    fit > whole.fit &&
    Math.min(...Object.values(margins)) > whole.margin &&
    Math.max(strange.first, strange.second) < whole.strange
  )
}

/** Each field on its own; null unless at least two of number, birth and expiry are certain. */
function certainFields(reading: Interpretation, today: CalendarDate): PassportFields | null {
  const { parts, margins, lines, fit } = reading
  if (fit < single.fit || reading.strange.second >= single.strange) return null
  const [number, birth, expiry] = [parts.number, parts.birth, parts.expiry].map(certain)
  if ([number, birth, expiry].filter(Boolean).length < 2) return null
  const areNames = margins.names > single.margin && reading.strange.first < single.strange
  const names = namesIn(lines[0].slice(...firstLine.names))
  const state = (margin: number, text: string) =>
    margin > single.margin && reading.areStates ? countryInZone(text.replace(/<+$/, '')) : null
  return {
    surname: areNames ? names.surname : null,
    givenNames: areNames ? names.givenNames : null,
    namesCut: areNames && names.namesCut,
    number: number ? numberIn(number.slice(0, 9)) : null,
    issuingCountry: state(margins.issuer, lines[0].slice(2, 5)),
    nationality: state(margins.nationality, lines[1].slice(10, 13)),
    dateOfBirth: birth ? birthDate(birth.slice(0, 6), today) : null,
    sex: margins.sex > single.margin ? sexIn(lines[1][20] ?? '') : null,
    expiryDate: expiry ? expiryDate(expiry.slice(0, 6), today) : null,
  }
}

/** The cheapest reading of a part, if cheap and unrivalled. */
function certain([first, second]: readonly Candidate[]): string | null {
  if (!first || first.cost > single.cost) return null
  const gap = second ? second.cost - first.cost : Number.POSITIVE_INFINITY
  return gap > single.gap ? first.text : null
}
