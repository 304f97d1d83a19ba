import { addDays, addMonths, type CalendarDate } from '#domain/time/calendar.ts'

/** For how many years passports are made. */
const terms = [10, 5]

/**
 * Days on which a passport of this expiry was likely issued: a usual term before it, or the day after,
 * as countries count either way. Only days that have been. The printed one decides.
 */
export function likelyIssueDates(expiry: CalendarDate, today: CalendarDate): CalendarDate[] {
  return terms
    .flatMap((years) => {
      const before = addMonths(expiry, -12 * years)
      return [before, addDays(before, 1)]
    })
    .filter((date) => date <= today)
}
