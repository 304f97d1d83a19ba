import { latinDigits } from '#domain/text.ts'
import type { DatePart } from '#phrases/format.ts'

const complete: Record<DatePart, RegExp> = {
  day: /^([4-9]|\d{2})$/,
  month: /^([2-9]|\d{2})$/,
  year: /^\d{4}$/,
}

/** Whether no further digit can follow: '4' is a day, '3' may begin one. */
export function isPartComplete(part: DatePart, typed: string): boolean {
  return complete[part].test(latinDigits(typed))
}
