import { visaOffers } from '../money/pricing.ts'
import { type CalendarDate, daysBetween } from '../time/calendar.ts'
import type { VisaType } from './choice.ts'

/** A journey as far as it is known: nobody is asked for the day of leaving. */
export type Trip = { readonly visaType: VisaType; readonly arrival: CalendarDate }

/** Days that one stay lasts at most, also on a visa of a year. */
const longestStay = 90

const stayOf = (visaType: VisaType) => Math.min(visaOffers[visaType].validityDays, longestStay)

/** Whether the later arrival falls into the longest stay of the earlier. */
export function doTripsOverlap(one: Trip, other: Trip): boolean {
  const [first, second] = one.arrival <= other.arrival ? [one, other] : [other, one]
  return daysBetween(first.arrival, second.arrival) < stayOf(first.visaType)
}
