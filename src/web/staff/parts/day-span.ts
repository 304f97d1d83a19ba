import { isCalendarDate } from '#domain/time/calendar.ts'

export type WrongDay = Readonly<{ name: 'from' | 'to'; why: 'day.malformed' | 'day.order' }>

/** What cannot be asked for of a span of days, each with its field; an empty day is no bound. */
export function wrongDaysIn({ from, to }: Readonly<{ from: string; to: string }>): WrongDay[] {
  const isDay = (day: string) => day === '' || isCalendarDate(day)
  return [
    ...(isDay(from) ? [] : [{ name: 'from', why: 'day.malformed' } as const]),
    ...(isDay(to) ? [] : [{ name: 'to', why: 'day.malformed' } as const]),
    ...(from && to && isDay(from) && isDay(to) && to < from
      ? [{ name: 'to', why: 'day.order' } as const]
      : []),
  ]
}
