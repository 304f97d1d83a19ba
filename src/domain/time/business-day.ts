import { isBankHoliday } from '../reference/holidays.ts'
import { addDays, type CalendarDate, todayIn, weekdayOf } from './calendar.ts'

/** Where the company has its seat (IANA): its promises, bank holidays and books count in this zone. */
export const seatZone = 'Europe/London'

/** The date at the company's seat, by which its promises and bank holidays count. */
export function dayAtSeat(moment: Date): CalendarDate {
  return todayIn(moment, seatZone)
}

/** Monday to Friday, but for the bank holidays of England and Wales. */
export function isBusinessDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(date)
}

/** The date after so many business days. */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let current = date
  let left = days
  while (left > 0) {
    current = addDays(current, 1)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}
