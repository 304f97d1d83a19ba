import { addDays, type CalendarDate, dateOf, weekdayOf } from '../time/calendar.ts'

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher). */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19
  const [century, ofCentury] = [Math.floor(year / 100), year % 100]
  const leapCenturies = Math.floor(century / 4)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30
  const weekShift =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekShift) / 451)
  const days = epact + weekShift - 7 * late + 114
  return dateOf({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}

/** The first Monday on or after a day. */
function mondayFrom(date: CalendarDate): CalendarDate {
  return addDays(date, (8 - weekdayOf(date)) % 7)
}

const isWeekend = (date: CalendarDate): boolean => [0, 6].includes(weekdayOf(date))

/** Moves weekend holidays to the next weekday that is no holiday itself. */
function keptOn(days: readonly CalendarDate[]): CalendarDate[] {
  const kept = days.filter((day) => !isWeekend(day))
  for (const day of days.filter(isWeekend)) {
    let instead = addDays(day, 1)
    while (isWeekend(instead) || kept.includes(instead)) instead = addDays(instead, 1)
    kept.push(instead)
  }
  return kept
}

/**
 * The bank holidays of England and Wales, the company's seat, in order, with substitute days
 * (Banking and Financial Dealings Act 1971 and recurring proclamations). One-off holidays such as
 * jubilees are not included.
 */
export function bankHolidays(year: number): readonly CalendarDate[] {
  const on = (month: number, day: number) => dateOf({ year, month, day })
  const easter = easterSunday(year)
  return [
    ...keptOn([on(1, 1)]),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayFrom(on(5, 1)),
    mondayFrom(on(5, 25)),
    mondayFrom(on(8, 25)),
    ...keptOn([on(12, 25), on(12, 26)]).sort(),
  ]
}

// Called whenever a traveller leaves a field; few years occur.
const known = new Map<number, ReadonlySet<CalendarDate>>()

/** Whether a day is a bank holiday or its substitute. */
export function isBankHoliday(date: CalendarDate): boolean {
  const year = Number(date.slice(0, 4))
  const holidays = known.get(year) ?? new Set(bankHolidays(year))
  known.set(year, holidays)
  return holidays.has(date)
}
