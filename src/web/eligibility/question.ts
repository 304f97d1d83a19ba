import { checkArrival, readDate } from '#domain/application/steps/date-rules.ts'
import type { Context, RuleCode } from '#domain/application/steps/finding.ts'
import type { EligibilityQuestion } from '#domain/eligibility-answer.ts'
import { otherPassport } from '#domain/reference/passports.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import type { Typed } from './address.ts'

export type Fault = Readonly<{ field: keyof Typed; code: RuleCode }>

/** What came in: `question` as far as it can be answered, `faults` for the rest. */
export type Asked = Readonly<{
  question: EligibilityQuestion | null
  /** As it came, to be shown again. */
  typed: Typed
  faults: readonly Fault[]
}>

/**
 * Reads both answers, of any length and kind. A country has to be known; a day may be missing, but not be
 * past or too far.
 */
export function askedOf(typed: Typed, context: Context): Asked {
  const nationality = typed.passport.trim().toUpperCase()
  const isKnown = regimeOf(nationality) !== null
  const isOther = typed.passport === otherPassport
  const arrival = typed.arrival.trim()
  const read = arrival === '' ? null : readDate('intendedDateOfArrival', arrival, context)
  const found = !read ? [] : 'date' in read ? checkArrival(read.date, context) : [read.fault]
  const late = found.find(({ severity }) => severity === 'error')
  const faults: Fault[] = [
    ...(isKnown || isOther ? [] : [{ field: 'passport', code: 'nationality.required' } as const]),
    ...(late ? [{ field: 'arrival', code: late.code } as const] : []),
  ]
  const question =
    faults.length === 0 && isKnown
      ? { nationality, arrival: read && 'date' in read ? read.date : null }
      : null
  return {
    question,
    typed: { passport: isKnown ? nationality : '', arrival: late ? '' : arrival },
    faults,
  }
}
