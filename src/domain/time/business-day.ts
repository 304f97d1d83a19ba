import { isBankHoliday } from '../reference/holidays.ts'
import { addDays, type CalendarDate, todayIn, weekdayOf } from './calendar.ts'

/** Time zone of the company's seat (IANA), for promises, bank holidays and books. */
export const seatZone = 'Europe/London'

/** The date at the company's seat. */
export function dayAtSeat(moment: Date): CalendarDate {
  return todayIn(moment, seatZone)
}

/** Monday to Friday except bank holidays of England and Wales. */
export function isBusinessDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(date)
}

/** Adds business days. */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let current = date
  let left = days
  while (left > 0) {
    current = addDays(current, 1)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}
