import { checkArrival } from '#domain/application/steps/date-rules.ts'
import type { Context, Finding } from '#domain/application/steps/finding.ts'
import type { EligibilityQuestion } from '#domain/eligibility-answer.ts'
import { otherPassport } from '#domain/reference/passports.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import { dateFaultOf, dateOf } from '../form/applicant/values.ts'
import type { Typed } from './address.ts'

export type Fault = Readonly<{ field: keyof Typed; part?: string }> &
  Pick<Finding, 'code' | 'params'>

/** What came in: `question` as far as it can be answered, `faults` for the rest. */
export type Asked = Readonly<{
  question: EligibilityQuestion | null
  /** As it came, to be shown again; a country only where it is one. */
  typed: Typed
  faults: readonly Fault[]
}>

/**
 * Reads both answers, of any length and kind. A country has to be known; a day may be missing, but not be
 * past or too far.
 */
export function askedOf(typed: Typed, context: Context, monthNames: readonly string[]): Asked {
  const nationality = typed.passport.trim().toUpperCase()
  const isKnown = regimeOf(nationality) !== null
  const isOther = typed.passport === otherPassport
  const day = dateOf(typed.arrival, monthNames)
  const late =
    dateFaultOf('intendedDateOfArrival', typed.arrival, monthNames) ??
    (day ? checkArrival(day, context).find(({ severity }) => severity === 'error') : null)
  const faults: Fault[] = [
    ...(isKnown || isOther ? [] : [{ field: 'passport', code: 'nationality.required' } as const]),
    ...(late ? [{ ...late, field: 'arrival' } as const] : []),
  ]
  const question = faults.length === 0 && isKnown ? { nationality, arrival: day || null } : null
  return { question, typed: { ...typed, passport: isKnown ? nationality : '' }, faults }
}
