import { readyWorkStates, type WorkState } from '#domain/application/work.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { type CalendarDate, daysBetween } from '#domain/time/calendar.ts'

type Promised = Readonly<{ dueOn: CalendarDate | null; work: WorkState }>

export type OurPromise = Readonly<{
  kind: 'late' | 'today' | 'ahead'
  /** The day that we promised, and how many days of the calendar lie between it and today. */
  day: CalendarDate
  days: number
}>

/** A promise is ours while it is our turn: what waits for the traveller does not count. */
const waitsForUs: readonly WorkState[] = readyWorkStates

/** How what we promised stands to the day at our seat; null when nothing is promised, or nothing is left of it. */
export function promiseOf({ dueOn, work }: Promised, now: Date): OurPromise | null {
  if (dueOn === null || !waitsForUs.includes(work)) return null
  return { day: dueOn, ...dueBy(dueOn, dayAtSeat(now)) }
}

/** How a promised day stands to today; days of the calendar, never negative. */
export function dueBy(promised: CalendarDate, today: CalendarDate): Omit<OurPromise, 'day'> {
  const days = daysBetween(today, promised)
  if (days === 0) return { kind: 'today', days }
  return days < 0 ? { kind: 'late', days: -days } : { kind: 'ahead', days }
}
