import { type CalendarDate, isCalendarDate } from '#domain/time/calendar.ts'
import type { Translate } from '#phrases/translate.ts'

/** How the parts of a filter are read from text; null is what makes no sense there. */
type Readers = Readonly<Record<string, (text: string) => string | null>>

/** What narrows a list; what is absent does not. */
export type FilterOf<Known extends Readers> = {
  readonly [Name in keyof Known]?: NonNullable<ReturnType<Known[Name]>> | undefined
}

/**
 * The filter in texts, as an address holds them and a form; what makes no sense is left out, and so is the end of
 * a span of days that ends before it begins.
 */
export function filterIn<Known extends Readers>(
  readers: Known,
  textOf: (name: keyof Known & string) => string | null | undefined,
): FilterOf<Known> {
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const value = reader(textOf(name) ?? '')
    return value === null ? [] : [[name, value] as const]
  })
  const filter = Object.fromEntries(read)
  if (isReversed(filter)) delete filter.to
  return filter as FilterOf<Known>
}

export function addressOf(filter: Readonly<Record<string, string | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

export function among<T extends string>(all: readonly T[]) {
  return (text: string): T | null => all.find((each) => each === text) ?? null
}

export const day = (text: string): CalendarDate | null => (isCalendarDate(text) ? text : null)

export const words = (text: string): string | null => text.trim() || null

type Span = Readonly<{ from?: string | undefined; to?: string | undefined }>

const isReversed = ({ from, to }: Span) => Boolean(from && to && to < from)

/** What is wrong with a span of days, at its fields; an empty day is no bound. */
export function spanProblems({ from = '', to = '' }: Span, t: Translate) {
  const malformed = (text: string) =>
    text !== '' && day(text) === null && t('staff.parts.day.malformed')
  const problems = { from: malformed(from), to: malformed(to) }
  if (problems.from || problems.to || !isReversed({ from, to })) return problems
  return { ...problems, to: t('staff.parts.day.order') }
}
