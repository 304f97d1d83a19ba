import type { Language } from '../reference/languages.ts'
import { type Authority, may } from '../staff/permission.ts'
import type { ProcessingType } from './choice.ts'

/**
 * How applications are assigned automatically.
 * - off: by hand
 * - turns: to the colleague who has waited longest
 * - language: by turns among those who speak the traveller's language, if any of them is in
 * - speed: a faster application to the colleague with the fewest open ones, others by turns
 */
export const assignmentRules = ['off', 'turns', 'language', 'speed'] as const
export type AssignmentRule = (typeof assignmentRules)[number]

export type AssignableColleague = {
  readonly id: string
  readonly authority: Authority
  readonly isDisabled: boolean
  /** Set by the colleague; nothing is assigned to those who are out. */
  readonly isIn: boolean
  /** The languages in which they write to travellers. */
  readonly languages: readonly Language[]
  /** Number of their last turn; 0 before the first. */
  readonly lastTurn: number
  /** Number of their open applications. */
  readonly open: number
}

export type ToBeGiven = { readonly language: Language; readonly processingType: ProcessingType }

/** The next assignee, or null where nobody is in or the rule is off. The caller stores the new last turn. */
export function assigneeFor<C extends AssignableColleague>(
  application: ToBeGiven,
  colleagues: readonly C[],
  rule: AssignmentRule,
): C | null {
  if (rule === 'off') return null
  const present = colleagues.filter(
    ({ authority, isDisabled, isIn }) => isIn && !isDisabled && may(authority, 'application.work'),
  )
  const speaking = present.filter(({ languages }) => languages.includes(application.language))
  const among = rule === 'language' && speaking.length > 0 ? speaking : present
  const isFast = rule === 'speed' && application.processingType !== 'normal'
  const [first] = [...among].sort(
    (one, other) => (isFast ? one.open - other.open : 0) || byTurn(one, other),
  )
  return first ?? null
}

const byTurn = (one: AssignableColleague, other: AssignableColleague): number =>
  one.lastTurn - other.lastTurn || (one.id < other.id ? -1 : 1)
