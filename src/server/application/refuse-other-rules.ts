import { AppError } from '#domain/error.ts'
import type { Rules } from '#domain/rules/rules.ts'

/** Refuses what a page computed with other rules than those in force. Pages may leave the version out. */
export function refuseOtherRules({ version }: Rules, given: number | undefined): void {
  if (given !== undefined && given !== version) throw new AppError('rules.changed', { version })
}
