import { regimeOf } from '../reference/regime.ts'
import { addBusinessDays } from '../time/business-day.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import { type ProcessingType, processingTypes } from './choice.ts'

/** Our promised processing time: a range of business days, or hours. */
export type ReadyTime =
  | { unit: 'business-days'; least: number; most: number }
  | { unit: 'hours'; most: number }

/** Processing times. The authority's own time is added, whatever the speed. */
export const readyTimes: Readonly<Record<ProcessingType, ReadyTime>> = {
  normal: { unit: 'business-days', least: 5, most: 7 },
  urgent: { unit: 'business-days', least: 2, most: 3 },
  super_urgent: { unit: 'hours', most: 24 },
}

/** Days that the authority states for a decision; no speed shortens them. */
export const authorityDays = 10

/** Days to expect for nationalities whose applications are referred (about two months). */
export const referralDays = 60

/** First and last promised day, counted from the day everything was complete. */
export function expectedBy(
  processingType: ProcessingType,
  startedOn: CalendarDate,
): { earliest: CalendarDate; latest: CalendarDate } {
  const time = readyTimes[processingType]
  if (time.unit === 'hours') {
    const day = addDays(startedOn, Math.ceil(time.most / 24))
    return { earliest: day, latest: day }
  }
  return {
    earliest: addBusinessDays(startedOn, time.least),
    latest: addBusinessDays(startedOn, time.most),
  }
}

/** Days that the authority takes for a nationality (alpha-2; the usual for any other text). */
export function authorityDaysFor(nationality: string): number {
  return regimeOf(nationality.trim().toUpperCase()) === 'referral' ? referralDays : authorityDays
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
  today: CalendarDate,
  speed: ProcessingType,
  nationality: string,
): ExpectedDecision {
  const filedBy = expectedBy(speed, today).latest
  return { filedBy, decidedBy: decidedAfter(filedBy, nationality) }
}

/** The day by which the authority decides about a filing. */
export function decidedAfter(filedOn: CalendarDate, nationality: string): CalendarDate {
  return addDays(filedOn, authorityDaysFor(nationality))
}

/** Whether the decision comes at least a day before the arrival. */
export function isInTime(decidedBy: CalendarDate, arrival: CalendarDate): boolean {
  return decidedBy < arrival
}

/** The slowest, so cheapest, speed whose decision comes before the arrival; null if none does. */
export function speedInTime(
  today: CalendarDate,
  arrival: CalendarDate,
  nationality: string,
): ProcessingType | null {
  const makesIt = (speed: ProcessingType) =>
    isInTime(expectedDecision(today, speed, nationality).decidedBy, arrival)
  return processingTypes.find(makesIt) ?? null
}
