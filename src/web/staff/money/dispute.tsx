import type { AnswerOf } from '#client/route.ts'
import { type DisputeState, daysToAnswer, knownReason } from '#domain/money/dispute.ts'
import type { Translate } from '#phrases/translate.ts'
import { now } from '../../clock.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { clockIcon } from '../../ui/icons.ts'

/** One dispute with all that is told of it. */
export type DisputeCase = AnswerOf<'GET /api/admin/money/disputes/{id}'>

/** Fewer than these are few: the bank reads only what comes in time. */
const few = 4

export function DaysLeft({ respondBy }: Readonly<{ respondBy: string }>) {
  const t = useTranslate()
  const count = daysToAnswer(new Date(respondBy), now())
  const tone = count === 0 ? 'error' : count < few ? 'warning' : 'neutral'
  return (
    <Badge tone={tone} icon={clockIcon}>
      {count === 0 ? t('staff.money.dispute.past') : t('staff.money.dispute.left', { count })}
    </Badge>
  )
}

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
