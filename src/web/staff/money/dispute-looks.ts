import { type DisputeState, knownReason } from '#domain/money/dispute.ts'
import type { Translate } from '#phrases/translate.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'

export const disputeTones: Record<DisputeState, BadgeTone> = {
  inquiry: 'info',
  open: 'warning',
  answered: 'info',
  won: 'success',
  lost: 'error',
}

/** What the payer says, in words; a code that we do not know stands as it came. */
export function reasonWords(code: string, t: Translate): string {
  const reason = knownReason(code)
  return reason ? t(`staff.money.dispute.reason.${reason}`) : code
}
