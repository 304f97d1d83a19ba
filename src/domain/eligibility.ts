import type { ProcessingType, VisaType } from './application/choice.ts'
import { decidedAfter, expectedDecision, isInTime, speedInTime } from './application/speed.ts'
import { checkArrival, checkExpiry, readDate } from './application/steps/date-rules.ts'
import { type Context, type Finding, finding } from './application/steps/finding.ts'
import { needsInsurance } from './reference/ports.ts'
import { regimeOf } from './reference/regime.ts'
import type { CalendarDate } from './time/calendar.ts'

/** A trip before most answers are given; anything may be missing. */
export type TravelPlan = {
  readonly nationality?: string | undefined
  readonly visaType?: VisaType | '' | undefined
  readonly processingType?: ProcessingType | '' | undefined
  readonly portOfEntry?: string | undefined
  readonly passportExpiryDate?: string | undefined
  readonly intendedDateOfArrival?: string | undefined
  /** The promised filing day, once the speed is fixed. */
  readonly promisedBy?: CalendarDate | null | undefined
}

/** What a traveller should know before typing and paying: all advice, and impossible dates. */
export function eligibilityOf(plan: TravelPlan, context: Context): Finding[] {
  const arrival = dateIn(plan.intendedDateOfArrival, context)
  const expiry = dateIn(plan.passportExpiryDate, context)
  return [
    ...adviceOn(plan, context),
    ...(expiry ? checkExpiry(expiry, { issue: null, arrival }, context) : []),
    ...(arrival ? checkArrival(arrival, context) : []),
  ]
}

/** Warnings only: nationality, kind of visa, Zanzibar, insufficient time. */
export function adviceOn(plan: TravelPlan, context: Context): Finding[] {
  const { rules } = context
  const regime = regimeOf(rules, plan.nationality?.trim().toUpperCase() ?? '')
  const findings: Finding[] = []
  if (regime === 'exempt') findings.push(finding('nationality', 'nationality.visa-free'))
  if (regime === 'referral') {
    findings.push(
      finding('nationality', 'nationality.referral', {
        days: rules.authority.referralDays,
      }),
    )
  }
  if (regime === 'multiple' && plan.visaType === 'tourist') {
    findings.push(finding('visaType', 'visaType.multiple-required'))
  }
  if (needsInsurance(rules, plan.portOfEntry ?? '')) {
    findings.push(finding('portOfEntry', 'portOfEntry.zanzibar-insurance'))
  }
  return [...findings, ...adviceOnTime(plan, context)]
}

/**
 * Warns of an arrival before the expected decision, with one code if a faster speed helps and
 * another if none does. Days as YYYY-MM-DD: `day` at the chosen speed, `earliest` at the fastest.
 */
function adviceOnTime(plan: TravelPlan, context: Context): Finding[] {
  const { today, rules } = context
  const arrival = dateIn(plan.intendedDateOfArrival, context)
  if (!arrival || arrival < today) return []
  const nationality = plan.nationality ?? ''
  const decidedBy = (speed: ProcessingType) =>
    expectedDecision(rules, today, speed, nationality).decidedBy
  const { promisedBy } = plan
  const day = promisedBy
    ? decidedAfter(rules, promisedBy, nationality)
    : decidedBy(plan.processingType || 'normal')
  if (isInTime(day, arrival)) return []
  const path = 'intendedDateOfArrival'
  return promisedBy || speedInTime(rules, today, arrival, nationality)
    ? [finding(path, 'intendedDateOfArrival.before-decision', { day })]
    : [
        finding(path, 'intendedDateOfArrival.too-soon', {
          day,
          earliest: decidedBy('super_urgent'),
        }),
      ]
}

function dateIn(typed: string | undefined, context: Context): string | null {
  const read = readDate('intendedDateOfArrival', typed, context)
  return 'date' in read ? read.date : null
}
