import type { ProcessingType, VisaType } from './application/choice.ts'
import { authorityDays, expectedBy, referralDays } from './application/speed.ts'
import { checkArrival, checkExpiry, readDate } from './application/steps/date-rules.ts'
import { type Context, type Finding, finding } from './application/steps/finding.ts'
import { isZanzibar } from './reference/ports.ts'
import { regimeOf } from './reference/regime.ts'
import { addDays } from './time/calendar.ts'

/** What is known of a journey before much is typed; anything may be missing. */
export type TravelPlan = {
  readonly nationality?: string | undefined
  readonly visaType?: VisaType | '' | undefined
  readonly processingType?: ProcessingType | '' | undefined
  readonly portOfEntry?: string | undefined
  readonly passportExpiryDate?: string | undefined
  readonly intendedDateOfArrival?: string | undefined
}

/** What a traveller should know before typing and paying: all advice, and dates that cannot work. */
export function eligibilityOf(plan: TravelPlan, context: Context): Finding[] {
  const arrival = dateIn(plan.intendedDateOfArrival, context)
  const expiry = dateIn(plan.passportExpiryDate, context)
  return [
    ...adviceOn(plan, context),
    ...(expiry ? checkExpiry(expiry, { issue: null, arrival }, context) : []),
    ...(arrival ? checkArrival(arrival, context) : []),
  ]
}

/** Advice alone, all of it warnings: nationality, kind of visa, Zanzibar, time that will not do. */
export function adviceOn(plan: TravelPlan, context: Context): Finding[] {
  const regime = regimeOf(plan.nationality?.trim().toUpperCase() ?? '')
  const findings: Finding[] = []
  if (regime === 'exempt') findings.push(finding('nationality', 'nationality.visa-free'))
  if (regime === 'referral') {
    findings.push(finding('nationality', 'nationality.referral', { days: referralDays }))
  }
  if (regime === 'multiple' && plan.visaType === 'tourist') {
    findings.push(finding('visaType', 'visaType.multiple-required'))
  }
  if (isZanzibar(plan.portOfEntry ?? '')) {
    findings.push(finding('portOfEntry', 'portOfEntry.zanzibar-insurance'))
  }
  return [...findings, ...adviceOnTime(plan, regime === 'referral', context)]
}

/** The weightiest reason why the arrival may come before the visa. */
function adviceOnTime(plan: TravelPlan, isReferred: boolean, context: Context): Finding[] {
  const path = 'intendedDateOfArrival'
  const { today } = context
  const arrival = dateIn(plan.intendedDateOfArrival, context)
  if (!arrival || arrival < today) return []
  if (isReferred && arrival < addDays(today, referralDays)) {
    return [finding(path, 'intendedDateOfArrival.too-soon-for-referral', { days: referralDays })]
  }
  if (plan.processingType && arrival < expectedBy(plan.processingType, today).latest) {
    return [finding(path, 'intendedDateOfArrival.too-soon-for-speed')]
  }
  if (arrival < addDays(today, authorityDays)) {
    return [finding(path, 'intendedDateOfArrival.too-soon-for-authority', { days: authorityDays })]
  }
  return []
}

function dateIn(typed: string | undefined, context: Context): string | null {
  const read = readDate('intendedDateOfArrival', typed, context)
  return 'date' in read ? read.date : null
}
