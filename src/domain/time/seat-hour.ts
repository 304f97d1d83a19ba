import type { CalendarDate } from './calendar.ts'

// Beside business-day.ts, which the chat of visitors carries: there every byte counts.

const format = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
})

/** The hour of the day at the company's seat, 0 to 23. */
export function hourAtSeat(moment: Date): number {
  return Number(format.format(moment))
}

/** When a clock at the company's seat shows a full hour of a day; from three o'clock on there is one such moment. */
export function momentAtSeat(day: CalendarDate, hour: number): Date {
  const asIfUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  return new Date(asIfUtc.getTime() - (hourAtSeat(asIfUtc) - hour) * 3_600_000)
}
