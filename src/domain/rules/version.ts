import { leadMinutes } from './rules.ts'

/**
 * - waiting: for the second person
 * - lapsed: nobody confirmed it in time
 * - future, in-force, past: of those that count
 */
export const rulesStates = ['waiting', 'lapsed', 'future', 'in-force', 'past'] as const
export type RulesState = (typeof rulesStates)[number]

/** A version that begins later is a slip of the year. */
const mostYearsAhead = 2

export function isTooFar(validFrom: Date, now: Date): boolean {
  const last = new Date(now)
  last.setUTCFullYear(now.getUTCFullYear() + mostYearsAhead)
  return validFrom > last
}

/** Whether a version from that moment is known to every server before it begins. */
export function isAhead(validFrom: Date, now: Date): boolean {
  return validFrom.getTime() - now.getTime() >= leadMinutes * 60_000
}

export function rulesStateOf(
  { number, validFrom, confirmedAt }: { number: number; validFrom: Date; confirmedAt: Date | null },
  inForce: number,
  now: Date,
): RulesState {
  if (confirmedAt === null) return isAhead(validFrom, now) ? 'waiting' : 'lapsed'
  if (number === inForce) return 'in-force'
  return validFrom > now ? 'future' : 'past'
}
