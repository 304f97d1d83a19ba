import { type CalendarDate, daysBetween } from '#domain/calendar.ts'

export type Due = Readonly<{ kind: 'late' | 'today' | 'ahead'; days: number }>

/** How a promised day stands to today; days of the calendar, never negative. */
export function dueBy(promised: CalendarDate, today: CalendarDate): Due {
  const days = daysBetween(today, promised)
  if (days === 0) return { kind: 'today', days }
  return days < 0 ? { kind: 'late', days: -days } : { kind: 'ahead', days }
}
