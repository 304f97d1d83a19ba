import { isBankHoliday } from '../reference/holidays.ts'
import { addDays, type CalendarDate, todayIn, weekdayOf } from './calendar.ts'

/** The date at the company's seat, by which its promises and bank holidays count. */
export function dayAtSeat(moment: Date): CalendarDate {
  return todayIn(moment, 'Europe/London')
}

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
})

/** The hour of the day at the company's seat, 0 to 23. */
export function hourAtSeat(moment: Date): number {
  return Number(hourFormat.format(moment))
}

/** When a clock at the company's seat shows a full hour of a day; from three o'clock on there is one such moment. */
export function momentAtSeat(day: CalendarDate, hour: number): Date {
  const asIfUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  return new Date(asIfUtc.getTime() - (hourAtSeat(asIfUtc) - hour) * 3_600_000)
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
