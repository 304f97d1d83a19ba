import { checkArrival } from '#domain/application/steps/date-rules.ts'
import type { Context, Finding } from '#domain/application/steps/finding.ts'
import type { EligibilityQuestion } from '#domain/eligibility-answer.ts'
import { otherPassport } from '#domain/reference/passports.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import { dateFaultOf, dateOf } from '../form/applicant/values.ts'
import type { Typed } from './address.ts'

export type Fault = Readonly<{ field: keyof Typed; part?: string }> &
  Pick<Finding, 'code' | 'params'>

/** A parsed question: `question` if valid, `faults` otherwise. */
export type Asked = Readonly<{
  question: EligibilityQuestion | null
  /** As received, for redisplay; the country only if valid. */
  typed: Typed
  faults: readonly Fault[]
}>

/**
 * Validates untrusted answers. The country must be known; the day is optional, but neither past nor
 * too far ahead.
 */
export function askedOf(typed: Typed, context: Context, monthNames: readonly string[]): Asked {
  const nationality = typed.passport.trim().toUpperCase()
  const isKnown = regimeOf(context.rules, nationality) !== null
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
