import { cleanText, foldText, latinDigits } from '../text.ts'
import { type CalendarDate, dateOf, daysInMonth } from './calendar.ts'

/** What stands in the three fields of a date. */
export type TypedDate = { day: string; month: string; year: string }

/** Which field is wrong: `empty` when nothing at all was typed. */
export type TypedDateFault = 'empty' | 'day' | 'month' | 'year'

export type TypedDateResult =
  | {
      date: CalendarDate /** The month is shorter: the day became its last one. */
      clamped: boolean
    }
  | { fault: TypedDateFault }

/**
 * A date from three typed fields. Months are numbers or names: `monthNames` holds the twelve names any
 * number of times over (January first), as `monthNamesOf` gives them. Years have four digits.
 */
export function parseTypedDate(typed: TypedDate, monthNames: readonly string[]): TypedDateResult {
  const [day, month, year] = [typed.day, typed.month, typed.year].map((part) =>
    latinDigits(cleanText(part)),
  ) as [string, string, string]
  if (!day && !month && !year) return { fault: 'empty' }
  const dayNumber = /^\d{1,2}$/.test(day) ? Number(day) : 0
  if (dayNumber < 1 || dayNumber > 31) return { fault: 'day' }
  const monthNumber = monthOf(month, monthNames)
  if (monthNumber === null) return { fault: 'month' }
  if (!/^[12]\d{3}$/.test(year)) return { fault: 'year' }
  const last = daysInMonth(Number(year), monthNumber)
  const date = dateOf({
    year: Number(year),
    month: monthNumber,
    day: Math.min(dayNumber, last),
  })
  return { date, clamped: dayNumber > last }
}

/** The names of the months in a language and in English: long and short, alone and inside a date. */
export function monthNamesOf(language: string): readonly string[] {
  const shapes: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', day: 'numeric' },
  ]
  return [...new Set([language, 'en'])].flatMap((locale) =>
    shapes.flatMap((options) => {
      const format = new Intl.DateTimeFormat(locale, {
        ...options,
        calendar: 'gregory',
        timeZone: 'UTC',
      })
      return Array.from({ length: 12 }, (_, month) => monthIn(format, month))
    }),
  )
}

function monthIn(format: Intl.DateTimeFormat, month: number): string {
  const parts = format.formatToParts(Date.UTC(2026, month, 15))
  return parts.find(({ type }) => type === 'month')?.value ?? ''
}

/** 1 to 12, or null. A name counts when it, or its first three letters or more, fit one month alone. */
function monthOf(text: string, names: readonly string[]): number | null {
  const numbered = /^(\d{1,2})[月월]?$/.exec(text)
  if (numbered) {
    const number = Number(numbered[1])
    return number >= 1 && number <= 12 ? number : null
  }
  const wanted = foldText(text).replace(/\.$/, '')
  if (!wanted) return null
  const folded = names.map((name) => foldText(name).replace(/\.$/, ''))
  const exact = folded.indexOf(wanted)
  if (exact >= 0) return (exact % 12) + 1
  if (wanted.length < 3) return null
  const starts = new Set(
    folded.flatMap((name, index) => (name.startsWith(wanted) ? [(index % 12) + 1] : [])),
  )
  const [only] = starts
  return starts.size === 1 && only !== undefined ? only : null
}

/** What somebody would type for a date; nothing for ''. */
export function typedDateOf(date: CalendarDate | ''): TypedDate {
  if (date === '') return { day: '', month: '', year: '' }
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year }
}
