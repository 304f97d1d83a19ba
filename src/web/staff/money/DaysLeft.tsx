import { daysToAnswer } from '#domain/money/dispute.ts'
import { now } from '../../clock.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { clockIcon } from '../../ui/icons.ts'

/** Fewer than these are few: the bank reads only what comes in time. */
const few = 4

/** How many days are left to hand in evidence. */
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
