import type { Rules } from '../rules/rules.ts'
import { type CalendarDate, daysBetween } from '../time/calendar.ts'
import type { VisaType } from './choice.ts'

/** A trip as far as known: no departure day is asked for. */
export type Trip = { readonly visaType: VisaType; readonly arrival: CalendarDate }

/** Maximum days of one stay, also on a one-year visa. */
const longestStay = 90

const stayOf = (rules: Rules, visaType: VisaType) =>
  Math.min(rules.prices.visas[visaType].validityDays, longestStay)

/** Whether the later arrival is within the maximum stay of the earlier one. */
export function doTripsOverlap(rules: Rules, one: Trip, other: Trip): boolean {
  const [first, second] = one.arrival <= other.arrival ? [one, other] : [other, one]
  return daysBetween(first.arrival, second.arrival) < stayOf(rules, first.visaType)
}
