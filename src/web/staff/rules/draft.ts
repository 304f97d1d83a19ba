import { faultsOf } from '#domain/rules/check.ts'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { isAhead, isTooFar } from '#domain/rules/version.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { addDays, isCalendarDate } from '#domain/time/calendar.ts'
import { hourAtSeat, momentAtSeat } from '#domain/time/seat-hour.ts'
import type { Version } from './queries.ts'

/** What is typed of a version. */
export type Draft = Readonly<{
  document: RulesDocument
  /** Day and time at the seat, from which it is to be valid. */
  day: string
  time: string
  reason: string
  source: string
}>

/** Where a draft begins: with what is in force, or with other values. */
export type Beginning = Readonly<{
  document: RulesDocument
  /** The version that it goes out from. */
  from: Version
  /** The file whose values these are, by its name. */
  file: string | null
  /** Whether it is another document than the one in force. */
  isChanged: boolean
  /** All versions at that time, the newest first. */
  versions: readonly Version[]
}>

/** A draft that begins tomorrow, or instead of a version that is yet to begin. */
export function draftOf({ document, from }: Beginning, now: Date): Draft {
  const moment = new Date(from.validFrom)
  const isInstead = isAhead(moment, now)
  const digits = (number: number) => String(number).padStart(2, '0')
  return {
    ...{ document, reason: '', source: '' },
    day: isInstead ? dayAtSeat(moment) : addDays(dayAtSeat(now), 1),
    time: isInstead ? `${digits(hourAtSeat(moment))}:${digits(moment.getUTCMinutes())}` : '00:00',
  }
}

/** The typed moment; null while it is none. */
export function momentOf({ day, time }: Pick<Draft, 'day' | 'time'>): Date | null {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  if (!isCalendarDate(day) || hour === undefined) return null
  return new Date(momentAtSeat(day, Number(hour)).getTime() + Number(minute) * 60_000)
}

/** What is wrong with a draft, by the path of its field. */
export function problemsOf(draft: Draft, now: Date) {
  const moment = momentOf(draft)
  return [
    ...faultsOf(draft.document).map(({ path, code }) => ({ path: `document.${path}`, code })),
    ...(draft.day && moment ? [] : [{ path: 'day', code: 'moment.malformed' as const }]),
    ...(moment && !isAhead(moment, now) ? [{ path: 'day', code: 'moment.too-soon' as const }] : []),
    ...(moment && isTooFar(moment, now) ? [{ path: 'day', code: 'moment.too-far' as const }] : []),
    ...(draft.reason.trim() ? [] : [{ path: 'reason', code: 'reason.missing' as const }]),
  ]
}

const counting: readonly Version['state'][] = ['past', 'in-force', 'future']

/**
 * What a version is written against: the one in force until it begins, and what ends it. Of those
 * that count: one that waits or was given up replaces nothing. Without a number: a draft.
 */
export function aroundOf(
  versions: readonly Version[],
  { validFrom, number = Number.POSITIVE_INFINITY }: { validFrom: string; number?: number },
) {
  const others = versions
    .filter((each) => counting.includes(each.state) && each.number !== number)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom) || a.number - b.number)
  const isEarlier = (each: Version) =>
    each.validFrom < validFrom || (each.validFrom === validFrom && each.number < number)
  return { before: others.findLast(isEarlier), after: others.find((each) => !isEarlier(each)) }
}

type Kept = Readonly<{ by: string; beginning: Beginning; draft: Draft }>

let kept: Kept | null = null

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** A changed draft, while its author looks elsewhere in the staff area. */
export const keptDraft = (by: string): Kept | null => (kept?.by === by ? kept : null)

/** Keeps it as long as the window is open; leaving the window asks first. Null: there is none. */
export function keepDraft(next: Kept | null): void {
  kept = next
  if (next) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
