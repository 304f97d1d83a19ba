import { addDays, type CalendarDate, todayIn } from '../../time/calendar.ts'
import { isRuleCode, type RuleCode, severityOf } from './rule-code.ts'

export type { RuleCode } from './rule-code.ts'

export type Severity = 'error' | 'warning'

/** What a rule says about one field. `path` is in dots ('applicants.0.firstName'); words: `rule.<code>`. */
export type Finding = {
  path: string
  code: RuleCode
  params?: Record<string, string | number>
  severity: Severity
}

/**
 * The day it is. In a browser all are the traveller's own today; a server knows only the moment and
 * measures each rule from the day that is kindest to the traveller.
 */
export type Context = {
  today: CalendarDate
  earliestArrival: CalendarDate
  /** The earliest day that is today somewhere; `today` when left out. */
  earliestToday?: CalendarDate
  /** The latest day that is today somewhere; `today` when left out. */
  latestToday?: CalendarDate
}

/** Answers on their way to a `T`: anything may be missing or still empty. */
export type Answers<T> = { readonly [K in keyof T]?: T[K] | '' | undefined }

/** What a traveller's own screen measures by. */
export function travellerContext(now: Date, timeZone: string): Context {
  const today = todayIn(now, timeZone)
  return { today, earliestArrival: today }
}

/** The date so many hours ahead of UTC; asked for each application, and a calendar is slow to ask. */
const dayAt = (now: Date, hoursAhead: number): CalendarDate =>
  new Date(now.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 10)

/** What a server measures by: whatever a traveller's screen accepts anywhere on earth is accepted. */
export function serverContext(now: Date): Context {
  const today = dayAt(now, 0)
  return {
    today,
    earliestArrival: addDays(today, -1),
    earliestToday: dayAt(now, -12),
    latestToday: dayAt(now, 14),
  }
}

/** A finding with the severity of its code. */
export function finding(
  path: string,
  code: RuleCode,
  params?: Record<string, string | number>,
): Finding {
  return { path, code, severity: severityOf(code), ...(params ? { params } : {}) }
}

/** The findings that block. */
export function errorsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'error')
}

/** The same findings inside something larger: path 'firstName' becomes 'applicants.0.firstName'. */
export function within(prefix: string, findings: readonly Finding[]): Finding[] {
  return findings.map((each) => ({ ...each, path: `${prefix}.${each.path}` }))
}

type Issue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  readonly maximum?: number | bigint
}

/** Findings of what a schema refused: our schemas name the rule's code as the message of each issue. */
export function findingsOf(issues: readonly Issue[]): Finding[] {
  return issues.map(({ message, path = [], maximum }) => {
    const dots = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
    const params = maximum === undefined ? undefined : { max: Number(maximum) }
    return finding(dots, isRuleCode(message) ? message : 'value.unreadable', params)
  })
}
