import type { Applicant } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { turnTones } from '../status/NowCard.tsx'
import { Badge } from '../ui/Badge.tsx'
import { checkIcon, closeIcon } from '../ui/icons.ts'

/** What was decided about a traveller, or whose turn it is as long as nothing is. */
export function StateBadge({ applicant: { state, turn } }: Readonly<{ applicant: Applicant }>) {
  const t = useTranslate()
  if (state === 'approved') {
    return (
      <Badge tone="success" icon={checkIcon}>
        {t('own.state.approved')}
      </Badge>
    )
  }
  if (state === 'rejected') {
    return (
      <Badge tone="error" icon={closeIcon}>
        {t('own.state.rejected')}
      </Badge>
    )
  }
  if (state === 'withdrawn') return <Badge>{t('own.state.withdrawn')}</Badge>
  return <Badge tone={turnTones[turn.turn]}>{t(`status.turn.${turn.turn}`)}</Badge>
}
