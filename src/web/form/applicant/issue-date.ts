import { addDays, addMonths, type CalendarDate } from '#domain/time/calendar.ts'

/** Usual validity of passports in years. */
const terms = [10, 5]

/**
 * Likely dates of issue for an expiry: the usual validity before it, or the day after, as countries
 * differ. Past dates only.
 */
export function likelyIssueDates(expiry: CalendarDate, today: CalendarDate): CalendarDate[] {
  return terms
    .flatMap((years) => {
      const before = addMonths(expiry, -12 * years)
      return [before, addDays(before, 1)]
    })
    .filter((date) => date <= today)
}
