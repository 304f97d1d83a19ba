import type { AnswerOf } from '#client/route.ts'
import { type Cents, fromDollars } from '#domain/money.ts'

export type RefundView = AnswerOf<'GET /api/admin/applications/{id}/refund'>

/** Dollars as typed, '62.50' or '62,5'; null for anything that is no amount in whole cents. */
export function readAmount(text: string): Cents | null {
  const typed = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(typed)) return null
  return fromDollars(Number(typed))
}

/** '62.50' or '208': what stands in the field before anybody types. */
export function writeAmount(cents: Cents): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

export type RefundProblem = 'amount.unreadable' | 'amount.none' | 'amount.tooMuch' | 'note.required'

/** What stands against paying back this amount, before anybody is asked. */
export function problemsOf(
  typed: { amount: string; note: string },
  proposal: { paid: number; amount: number },
): readonly RefundProblem[] {
  const amount = readAmount(typed.amount)
  if (amount === null) return ['amount.unreadable']
  if (amount === 0) return ['amount.none']
  if (amount > fromDollars(proposal.paid)) return ['amount.tooMuch']
  const isOther = amount !== fromDollars(proposal.amount)
  return isOther && !typed.note.trim() ? ['note.required'] : []
}
