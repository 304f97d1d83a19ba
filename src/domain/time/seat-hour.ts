import type { CalendarDate } from './calendar.ts'

// Separate from business-day.ts, which is in the chat widget's bundle.

const format = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
})

/** The hour of the day at the company's seat, 0 to 23. */
export function hourAtSeat(moment: Date): number {
  return Number(format.format(moment))
}

/** The moment of a full hour at the company's seat; unique from three o'clock on. */
export function momentAtSeat(day: CalendarDate, hour: number): Date {
  const asIfUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  return new Date(asIfUtc.getTime() - (hourAtSeat(asIfUtc) - hour) * 3_600_000)
}
