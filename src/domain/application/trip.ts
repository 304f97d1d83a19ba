import { visaOffers } from '../money/pricing.ts'
import { type CalendarDate, daysBetween } from '../time/calendar.ts'
import type { VisaType } from './choice.ts'

/** A trip as far as known: no departure day is asked for. */
export type Trip = { readonly visaType: VisaType; readonly arrival: CalendarDate }

/** Maximum days of one stay, also on a one-year visa. */
const longestStay = 90

const stayOf = (visaType: VisaType) => Math.min(visaOffers[visaType].validityDays, longestStay)

/** Whether the later arrival is within the maximum stay of the earlier one. */
export function doTripsOverlap(one: Trip, other: Trip): boolean {
  const [first, second] = one.arrival <= other.arrival ? [one, other] : [other, one]
  return daysBetween(first.arrival, second.arrival) < stayOf(first.visaType)
}
