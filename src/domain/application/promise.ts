import { dayAtSeat, isBusinessDay } from '../time/business-day.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import { type ApplicantState, isBeforeFiling } from './applicant-state.ts'
import type { ProcessingType } from './choice.ts'
import { readyTimes } from './speed.ts'

/** How a promise can end: every traveller was filed by its day, or not. */
export const promiseOutcomes = ['kept', 'missed'] as const
export type PromiseOutcome = (typeof promiseOutcomes)[number]

/**
 * A time in which we waited for the traveller: asked on its first day, on which we still worked, until
 * the day on which the document came; null while it has not. Days at the seat.
 */
export type Wait = { readonly from: CalendarDate; readonly until: CalendarDate | null }

/** What was promised: the days after `from` up to `on`, of the kind that the speed counts by. */
export type GivenPromise = {
  readonly speed: ProcessingType
  readonly from: CalendarDate
  readonly on: CalendarDate
}

/**
 * The day by which a promise has to be kept: as many of our days as were promised, without those on which
 * we waited for the traveller. Null while we wait, unless its day was over before.
 */
export function dueWith(promise: GivenPromise, waits: readonly Wait[]): CalendarDate | null {
  const { speed, from, on } = promise
  const isOurs = readyTimes[speed].unit === 'hours' ? () => true : isBusinessDay
  let left = countDays(from, on, isOurs)
  let day = from
  // A day that counts for nobody may be promised as well: a Saturday, by hand or by an older rule.
  if (left === 0) return on
  while (left > 0) {
    day = addDays(day, 1)
    if (!isOurs(day)) continue
    const waited = waits.filter((wait) => wait.from < day && (!wait.until || day <= wait.until))
    if (waited.some(({ until }) => until === null)) return null
    if (waited.length === 0) left -= 1
  }
  return day
}

function countDays(
  from: CalendarDate,
  to: CalendarDate,
  isOurs: (day: CalendarDate) => boolean,
): number {
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isOurs(day)) days += 1
  return days
}

/** A traveller as far as our promise is about them. */
export type Promised = {
  readonly state: ApplicantState
  readonly filedAt: Date | null
  readonly decidedAt: Date | null
}

export type Judgement = {
  readonly outcome: PromiseOutcome
  /** When the last of them was filed, or decided without; null where somebody is not. */
  readonly handledOn: CalendarDate | null
}

/**
 * How the promise ended; null while it is open. Whoever withdrew is promised nothing. `dueOn` is null while
 * we wait for the traveller.
 */
export function judgePromise(
  dueOn: CalendarDate | null,
  travellers: readonly Promised[],
  today: CalendarDate,
): Judgement | null {
  const going = travellers.filter(({ state }) => state !== 'withdrawn')
  if (going.length === 0) return null
  const days = going.map(handledOn)
  const handled = days.filter((day) => day !== null)
  if (handled.length < going.length) {
    return dueOn !== null && today > dueOn ? { outcome: 'missed', handledOn: null } : null
  }
  const last = handled.toSorted().at(-1) ?? today
  const isKept = dueOn === null || last <= dueOn
  return { outcome: isKept ? 'kept' : 'missed', handledOn: last }
}

function handledOn({ state, filedAt, decidedAt }: Promised): CalendarDate | null {
  if (isBeforeFiling(state)) return null
  const at = filedAt ?? decidedAt
  return at && dayAtSeat(at)
}
