import { type CalendarDate, daysBetween } from '#domain/calendar.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'

/** How near the last day of a promise is. */
export type Deadline = Readonly<{ isOver: boolean; tone: BadgeTone }>

/** Days before the last one from which it is marked. */
const soon = 7

/** `today` and `dueOn` are days; the last day itself still counts as kept. */
export function deadlineOf(dueOn: CalendarDate, today: CalendarDate): Deadline {
  const left = daysBetween(today, dueOn)
  if (left < 0) return { isOver: true, tone: 'error' }
  return { isOver: false, tone: left <= soon ? 'warning' : 'neutral' }
}
