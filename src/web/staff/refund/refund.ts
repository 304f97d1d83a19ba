import type { AnswerOf } from '#client/route.ts'
import { fromDollars } from '#domain/money/money.ts'
import { readAmount } from '../parts/amount.ts'

export type RefundView = AnswerOf<'GET /api/admin/applications/{id}/refund'>

export type RefundProblem =
  | 'amount.beyond'
  | 'amount.unreadable'
  | 'amount.none'
  | 'amount.tooMuch'
  | 'note.required'

/** What stands against paying back this amount, before anybody is asked. */
export function problemsOf(
  typed: { amount: string; note: string },
  proposal: { paid: number; amount: number },
  /** What the own role still allows; null: it has no limit. */
  left: number | null = null,
): readonly RefundProblem[] {
  const amount = readAmount(typed.amount)
  if (amount === null) return ['amount.unreadable']
  if (amount === 0) return ['amount.none']
  if (amount > fromDollars(proposal.paid)) return ['amount.tooMuch']
  if (left !== null && amount > fromDollars(left)) return ['amount.beyond']
  const isOther = amount !== fromDollars(proposal.amount)
  return isOther && !typed.note.trim() ? ['note.required'] : []
}
