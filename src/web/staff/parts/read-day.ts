import type { CalendarDate } from '#domain/time/calendar.ts'
import { parseTypedDate, splitDate } from '#domain/time/typed-date.ts'

/** The day that was typed in one line, '22/11/2026' or '22 November 2026'; null for what is none. */
export function readDay(text: string, months: readonly string[]): CalendarDate | null {
  const typed = splitDate(text, months)
  const read = typed && parseTypedDate(typed, months)
  return read && 'date' in read ? read.date : null
}
