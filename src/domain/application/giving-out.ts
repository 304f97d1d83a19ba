import type { Language } from '../reference/languages.ts'
import { type Authority, may } from '../staff/permission.ts'
import type { ProcessingType } from './choice.ts'

/**
 * How work is given out.
 * - off: by hand
 * - turns: to whoever has waited longest for work
 * - language: the same among those who speak the traveller's language, where one of them is in
 * - speed: a faster application to whoever has least to do, the others in turn
 */
export const givingRules = ['off', 'turns', 'language', 'speed'] as const
export type GivingRule = (typeof givingRules)[number]

export type GivingColleague = {
  readonly id: string
  readonly authority: Authority
  readonly isDisabled: boolean
  /** By their own switch: who is out is given nothing. */
  readonly isIn: boolean
  /** In which they write to travellers. */
  readonly languages: readonly Language[]
  /** The number of the last turn that was theirs; 0 before the first. */
  readonly lastTurn: number
  /** Applications of theirs that are not ended. */
  readonly open: number
}

export type ToBeGiven = { readonly language: Language; readonly processingType: ProcessingType }

/**
 * To whom an application is given; null where nobody is in, or rules give out nothing. The last turn of
 * whoever it is becomes the newest, which is for whoever calls to keep.
 */
export function assigneeFor<C extends GivingColleague>(
  application: ToBeGiven,
  colleagues: readonly C[],
  rule: GivingRule,
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

const byTurn = (one: GivingColleague, other: GivingColleague): number =>
  one.lastTurn - other.lastTurn || (one.id < other.id ? -1 : 1)
