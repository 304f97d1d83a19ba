import { addBusinessDays } from '../time/business-day.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import type { ProcessingType } from './choice.ts'

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
