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

/** 'HH:MM' at the seat, on the same day. */
export type DayHours = { readonly opens: string; readonly closes: string }

/** A day the office is closed regardless of the week. */
export type ClosedDay = { readonly date: CalendarDate; readonly name: string }

export type OpeningHours = {
  /** Null: closed. */
  readonly week: Readonly<Record<Weekday, DayHours | null>>
  /** Also closed on the bank holidays of England and Wales. */
  readonly bankHolidays: boolean
  /** Sorted by date, unique. */
  readonly closedDays: readonly ClosedDay[]
}

/** With its time zone (IANA). */
export type OfficeHours = OpeningHours & { readonly timeZone: string }

export const officeLimits = { closedDays: 60, nameLength: 60 } as const

/** Maximum days searched for the next opening. */
const mostDaysAhead = 800

/** The default: the same hours from Monday to Friday. */
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

/** The hours of a day; null if closed. */
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

/** Current attendance; `isWatched`: a colleague is online. */
export function attendanceAt(now: Date, hours: OfficeHours, isWatched: boolean): Attendance {
  if (isWatched) return 'here'
  return isOfficeOpen(now, hours) ? 'soon' : 'away'
}

export type Opening = DayHours & { readonly day: CalendarDate }

/** The next opening, today if still ahead; null if never. */
export function nextOpening(now: Date, hours: OfficeHours): Opening | null {
  const { day: today, time } = atSeat(now, hours.timeZone)
  for (let ahead = 0; ahead < mostDaysAhead; ahead += 1) {
    const day = addDays(today, ahead)
    const open = hoursOn(day, hours)
    if (open && (ahead > 0 || time < open.opens)) return { day, ...open }
  }
  return null
}

/** Why hours are invalid, or null. */
export function hoursProblem(hours: OpeningHours): 'never-open' | 'closes-first' | 'twice' | null {
  const days = weekdays.flatMap((day) => hours.week[day] ?? [])
  if (days.length === 0) return 'never-open'
  if (days.some(({ opens, closes }) => opens >= closes)) return 'closes-first'
  return new Set(hours.closedDays.map(({ date }) => date)).size < hours.closedDays.length
    ? 'twice'
    : null
}
