import type { Rules } from '../rules/rules.ts'
import { dayAtSeat, isBusinessDay } from '../time/business-day.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import { type ApplicantState, isBeforeFiling } from './applicant-state.ts'
import type { ProcessingType } from './choice.ts'

/** Outcome of a promise: every traveller was filed by its day, or not. */
export const promiseOutcomes = ['kept', 'missed'] as const
export type PromiseOutcome = (typeof promiseOutcomes)[number]

/**
 * Time spent waiting for the traveller: from the request (itself still a working day of ours) to
 * the day the document came, or null. Days at the seat.
 */
export type Wait = { readonly from: CalendarDate; readonly until: CalendarDate | null }

/** A promise: the working days after `from` up to `on`, of the kind that the speed counts. */
export type GivenPromise = {
  readonly speed: ProcessingType
  readonly from: CalendarDate
  readonly on: CalendarDate
}

/**
 * The day by which we must file: the promised number of working days, not counting days spent
 * waiting for the traveller. Null while waiting, unless the day had already passed.
 */
export function dueWith(
  rules: Rules,
  promise: GivenPromise,
  waits: readonly Wait[],
): CalendarDate | null {
  const { speed, from, on } = promise
  const isOurs = (day: CalendarDate) =>
    rules.speeds[speed].unit === 'hours' || isBusinessDay(rules, day)
  let left = countDays(from, on, isOurs)
  let day = from
  while (left > 0) {
    day = addDays(day, 1)
    if (!isOurs(day)) continue
    const waited = waits.filter((wait) => wait.from < day && (!wait.until || day <= wait.until))
    if (waited.some(({ until }) => until === null)) return null
    if (waited.length === 0) left -= 1
  }
  // The promised day may be no working day: a Saturday set by hand, or a day closed since.
  if (day < on) return on
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

/** The part of a traveller that a promise depends on. */
export type Promised = {
  readonly state: ApplicantState
  readonly filedAt: Date | null
  readonly decidedAt: Date | null
}

export type Judgement = {
  readonly outcome: PromiseOutcome
  /** When the last of them was filed or decided; null while any is open. */
  readonly handledOn: CalendarDate | null
}

/**
 * The outcome of a promise; null while open. Withdrawn travellers are ignored. `dueOn` is null
 * while we wait for the traveller.
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
