import { faultsOf } from '#domain/rules/check.ts'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { isAhead } from '#domain/rules/version.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { addDays, isCalendarDate } from '#domain/time/calendar.ts'
import { momentAtSeat } from '#domain/time/seat-hour.ts'
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

/** Where a draft begins: with what will be in force last, or with other values. */
export type Beginning = Readonly<{
  document: RulesDocument
  /** The name of the file that these values are of. */
  file: string | null
  /** Whether it is another one than the last. */
  isChanged: boolean
  /** All versions at that time, the newest first. */
  versions: readonly Version[]
}>

/** A draft that begins tomorrow. */
export const draftOf = (document: RulesDocument, now: Date): Draft => ({
  ...{ document, day: addDays(dayAtSeat(now), 1), time: '00:00', reason: '', source: '' },
})

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
    ...(draft.reason.trim() ? [] : [{ path: 'reason', code: 'reason.missing' as const }]),
  ]
}

const inOrder = (versions: readonly Version[]) =>
  versions
    .filter(({ confirmedAt }) => confirmedAt !== null)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom) || a.number - b.number)

/** The version that a change goes out from: the last one that will be in force. */
export const baseOf = (versions: readonly Version[]): Version | undefined =>
  inOrder(versions).at(-1)

/** What a draft from a moment (ISO 8601) comes after, and what comes after it. */
export const aroundOf = (versions: readonly Version[], moment: string) => ({
  before: inOrder(versions).findLast(({ validFrom }) => validFrom <= moment),
  after: inOrder(versions).find(({ validFrom }) => validFrom > moment),
})
