import type { Attendance } from './chat.ts'
import { isBankHoliday } from './reference/holidays.ts'
import { addDays, type CalendarDate, todayIn, weekdayOf } from './time/calendar.ts'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** 'HH:MM' at the seat; it closes later on the same day. */
export type DayHours = { readonly opens: string; readonly closes: string }

/** A day on which the office is closed, whatever the week says. */
export type ClosedDay = { readonly date: CalendarDate; readonly name: string }

/** When the office is open. */
export type OpeningHours = {
  /** Null: closed. */
  readonly week: Readonly<Record<Weekday, DayHours | null>>
  /** Closed on the bank holidays of England and Wales too. */
  readonly bankHolidays: boolean
  /** In the order of their dates, each date once. */
  readonly closedDays: readonly ClosedDay[]
}

/** The same, and where its clock stands (IANA). */
export type OfficeHours = OpeningHours & { readonly timeZone: string }

export const officeLimits = { closedDays: 60, nameLength: 60 } as const

/** So far ahead it is looked for a day on which the office opens. */
const mostDaysAhead = 800

/** What an installation says that decided nothing: the same hours from Monday to Friday. */
export function workingWeek(day: DayHours): OpeningHours {
  const week = weekdays.map((name, index) => [name, index < 5 ? day : null] as const)
  return {
    week: Object.fromEntries(week) as Record<Weekday, DayHours | null>,
    bankHolidays: true,
    closedDays: [],
  }
}

/** Date and 'HH:MM' at the seat. */
function atSeat(now: Date, timeZone: string): { day: CalendarDate; time: string } {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return {
    day: todayIn(now, timeZone),
    time: new Intl.DateTimeFormat('en-GB', style).format(now),
  }
}

/** When the office is open on a day; null when it stays closed. */
export function hoursOn(day: CalendarDate, hours: OpeningHours): DayHours | null {
  if (hours.bankHolidays && isBankHoliday(day)) return null
  if (hours.closedDays.some(({ date }) => date === day)) return null
  const name = weekdays[(weekdayOf(day) + 6) % 7]
  return name ? hours.week[name] : null
}

export function isOfficeOpen(now: Date, hours: OfficeHours): boolean {
  const { day, time } = atSeat(now, hours.timeZone)
  const today = hoursOn(day, hours)
  return today !== null && time >= today.opens && time < today.closes
}

/** Whether somebody answers; `isWatched`: a colleague is there at this moment. */
export function attendanceAt(now: Date, hours: OfficeHours, isWatched: boolean): Attendance {
  if (isWatched) return 'here'
  return isOfficeOpen(now, hours) ? 'soon' : 'away'
}

export type Opening = DayHours & { readonly day: CalendarDate }

/** When the office opens next: today while it has not opened yet. Null when it never does. */
export function nextOpening(now: Date, hours: OfficeHours): Opening | null {
  const { day: today, time } = atSeat(now, hours.timeZone)
  for (let ahead = 0; ahead < mostDaysAhead; ahead += 1) {
    const day = addDays(today, ahead)
    const open = hoursOn(day, hours)
    if (open && (ahead > 0 || time < open.opens)) return { day, ...open }
  }
  return null
}

/** Why hours cannot be kept; null when they can. */
export function hoursProblem(hours: OpeningHours): 'never-open' | 'closes-first' | 'twice' | null {
  const days = weekdays.flatMap((day) => hours.week[day] ?? [])
  if (days.length === 0) return 'never-open'
  if (days.some(({ opens, closes }) => opens >= closes)) return 'closes-first'
  return new Set(hours.closedDays.map(({ date }) => date)).size < hours.closedDays.length
    ? 'twice'
    : null
}
