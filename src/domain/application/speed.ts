import { regimeOf } from '../reference/regime.ts'
import { addBusinessDays } from '../time/business-day.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import { type ProcessingType, processingTypes } from './choice.ts'

/** How long we take, as promised: a range of business days, or hours. */
export type ReadyTime =
  | { unit: 'business-days'; least: number; most: number }
  | { unit: 'hours'; most: number }

/** The one table of ready times. The authority's own time comes on top, whatever the speed. */
export const readyTimes: Readonly<Record<ProcessingType, ReadyTime>> = {
  normal: { unit: 'business-days', least: 5, most: 7 },
  urgent: { unit: 'business-days', least: 2, most: 3 },
  super_urgent: { unit: 'hours', most: 24 },
}

/** Days that the authority states for a decision; no speed of ours shortens them. */
export const authorityDays = 10

/** Days to reckon with for nationalities whose applications are referred (about two months). */
export const referralDays = 60

/** First and last day on which we promise to be done, counted from the day everything was there. */
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

/** Days that the authority takes for the holder of a nationality (alpha-2; any other text: as for most). */
export function authorityDaysFor(nationality: string): number {
  return regimeOf(nationality.trim().toUpperCase()) === 'referral' ? referralDays : authorityDays
}

export type ExpectedDecision = {
  /** The last day on which we promise to file. */
  filedBy: CalendarDate
  /** The day until which the authority has decided, if it takes the time that it states. */
  decidedBy: CalendarDate
}

/**
 * When the authority has decided: our working days and then its own days, by what it states. `today`
 * is the day on which everything is there, or the earliest on which it can be.
 */
export function expectedDecision(
  today: CalendarDate,
  speed: ProcessingType,
  nationality: string,
): ExpectedDecision {
  const filedBy = expectedBy(speed, today).latest
  return { filedBy, decidedBy: decidedAfter(filedBy, nationality) }
}

/** The day until which the authority has decided on what was filed on a day. */
export function decidedAfter(filedOn: CalendarDate, nationality: string): CalendarDate {
  return addDays(filedOn, authorityDaysFor(nationality))
}

/** Whether the decision is there before the traveller is: at the latest on the day before. */
export function isInTime(decidedBy: CalendarDate, arrival: CalendarDate): boolean {
  return decidedBy < arrival
}

/**
 * The slowest speed, and so the cheapest, with which the decision comes before the arrival; null where
 * none does.
 */
export function speedInTime(
  today: CalendarDate,
  arrival: CalendarDate,
  nationality: string,
): ProcessingType | null {
  const makesIt = (speed: ProcessingType) =>
    isInTime(expectedDecision(today, speed, nationality).decidedBy, arrival)
  return processingTypes.find(makesIt) ?? null
}
