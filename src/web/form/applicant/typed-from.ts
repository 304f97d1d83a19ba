import { partsOf } from '#domain/time/calendar.ts'
import type { TypedDate } from '#domain/time/typed-date.ts'

/** A date as typed fields; empty without one. */
export function typedFrom(date: string): TypedDate {
  const parts = partsOf(date)
  if (!parts) return { day: '', month: '', year: '' }
  const { day, month, year } = parts
  return { day: String(day), month: String(month), year: String(year).padStart(4, '0') }
}
