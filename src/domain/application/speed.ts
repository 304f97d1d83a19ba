import { regimeOf } from '../reference/regime.ts'
import type { Rules } from '../rules/rules.ts'
import { addBusinessDays, subtractBusinessDays } from '../time/business-day.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import { type ProcessingType, processingTypes } from './choice.ts'

/** First and last promised day, counted from the day everything was complete. */
export function expectedBy(
  rules: Rules,
  processingType: ProcessingType,
  startedOn: CalendarDate,
): { earliest: CalendarDate; latest: CalendarDate } {
  const time = rules.speeds[processingType]
  if (time.unit === 'hours') {
    const day = addDays(startedOn, Math.ceil(time.most / 24))
    return { earliest: day, latest: day }
  }
  return {
    earliest: addBusinessDays(rules, startedOn, time.least),
    latest: addBusinessDays(rules, startedOn, time.most),
  }
}

/** The last day on which everything may be complete for a promise that ends by a day. */
export function completeBy(
  rules: Rules,
  processingType: ProcessingType,
  latest: CalendarDate,
): CalendarDate {
  const time = rules.speeds[processingType]
  return time.unit === 'hours'
    ? addDays(latest, -Math.ceil(time.most / 24))
    : subtractBusinessDays(rules, latest, time.most)
}

/** Days that the authority takes for a nationality (alpha-2; the usual for any other text). */
export function authorityDaysFor(rules: Rules, nationality: string): number {
  const { days, referralDays } = rules.authority
  return regimeOf(rules, nationality.trim().toUpperCase()) === 'referral' ? referralDays : days
}

export type ExpectedDecision = {
  /** The last day on which we promise to file. */
  filedBy: CalendarDate
  /** The day by which the authority decides, within its stated time. */
  decidedBy: CalendarDate
}

/**
 * When the authority will have decided: our working days, then its stated days. `today` is the day
 * on which everything is complete, or the earliest possible one.
 */
export function expectedDecision(
  rules: Rules,
  today: CalendarDate,
  speed: ProcessingType,
  nationality: string,
): ExpectedDecision {
  const filedBy = expectedBy(rules, speed, today).latest
  return { filedBy, decidedBy: decidedAfter(rules, filedBy, nationality) }
}

/** The day by which the authority decides about a filing. */
export function decidedAfter(
  rules: Rules,
  filedOn: CalendarDate,
  nationality: string,
): CalendarDate {
  return addDays(filedOn, authorityDaysFor(rules, nationality))
}

/** Whether the decision comes at least a day before the arrival. */
export function isInTime(decidedBy: CalendarDate, arrival: CalendarDate): boolean {
  return decidedBy < arrival
}

/** The slowest, so cheapest, speed whose decision comes before the arrival; null if none does. */
export function speedInTime(
  rules: Rules,
  today: CalendarDate,
  arrival: CalendarDate,
  nationality: string,
): ProcessingType | null {
  const makesIt = (speed: ProcessingType) =>
    isInTime(expectedDecision(rules, today, speed, nationality).decidedBy, arrival)
  return processingTypes.find(makesIt) ?? null
}
