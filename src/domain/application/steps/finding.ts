import type { Rules } from '../../rules/rules.ts'
import { addDays, type CalendarDate, todayIn } from '../../time/calendar.ts'
import { isRuleCode, type RuleCode, severityOf } from './rule-code.ts'

export type { RuleCode } from './rule-code.ts'

export type Severity = 'error' | 'warning'

/** A rule's result for one field. `path` is dotted ('applicants.0.firstName'); words: `rule.<code>`. */
export type Finding = {
  path: string
  code: RuleCode
  params?: Record<string, string | number>
  severity: Severity
}

/**
 * Today's date. A browser uses the traveller's; a server knows only the moment and checks each rule
 * against the date most favourable to the traveller.
 */
export type Context = {
  rules: Rules
  today: CalendarDate
  earliestArrival: CalendarDate
  /** The earliest date that is today anywhere; defaults to `today`. */
  earliestToday?: CalendarDate
  /** The latest date that is today anywhere; defaults to `today`. */
  latestToday?: CalendarDate
}

/** Answers on the way to a `T`: each may be missing or empty. */
export type Answers<T> = { readonly [K in keyof T]?: T[K] | '' | undefined }

/** The context of a traveller's own device. */
export function travellerContext(rules: Rules, now: Date, timeZone: string): Context {
  const today = todayIn(now, timeZone)
  return { rules, today, earliestArrival: today }
}

/** The date at an offset from UTC. Plain arithmetic: called per application, and Intl is slow. */
const dayAt = (now: Date, hoursAhead: number): CalendarDate =>
  new Date(now.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 10)

/** The context of a server: accepts whatever a traveller's device accepts anywhere on earth. */
export function serverContext(rules: Rules, now: Date): Context {
  const today = dayAt(now, 0)
  return {
    rules,
    today,
    earliestArrival: addDays(today, -1),
    earliestToday: dayAt(now, -12),
    latestToday: dayAt(now, 14),
  }
}

export function finding(
  path: string,
  code: RuleCode,
  params?: Record<string, string | number>,
): Finding {
  return { path, code, severity: severityOf(code), ...(params ? { params } : {}) }
}

export function errorsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'error')
}

/** Nests findings: 'firstName' becomes 'applicants.0.firstName'. */
export function within(prefix: string, findings: readonly Finding[]): Finding[] {
  return findings.map((each) => ({ ...each, path: `${prefix}.${each.path}` }))
}

type Issue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  readonly maximum?: number | bigint
}

/** Findings from schema issues, whose messages are rule codes. */
export function findingsOf(issues: readonly Issue[]): Finding[] {
  return issues.map(({ message, path = [], maximum }) => {
    const dots = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
    const params = maximum === undefined ? undefined : { max: Number(maximum) }
    return finding(dots, isRuleCode(message) ? message : 'value.unreadable', params)
  })
}
