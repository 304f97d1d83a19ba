import { isBankHoliday } from '../reference/holidays.ts'
import type { Rules } from '../rules/rules.ts'
import { addDays, type CalendarDate, todayIn, weekdayOf } from './calendar.ts'

/** Time zone of the company's seat (IANA), for promises, bank holidays and books. */
export const seatZone = 'Europe/London'

/** The date at the company's seat. */
export function dayAtSeat(moment: Date): CalendarDate {
  return todayIn(moment, seatZone)
}

/** A working day that is no holiday at the seat; days that the rules open or close go before both. */
export function isBusinessDay({ calendar }: Rules, date: CalendarDate): boolean {
  const { workingDays, holidays, closedOn, openOn } = calendar
  if (openOn.includes(date)) return true
  if (closedOn.includes(date) || !workingDays.includes(weekdayOf(date))) return false
  return holidays === 'none' || !isBankHoliday(date)
}

/** The last day from which adding business days leads no further than a date. */
export function subtractBusinessDays(rules: Rules, date: CalendarDate, days: number): CalendarDate {
  let current = date
  let left = days
  while (left > 0) {
    if (isBusinessDay(rules, current)) left -= 1
    current = addDays(current, -1)
  }
  return current
}

/** Adds business days. */
export function addBusinessDays(rules: Rules, date: CalendarDate, days: number): CalendarDate {
  let current = date
  let left = days
  while (left > 0) {
    current = addDays(current, 1)
    if (isBusinessDay(rules, current)) left -= 1
  }
  return current
}
